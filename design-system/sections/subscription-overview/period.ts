/** Whether a moment lies before another. Of a text that is no moment nothing is known, so it does not. */
export function isBefore(moment: string, other: string): boolean {
  return Date.parse(moment) < Date.parse(other);
}

/** How much of the time from one moment to another has passed, 0 to 1; null where one of the three is no moment. */
export function shareOfTime(from: string, to: string, now: string): number | null {
  const [start, end, at] = [from, to, now].map((moment) => Date.parse(moment));
  if (start === undefined || end === undefined || at === undefined) return null;
  const share = (at - start) / (end - start);
  return Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) : null;
}
