import { setTimeout as pause } from 'node:timers/promises';

/** Returns the time in milliseconds since 1970. Tests pass their own. */
export type Clock = () => number;

/** Durations in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Returns a time in the format of the database and the API: ISO 8601, UTC, with milliseconds. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Waits for `work`, but at most `limit` milliseconds. */
export async function atMost(limit: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  // Keeps the process running until the limit.
  const limited = pause(limit, undefined, { signal: over.signal }).catch(() => {});
  await Promise.race([work.finally(() => over.abort()), limited]);
}
