import { expect } from 'storybook/test';
import document from '../../site/pages/vs-screen-studio.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Compared with Screen Studio',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'vs-screen-studio.ts' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});
