import { expect } from 'storybook/test';
import document from '../../site/pages/camera-background-removal.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Camera background removal',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'camera-background-removal.ts' },
});

/** Breaks if the two pictures have no names. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('img', { name: /A person with curls/u })).not.toHaveLength(0);
    await expect(canvas.getAllByRole('img', { name: /the room gone/u })).not.toHaveLength(0);
  },
});
