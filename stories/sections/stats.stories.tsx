import { expect } from 'storybook/test';
import { Stats } from '@onset/design-system/sections/stats';
import type { StatsContent } from '@onset/design-system/sections/stats/schema';
import preview from '../../.storybook/preview.tsx';
import { release } from '../fixtures/release.ts';

const content: StatsContent = {
  label: 'In figures',
  heading: 'Figures you can check',
  facts: [
    {
      figure: '60',
      unit: 'frames a second',
      text: 'Recorded at the display’s own pixels, and exported at up to 4K.',
      source: { label: 'Formats', href: '/docs/formats' },
    },
    {
      figure: release.size.replace(/\D/gu, ''),
      unit: 'megabytes',
      text: 'The whole app, for Apple silicon and Intel.',
      source: { label: 'Download', href: '/download' },
    },
    {
      figure: '5',
      unit: 'plain tracks',
      text: 'Screen, camera, system sound, microphone and events, as files of their own.',
    },
    { figure: '0', unit: 'uploads', text: 'Until you press Share yourself. No account is needed to record.' },
  ],
};

const meta = preview.meta({
  title: 'Sections/Stats',
  component: Stats,
  parameters: { frame: 'none' },
  args: content,
});

/** Screen readers read each number together with its unit, because both are in the same element. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first?.querySelector('p')).toHaveTextContent('60 frames a second');
    await expect(canvas.getByRole('link', { name: 'Formats' })).toHaveAttribute('href', '/docs/formats');
  },
});

export const Two = meta.story({
  args: {
    lede: 'Two figures that say what a recording is.',
    facts: content.facts.slice(0, 2),
  },
});

export const Three = meta.story({
  args: {
    facts: [
      { figure: '4K', unit: 'at 60 frames', text: 'The largest export, and the usual one.' },
      { figure: '3', unit: 'Macs', text: 'For one person, with one license.' },
      { figure: '14', unit: 'days', text: 'To change your mind, whatever the reason.' },
    ],
  },
});

export const Minimal = meta.story({
  args: {
    facts: [
      { figure: '60', text: 'Frames a second.' },
      { figure: '4K', text: 'The largest export.' },
    ],
  },
});
