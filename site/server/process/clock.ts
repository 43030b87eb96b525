/** The time, in milliseconds since 1970. Passed in, so that tests can move it. */
export type Clock = () => number;

/** Seconds, minutes, hours and days in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A time as the database and the wire write it: ISO 8601, UTC, milliseconds. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
