/** Frames per second of every video. */
export const FRAME_RATE = 30;

/** The size that videos are laid out in, in CSS pixels. */
export const SIZE = { width: 1280, height: 720 };

/** Returns the eased share of a movement at a moment, from 0 to 1. The three values are in seconds. */
export function between(from: number, to: number, at: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

export type Stop = readonly [second: number, value: number];

/** Returns the value at a moment, eased from each stop to the next. */
export function along(at: number, stops: readonly Stop[]): number {
  let value = stops[0]?.[1] ?? 0;
  for (const [index, [second, target]] of stops.entries()) {
    const before = stops[index - 1];
    if (before && at > before[0]) value = before[1] + (target - before[1]) * between(before[0], second, at);
  }
  return value;
}
