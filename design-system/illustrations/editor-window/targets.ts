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
  { name: 'the Publish button', box: [76.3, 7.1, 91.8, 12.4], scale: 2 },
  { name: 'the title bar', box: [7, 6, 93, 13.5], scale: 2 },
  { name: 'the file list', box: [7, 13.5, 25.1, 94], scale: 2 },
  { name: 'the terminal', box: [25.1, 67.6, 93, 94], scale: 1.8 },
  { name: 'the code', box: [25.1, 13.5, 93, 67.6], scale: 1.8 },
];

const backdropTarget: Target = { name: 'the backdrop', box: [0, 0, 100, 100], scale: 1.4 };

/** Returns the element at a point of the recording. */
export function findTarget({ x, y }: Point): Target {
  return (
    targets.find(({ box: [left, top, right, bottom] }) => x >= left && x <= right && y >= top && y <= bottom) ??
    backdropTarget
  );
}
