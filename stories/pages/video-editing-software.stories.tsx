import { expect } from 'storybook/test';
import document from '../../site/pages/video-editing-software.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Video editing software',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'video-editing-software.ts' },
});

/** Breaks if the passes change their order. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const steps = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(steps.indexOf('Shorten the waiting')).toBeLessThan(steps.indexOf('Now look at the zooms'));
  },
});
