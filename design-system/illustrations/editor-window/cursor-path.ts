import type { Point } from './focus.ts';

/** Number of segments of a path. */
const SEGMENT_COUNT = 80;

/** Maximum deviation of an unsteady hand from the straight line, in percent of the video. */
const MAX_WOBBLE_PERCENT = 6;

/** Returns the points of a cursor's path from `from` to `to`. `smooth` is the reduction of its wobble, in percent. */
export function getCursorPath(from: Point, to: Point, smooth: number): Point[] {
  return Array.from({ length: SEGMENT_COUNT + 1 }, (_, index) => {
    const progress = index / SEGMENT_COUNT;
    const wobbleAmplitude = MAX_WOBBLE_PERCENT * (1 - smooth / 100) * Math.sin(Math.PI * progress);
    return {
      x: from.x + (to.x - from.x) * progress + wobbleAmplitude * Math.sin(index * 0.37),
      y: from.y + (to.y - from.y) * progress + wobbleAmplitude * Math.sin(index * 0.61 + 1),
    };
  });
}
