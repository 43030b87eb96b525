/** Seconds that the drawn stretch begins at, and how many it shows. */
export const START = 10;
export const SHOWN = 14;

/** Recorded events: time in seconds, position in pixels, and number of the pinned step that explains the event. */
export const events = [
  { at: 10.31, kind: 'move', what: '402, 866', step: 6 },
  { at: 12.48, kind: 'press', what: '1184, 412', step: 2 },
  { at: 14.02, kind: 'press', what: '1262, 458', step: 2 },
  { at: 16.1, kind: 'scroll', what: '640 down', step: 3 },
  { at: 17.9, kind: 'press', what: '1590, 300', step: 3 },
  { at: 20.1, kind: 'key', what: 'Command-S', step: 4 },
] as const;

/** When the page was scrolled: a zoom waits for the end of it. */
export const scroll = { from: 16.1, to: 17.7 };

/** When nobody speaks. */
export const silence = { from: 20.9, to: 23.1 };

const round = (value: number): number => Math.round(value * 100) / 100;

/** A second as a place on the lanes. */
export const across = (second: number): string => `${round(((second - START) / SHOWN) * 100)}%`;

/** Seconds as a width on the lanes. */
export const span = (seconds: number): string => `${round((seconds / SHOWN) * 100)}%`;
