/** Formats an ISO date, such as `2026-11-18`, as “18 November 2026”. The result is the same in every time zone. */
export function formatDate(isoDate: string, locale = 'en-GB'): string {
  return getFormatter(locale).format(new Date(`${isoDate}T00:00:00Z`));
}

/**
 * Cached formatters by locale. Creating a formatter takes a hundred times as long as using one, and a list of posts
 * formats many dates.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(locale: string): Intl.DateTimeFormat {
  const formatter = formatters.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formatters.set(locale, formatter);
  return formatter;
}

/**
 * Formats the date of an ISO timestamp, such as `2026-11-18T16:05:00Z`, as “18 November 2026”. The date is in UTC, so
 * that it is the same on pages and receipts. Returns other texts unchanged.
 */
export function formatTimestampDate(isoTimestamp: string, locale = 'en-GB'): string {
  const epochMs = Date.parse(isoTimestamp);
  return Number.isNaN(epochMs) ? isoTimestamp : formatDate(new Date(epochMs).toISOString().slice(0, 10), locale);
}
