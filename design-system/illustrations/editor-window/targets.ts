import type { Point } from './focus.ts';

/** Element of the recording that can be clicked. */
export interface Target {
  /** Name with an article, for use in a sentence. */
  readonly name: string;
  /** Left, top, right and bottom edge, in percent of the video. */
  readonly box: readonly [number, number, number, number];
  /** Scale of the zoom after a click on the element. Smaller elements are enlarged more. */
  readonly scale: number;
}

/** Elements of the recording, with those on top first. A story checks that their boxes match the illustration. */
export const targets: readonly Target[] = [
  { name: 'the Publish button', box: [79.8, 18.5, 89.4, 25.2], scale: 2.4 },
  { name: 'the Preview button', box: [69, 18.5, 78.6, 25.2], scale: 2.4 },
  { name: 'the title', box: [27, 17.8, 46, 26.6], scale: 2 },
  { name: 'the chart', box: [27, 29.8, 65.7, 77.3], scale: 1.6 },
  { name: 'the first card', box: [68.1, 29.8, 89.4, 44.2], scale: 2 },
  { name: 'the second card', box: [68.1, 46.4, 89.4, 60.7], scale: 2 },
  { name: 'the third card', box: [68.1, 63, 89.4, 77.3], scale: 2 },
  { name: 'the address bar', box: [7, 6, 93, 13.4], scale: 2.2 },
  { name: 'the sidebar', box: [7, 13.4, 23.4, 94], scale: 1.8 },
  { name: 'the page', box: [7, 6, 93, 94], scale: 1.8 },
];

const backdropTarget: Target = { name: 'the backdrop', box: [0, 0, 100, 100], scale: 1.4 };

/** Returns the element at a point of the recording. */
export function findTarget({ x, y }: Point): Target {
  return (
    targets.find(({ box: [left, top, right, bottom] }) => x >= left && x <= right && y >= top && y <= bottom) ??
    backdropTarget
  );
}
