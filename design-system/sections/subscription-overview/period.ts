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
}

/** Returns the period between two times; null if one of the three isn't a time or the period is empty. */
export function periodBetween(from: string, to: string, now: string): Period | null {
  const [start, end, at] = [from, to, now].map((time) => Date.parse(time)) as [number, number, number];
  const elapsed = (at - start) / (end - start);
  if (!Number.isFinite(elapsed) || end <= start) return null;
  return {
    elapsed: Math.min(Math.max(elapsed, 0), 1),
    daysLeft: Math.max(Math.ceil((end - at) / DAY_MS), 0),
  };
}
