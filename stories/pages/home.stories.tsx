import { expect } from 'storybook/test';
import document from '../../site/pages/index.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Home',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'index.ts' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});
