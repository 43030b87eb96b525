/** A day such as `2026-11-18` as it is written: “18 November 2026”. The same in every time zone. */
export function formatDate(day: string, locale = 'en-GB'): string {
  return formatterOf(locale).format(new Date(`${day}T00:00:00Z`));
}

/** Making one takes a hundred times as long as using it, and a list of posts writes many days. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string): Intl.DateTimeFormat {
  const formatter = formatters.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formatters.set(locale, formatter);
  return formatter;
}

/**
 * The day of a moment such as `2026-11-18T16:05:00Z` as it is written: “18 November 2026”. The day is that of UTC, as on
 * receipts, so that no two pages differ by one. A text that is no moment stays as it is.
 */
export function formatMoment(moment: string, locale = 'en-GB'): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : formatDate(new Date(time).toISOString().slice(0, 10), locale);
}
