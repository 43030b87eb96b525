import type { Point } from './focus.ts';

/** Number of points of a path, without the first. */
const STEPS = 80;

/** Deviation of an unsteady hand, in percent of the video. */
const WOBBLE = 6;

/** Returns the path of a cursor between two points, with its wobble reduced by a percentage. */
export function cursorPath(from: Point, to: Point, smooth: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, index) => {
    const at = index / STEPS;
    const off = WOBBLE * (1 - smooth / 100) * Math.sin(Math.PI * at);
    return {
      x: from.x + (to.x - from.x) * at + off * Math.sin(index * 0.37),
      y: from.y + (to.y - from.y) * at + off * Math.sin(index * 0.61 + 1),
    };
  });
}
