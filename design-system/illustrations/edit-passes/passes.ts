/** A stretch of the recording, in seconds, and the pass in which it goes; none if it stays. */
export interface Stretch {
  readonly seconds: number;
  readonly goes?: number;
}

/** Ten minutes as recorded: what is trimmed goes first, then what was said twice, then the waiting. */
export const recording: readonly Stretch[] = [
  { seconds: 14, goes: 1 },
  { seconds: 44 },
  { seconds: 18, goes: 3 },
  { seconds: 32 },
  { seconds: 31, goes: 2 },
  { seconds: 36 },
  { seconds: 14, goes: 3 },
  { seconds: 55 },
  { seconds: 24, goes: 2 },
  { seconds: 22, goes: 3 },
  { seconds: 60 },
  { seconds: 16, goes: 3 },
  { seconds: 30, goes: 2 },
  { seconds: 49 },
  { seconds: 20, goes: 3 },
  { seconds: 41 },
  { seconds: 30, goes: 3 },
  { seconds: 46 },
  { seconds: 18, goes: 1 },
];

/** What each pass takes out. */
export const passes = ['Ends', 'Retakes', 'Waiting'] as const;

/** What is left before a pass, counted from 1. */
export const leftBefore = (pass: number): readonly Stretch[] =>
  recording.filter(({ goes }) => goes === undefined || goes >= pass);

export const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { seconds }) => sum + seconds, 0);

/** Seconds as minutes and seconds: 483 is `08:03`. */
export const clock = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
