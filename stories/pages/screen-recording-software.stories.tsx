import { expect } from 'storybook/test';
import document from '../../site/pages/screen-recording-software.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Screen recording software',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'screen-recording-software.ts' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});
