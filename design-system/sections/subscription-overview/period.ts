import type { BoughtSubscription } from './bought.ts';

/** Whether a moment lies before another. Of a text that is no moment nothing is known, so it does not. */
export function isBefore(moment: string, other: string): boolean {
  return Date.parse(moment) < Date.parse(other);
}

/**
 * When the period that ends at a moment began: a month or a year before, on the same day or the last of that month, and
 * never before the subscription itself. Null where the interval is not known.
 */
export function periodStart({ interval, startedAt }: BoughtSubscription, end: string): string | null {
  const at = new Date(end);
  if (interval === null || Number.isNaN(at.getTime())) return startedAt;
  const start = new Date(at);
  if (interval === 'day') start.setUTCDate(at.getUTCDate() - 1);
  else if (interval === 'week') start.setUTCDate(at.getUTCDate() - 7);
  else {
    // The first day first: a month that is too short for the day would become the next one.
    start.setUTCDate(1);
    start.setUTCMonth(at.getUTCMonth() - (interval === 'year' ? 12 : 1));
    const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
    start.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  }
  const text = start.toISOString();
  return startedAt !== null && isBefore(text, startedAt) ? startedAt : text;
}

/** How much of the time from one moment to another has passed, 0 to 1; null where one of the three is no moment. */
export function shareOfTime(from: string, to: string, now: string): number | null {
  const [start, end, at] = [from, to, now].map((moment) => Date.parse(moment));
  if (start === undefined || end === undefined || at === undefined) return null;
  const share = (at - start) / (end - start);
  return Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) : null;
}
