import type { Point } from './focus.ts';

/** Number of segments of a path. */
const STEPS = 80;

/** Maximum deviation of an unsteady hand from the straight line, in percent of the video. */
const MAX_WOBBLE_PERCENT = 6;

/** Returns the points of a cursor's path from `from` to `to`. `smooth` is the reduction of its wobble, in percent. */
export function cursorPath(from: Point, to: Point, smooth: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, index) => {
    const at = index / STEPS;
    const wobbleOffset = MAX_WOBBLE_PERCENT * (1 - smooth / 100) * Math.sin(Math.PI * at);
    return {
      x: from.x + (to.x - from.x) * at + wobbleOffset * Math.sin(index * 0.37),
      y: from.y + (to.y - from.y) * at + wobbleOffset * Math.sin(index * 0.61 + 1),
    };
  });
}
