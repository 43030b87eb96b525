import { expect } from 'storybook/test';
import document from '../../site/pages/changelog.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Changelog',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'changelog.ts' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: '1.12.0' })).toHaveAttribute('href', '#v1.12.0');
  },
});
