import { expect } from 'storybook/test';
import { FullBleedMedia } from '@onset/design-system/sections/full-bleed-media';
import type { FullBleedMediaContent } from '@onset/design-system/sections/full-bleed-media/schema';
import preview from '../../.storybook/preview.tsx';
import { sampleVideo } from '../fixtures/videos.ts';

const content: FullBleedMediaContent = {
  label: 'On your display',
  heading: 'A zoom goes as far as your pixels do',
  lede: 'A display of twice the pixels zooms twice as far before text goes soft.',
  opening: 'centered',
  media: { kind: 'illustration', name: 'display-sizes', alt: 'Four displays over each other, the largest of 5K' },
  caption: 'The frame of a video in 1080p, on four displays.',
};

const meta = preview.meta({
  title: 'Sections/Full-bleed media',
  component: FullBleedMedia,
  parameters: { frame: 'none' },
  args: content,
});

/** The media spans the full width of the section, without the margins of the page. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const section = canvas.getByRole('region', { name: content.heading }).getBoundingClientRect();
    const media = canvasElement.querySelector('[data-slot="media"]')?.getBoundingClientRect();
    await expect([media?.left, media?.right]).toEqual([section.left, section.right]);
  },
});

export const WithVideo = meta.story({ args: { media: { kind: 'video', ...sampleVideo }, caption: undefined } });
