import { expect } from 'storybook/test';
import document from '../../site/pages/open-source-screen-recorder.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Open-source screen recorders',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'open-source-screen-recorder.ts' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});
