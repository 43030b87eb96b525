import { expect } from 'storybook/test';
import { Steps } from '@onset/design-system/sections/steps';
import type { StepsContent } from '@onset/design-system/sections/steps/schema';
import preview from '../../.storybook/preview.tsx';

const content: StepsContent = {
  label: 'How it goes',
  heading: 'From nothing to a film in four presses',
  lede: 'Say you talk for two minutes. The rest takes one.',
  steps: [
    {
      timecode: '00:00',
      title: 'Press record',
      text: 'Shift-Command-2, wherever you are. Choose the whole screen, a window or a region, and talk.',
    },
    {
      timecode: '02:00',
      title: 'Press record again',
      text: 'The recording stops and the editor opens. The zooms are in it, the cursor is smooth, the pauses are marked.',
      media: { kind: 'illustration', name: 'zoom-steps' },
    },
    {
      timecode: '02:20',
      title: 'Change what you like',
      text: 'Drag a zoom, take a cut, put yourself in the corner. Or change nothing.',
      media: { kind: 'illustration', name: 'cursor-path' },
    },
    {
      timecode: '03:00',
      title: 'Export',
      text: 'Command-E. As many shapes as you ticked, at once, without a watermark.',
    },
  ],
};

const textSteps = content.steps.map(({ media: _media, ...step }) => step);

const meta = preview.meta({
  title: 'Sections/Steps',
  component: Steps,
  parameters: { frame: 'none' },
  args: content,
});

/** The steps are an ordered list, so screen readers announce the number of steps and the position of each step. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.tagName).toBe('OL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Press record' })).toBeVisible();
  },
});

export const WithoutMedia = meta.story({ args: { steps: textSteps } });

/**
 * The illustration stays in the viewport while the steps scroll past it. With reduced motion, the illustration is shown
 * in its final state.
 */
export const Pinned = meta.story({
  args: {
    layout: 'pinned',
    media: { kind: 'illustration', name: 'events-to-edit', alt: 'A list of events, and the edit made from it.' },
    steps: textSteps,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A list of events, and the edit made from it.' })).toBeVisible();
  },
});

export const Ruler = meta.story({
  args: { layout: 'ruler', steps: textSteps },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

export const RulerWithMedia = meta.story({
  args: {
    layout: 'ruler',
    steps: [
      {
        timecode: '00:00',
        title: 'Stop',
        text: 'The editor opens, and the zooms are already in it.',
        media: { kind: 'illustration', name: 'zoom-steps' },
      },
      {
        timecode: '00:20',
        title: 'Look once',
        text: 'Drag what is off. Delete what you did not mean.',
        media: { kind: 'illustration', name: 'cursor-path' },
      },
      {
        timecode: '01:00',
        title: 'Export',
        text: 'As many shapes as you ticked, at once.',
        media: { kind: 'illustration', name: 'export-formats' },
      },
    ],
  },
});

/** Without times, the steps have numbers. The titles are aligned, and name the keys for screen readers. */
export const WithKeys = meta.story({
  args: {
    layout: 'ruler',
    steps: [
      {
        title: 'Press Shift-Command-5',
        text: 'A bar appears at the bottom of the screen.',
        keys: ['shift', 'command', '5'],
      },
      { title: 'Choose what to record', text: 'The whole screen, or a part of it.' },
      { title: 'Click Record', text: 'The recording starts at once.' },
      { title: 'Press Control-Command-Esc', text: 'It stops.', keys: ['control', 'command', 'esc'] },
    ],
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
});

export const KeysOnRail = meta.story({
  args: {
    steps: [
      { title: 'Press Command-E', text: 'The export opens.', keys: ['command', 'E'] },
      { title: 'Press Return', text: 'It starts.', keys: ['return'] },
    ],
  },
});

export const Minimal = meta.story({
  args: {
    lede: undefined,
    steps: [
      { timecode: '00:00', title: 'Press record', text: 'Talk.' },
      { timecode: '02:00', title: 'Press record again', text: 'Done.' },
    ],
  },
});
