/** A day such as `2026-11-18` as it is written: “18 November 2026”. The same in every time zone. */
export function formatDate(day: string, locale = 'en-GB'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/**
 * The day of a moment such as `2026-11-18T16:05:00Z` as it is written: “18 November 2026”. The day is that of UTC, as on
 * receipts, so that no two pages differ by one. A text that is no moment stays as it is.
 */
export function formatMoment(moment: string, locale = 'en-GB'): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : formatDate(new Date(time).toISOString().slice(0, 10), locale);
}
