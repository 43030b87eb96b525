import type { Point } from './focus.ts';

/** How many points a path has, without its first. */
const STEPS = 80;

/** How far an unsteady hand leaves the line, in per cent of the picture. */
const WOBBLE = 6;

/** Returns the path of a cursor between two points, from which so many per cent of its wobble are removed. */
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
