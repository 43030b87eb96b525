import { brand } from '@onset/design-system/brand';
import { expect } from 'storybook/test';
import { Bento } from '@onset/design-system/sections/bento';
import type { BentoContent } from '@onset/design-system/sections/bento/schema';
import preview from '../../.storybook/preview.tsx';

type Cell = BentoContent['cells'][number];

const zooms: Cell = {
  size: 'large',
  title: 'Zooms to the click',
  text: 'Each click becomes a zoom that eases in, holds and eases out.',
  illustration: 'zoom-steps',
};
const frames: Cell = {
  size: 'small',
  title: 'Frames a second',
  text: 'At the pixels of your display, not at those of a smaller one.',
  figure: '60',
};
const sound: Cell = {
  size: 'small',
  title: 'Sound tracks',
  text: 'Yours, and the Mac’s own without a driver to install first.',
  figure: '2',
};
const shapes: Cell = {
  size: 'wide',
  title: 'Every shape at once',
  text: 'One edit becomes a wide video, a square and a tall one.',
  illustration: 'export-formats',
};
const captions: Cell = {
  size: 'small',
  title: 'Marks',
  text: 'Set one while you talk, and the editor opens at it.',
  keys: ['shift', 'command', 'M'],
};
const camera: Cell = {
  size: 'tall',
  title: 'Clears the room',
  text: 'Your camera without what is behind you, worked out on your Mac.',
  illustration: 'clear-background',
};
const keys: Cell = {
  size: 'small',
  title: 'Your keys',
  text: 'Shown as you press them, so that a shortcut can be followed.',
  keys: ['shift', 'command', 'P'],
};
const files: Cell = {
  size: 'small',
  title: 'Plain files',
  text: 'Tracks in a folder that other apps can open: `screen.mov`, `mic.m4a`.',
  figure: '5',
};

const content: BentoContent = {
  label: 'What is in it',
  heading: 'All of it is in every plan',
  lede: `There is one ${brand.name}. What you pay changes how long it is yours, not what it can do.`,
  cells: [zooms, frames, sound, captions, shapes],
};

const meta = preview.meta({
  title: 'Sections/Bento',
  component: Bento,
  parameters: { frame: 'none' },
  args: content,
});

/** Expects that the cells fill the grid without an empty space. */
async function expectNoHoles({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const grid = canvasElement.querySelector('ul')?.getBoundingClientRect() ?? new DOMRect();
  const gap = 24;
  const cells = [...canvasElement.querySelectorAll('li')].map((cell) => cell.getBoundingClientRect());
  // Each cell is measured together with one gap, so that the areas of all cells add up to the area of the grid.
  const coveredArea = cells.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  await expect(coveredArea / ((grid.width + gap) * (grid.height + gap))).toBeCloseTo(1, 3);
}

export const Default = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('region', { name: content.heading })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    await expectNoHoles(context);
  },
});

/** The titles of the cells in a row are aligned, whether a number or keys are above them. */
export const Three = meta.story({
  args: { cells: [frames, keys, captions] },
  play: async (context) => {
    await expectNoHoles(context);
    const cells = context.canvas.getAllByRole('listitem').map((cell) => cell.getBoundingClientRect().top);
    const titleTops = context.canvas
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.getBoundingClientRect().top);
    if (new Set(cells).size === 1) await expect(new Set(titleTops).size).toBe(1);
  },
});

export const Four = meta.story({ args: { cells: [zooms, camera, shapes, frames] }, play: expectNoHoles });

/** The space beside a wide cell is too narrow for the next wide cell, so a later small cell fills it. */
export const OutOfOrder = meta.story({
  args: { cells: [shapes, { ...zooms, size: 'wide' }, frames, sound] },
  play: expectNoHoles,
});

export const Seven = meta.story({
  args: { cells: [camera, shapes, frames, sound, captions, keys, files] },
  play: expectNoHoles,
});
