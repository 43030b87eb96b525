const DAY_MS = 86_400_000;

/** True if a time is before another; false if one of them isn't a time. */
export function isBefore(time: string, other: string): boolean {
  return Date.parse(time) < Date.parse(other);
}

/** A billing period, relative to the current time. */
export interface Period {
  /** Elapsed share, 0 to 1. */
  readonly elapsed: number;
  /** Remaining days, rounded up. */
  readonly daysLeft: number;
  /** Lengths of its parts in days: calendar months if it exceeds 62 days, weeks if it exceeds 7, otherwise days. */
  readonly parts: readonly number[];
}

/** Returns the period between two times; null if one of the three isn't a time or the period is empty. */
export function periodBetween(from: string, to: string, now: string): Period | null {
  const [start, end, at] = [from, to, now].map((time) => Date.parse(time)) as [number, number, number];
  const elapsed = (at - start) / (end - start);
  if (!Number.isFinite(elapsed) || end <= start) return null;
  return {
    elapsed: Math.min(Math.max(elapsed, 0), 1),
    daysLeft: Math.max(Math.ceil((end - at) / DAY_MS), 0),
    parts: partsOf(start, end),
  };
}

function partsOf(start: number, end: number): number[] {
  const days = (end - start) / DAY_MS;
  const parts: number[] = [];
  for (let from = start; from < end && parts.length < 60;) {
    const next = days > 62 ? addMonths(start, parts.length + 1) : from + (days > 7 ? 7 : 1) * DAY_MS;
    parts.push((Math.min(next, end) - from) / DAY_MS);
    from = next;
  }
  return parts;
}

/** Returns the same day of a later month, or its last day. */
function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
