import { expect } from 'storybook/test';
import document from '../../site/pages/404.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Not found',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: '404.ts' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});
