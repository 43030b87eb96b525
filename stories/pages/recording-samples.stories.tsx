import { expect } from 'storybook/test';
import howItWorks from '../../site/pages/how-it-works.ts';
import useCases from '../../site/pages/use-cases.ts';
import macosScreenRecorder from '../../site/pages/macos-screen-recorder.ts';
import tutorialRecordingSoftware from '../../site/pages/tutorial-recording-software.ts';
import videoEditingSoftware from '../../site/pages/video-editing-software.ts';
import cameraBackgroundRemoval from '../../site/pages/camera-background-removal.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

/* Pages about screen recording, which `npm run brand` can remove. */
const meta = preview.meta({
  title: 'Pages/Static pages',
  component: PageStory,
  tags: ['!autodocs', 'every-mode'],
  parameters: { frame: 'none' },
});

export const HowItWorks = meta.story({
  args: { document: howItWorks, file: 'how-it-works.ts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Two clicks share one zoom/ })).toBeVisible();
  },
});

export const UseCases = meta.story({
  args: { document: useCases, file: 'use-cases.ts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bug report' })).toHaveAttribute('href', '#bug-report');
  },
});

/** Each row of the table shows the number of pixels of a display, and the maximum zoom for two video sizes. */
export const MacosScreenRecorder = meta.story({
  name: 'macOS screen recorder',
  args: { document: macosScreenRecorder, file: 'macos-screen-recorder.ts' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /MacBook Pro, 14 inches/u });
    await expect(row).toHaveTextContent(/3024 × 1964.*1\.58.*0\.79/u);
  },
});

/** The list contains all twelve checks. */
export const TutorialRecordingSoftware = meta.story({
  args: { document: tutorialRecordingSoftware, file: 'tutorial-recording-software.ts' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Check these before you publish' });
    const checks = heading.closest('section')?.querySelectorAll('.prose li');
    await expect(checks).toHaveLength(12);
  },
});

/** The step “Shorten the waiting” comes before the step “Now look at the zooms”. */
export const VideoEditingSoftware = meta.story({
  args: { document: videoEditingSoftware, file: 'video-editing-software.ts' },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(steps.indexOf('Shorten the waiting')).toBeLessThan(steps.indexOf('Now look at the zooms'));
  },
});

/** Both images, with and without the room, have a text alternative. */
export const CameraBackgroundRemoval = meta.story({
  args: { document: cameraBackgroundRemoval, file: 'camera-background-removal.ts' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /A person with curls/u })).not.toHaveLength(0);
    await expect(canvas.getAllByRole('img', { name: /the room gone/u })).not.toHaveLength(0);
  },
});
