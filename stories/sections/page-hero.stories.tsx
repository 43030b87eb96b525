import { brand } from '@onset/design-system/brand';
import { expect } from 'storybook/test';
import { PageHero } from '@onset/design-system/sections/page-hero';
import type { PageHeroContent } from '@onset/design-system/sections/page-hero/schema';
import preview from '../../.storybook/preview.tsx';
import { release } from '../fixtures/release.ts';
import { unplayableVideo } from '../fixtures/videos.ts';

const split: PageHeroContent = {
  layout: 'split',
  label: 'Recording',
  heading: 'Screen, sound and you, each on its own track',
  lede: `${brand.name} keeps what you record apart, so that a cough can be cut and the picture left alone.`,
  actions: [
    { label: 'See plans', href: '/pricing' },
    { label: 'How it edits', href: '/features/editing' },
  ],
  meta: 'macOS 14 or later. Apple silicon and Intel.',
  media: { kind: 'illustration', name: 'zoom-steps' },
};

const centered: PageHeroContent = {
  layout: 'centered',
  label: 'Export',
  heading: 'One edit, every shape it is asked for',
  lede: 'Wide for the talk, square for the post, tall for the phone. Each keeps the action in frame.',
  actions: [{ label: 'See plans', href: '/pricing' }],
  media: { kind: 'illustration', name: 'export-formats' },
};

const title: PageHeroContent = {
  layout: 'title',
  label: 'Releases',
  heading: `What is new in ${brand.name}`,
  lede: 'A version about once a month. What changed, what was mended, and what you have to know before you update.',
  meta: 'Version 1.12.0, 18 November 2026',
};

const video: PageHeroContent = {
  layout: 'video',
  label: 'In one take',
  heading: 'A minute and a half, start to film',
  lede: 'Nothing was cut from this one: you see the recording, the edit it came with, and the export.',
  media: unplayableVideo,
};

const meta = preview.meta({
  title: 'Sections/Page hero',
  component: PageHero,
  parameters: { frame: 'none' },
  args: split,
});

/** The heading is the page's `h1` and the accessible name of the section. The actions are links. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: split.heading });
    await expect(heading).toBeVisible();
    await expect(canvas.getByRole('region', { name: split.heading })).toContainElement(heading);
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  },
});

export const Centered = meta.story({ args: centered });

/** The section has no media, so it contains only text and no placeholder. */
export const Title = meta.story({
  args: { ...title, actions: undefined, media: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Version 1.12.0, 18 November 2026')).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot="media"]')).toBeNull();
  },
});

export const TitleWithActions = meta.story({
  args: {
    ...title,
    label: 'Download',
    heading: `${brand.name} for the Mac`,
    lede: 'One app for Apple silicon and Intel, signed and notarised.',
    actions: [
      {
        label: `Download ${release.size}`,
        href: `https://downloads.onset.example/${brand.name}-${release.version}.dmg`,
      },
      { label: 'What is new', href: '/releases' },
    ],
    meta: `Version ${release.version} for macOS 14 or later`,
    media: undefined,
  },
});

/** The video shows its poster and the browser's controls. The browser loads nothing of the video before playback. */
export const Video = meta.story({
  args: { ...video, actions: undefined, meta: undefined },
  play: async ({ canvas }) => {
    const player = canvas.getByLabelText<HTMLVideoElement>(unplayableVideo.title);
    await expect(player.controls).toBe(true);
    await expect(player.preload).toBe('none');
    await expect(player.getBoundingClientRect().height).toBeGreaterThan(150);
  },
});

export const Minimal = meta.story({
  args: {
    layout: 'title',
    label: 'Legal',
    heading: 'Privacy',
    lede: undefined,
    actions: undefined,
    meta: undefined,
    media: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
