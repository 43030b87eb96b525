import { expect } from 'storybook/test';
import { FeatureGrid } from '@onset/design-system/sections/feature-grid';
import type { FeatureGridContent } from '@onset/design-system/sections/feature-grid/schema';
import preview from '../../.storybook/preview.tsx';

const content: FeatureGridContent = {
  label: 'What it does',
  heading: 'It makes the cuts you would have made',
  lede: 'A raw recording is long, jumpy and shows your kitchen. Four things happen to it while you talk.',
  features: [
    {
      illustration: 'zoom-steps',
      title: 'Zooms to the click',
      text: 'Each press becomes a zoom that eases in, holds, and lets go. Drag it, stretch it, or delete it: it is a block on the timeline like any other.',
    },
    {
      illustration: 'cursor-path',
      title: 'Smooths the cursor',
      text: 'The wobble goes, the intent stays. The path is redrawn, so it is sharp at any size.',
    },
    {
      illustration: 'clear-background',
      title: 'Clears the room',
      text: 'Your camera, without what is behind you. Worked out on your Mac: no picture of your room leaves it.',
    },
    {
      illustration: 'export-formats',
      title: 'Exports every shape at once',
      text: 'One edit becomes a wide film, a square and a tall one. Each keeps the action in frame.',
    },
  ],
};

const meta = preview.meta({
  title: 'Sections/Feature grid',
  component: FeatureGrid,
  parameters: { frame: 'none' },
  args: content,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'It makes the cuts you would have made' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
});

export const Two = meta.story({ args: { lede: undefined, features: content.features.slice(0, 2) } });

const listed: FeatureGridContent = {
  label: 'Recording',
  heading: 'What it records',
  lede: 'Each source is a track of its own, and stays one.',
  features: [
    { title: 'The whole screen', text: 'At the display’s own pixels, up to 60 frames a second.' },
    { title: 'A window or a region', text: 'As large as you draw it.' },
    { title: 'The Mac’s sound', text: 'From all apps, without a driver.' },
    { title: 'Your microphone', text: 'Its noise reduced, or left as it is.' },
    { title: 'Your camera', text: 'As a bubble, beside, full, or off.' },
    {
      title: 'An iPhone or iPad',
      text: 'By cable, as another screen.',
      link: { label: 'How to connect one', href: '/docs/iphone' },
    },
  ],
};

/** The features have no illustrations. */
export const List = meta.story({
  args: listed,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'How to connect one' })).toBeVisible();
  },
});
