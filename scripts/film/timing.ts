/** How long the film is, in seconds, and how many frames a second it has. */
export const SECONDS = 15;
export const FRAMES_A_SECOND = 30;

/** Its size in pixels. */
export const WIDTH = 1280;
export const HEIGHT = 720;

/** How far between two moments a third is, from 0 to 1, slow at both ends as everything that moves in the product. */
export function between(from: number, to: number, at: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** The value at a moment on the way through values at given moments, eased from each to the next. */
export function along(at: number, stops: readonly (readonly [second: number, value: number])[]): number {
  let value = stops[0]?.[1] ?? 0;
  for (const [index, [second, target]] of stops.entries()) {
    const before = stops[index - 1];
    if (before && at > before[0]) value = before[1] + (target - before[1]) * between(before[0], second, at);
  }
  return value;
}
