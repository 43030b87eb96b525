/** A time as Paddle writes it: microseconds. */
export const paddleTime = (iso: string): string => iso.replace(/(\.\d{3})Z$/, '$1000Z');

/** The same, where there may be none. */
export const paddleTimeOrNull = (iso: string | null): string | null => (iso === null ? null : paddleTime(iso));

/** When a period that begins at a time is over: the same day of a later month, or that month's last. */
export function periodEnd(startsAt: string, interval: 'month' | 'year'): string {
  const end = new Date(startsAt);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + (interval === 'month' ? 1 : 12));
  // The 31st of a month that has none became a day of the next.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.toISOString();
}
