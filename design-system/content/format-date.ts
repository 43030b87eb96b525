/** A day such as `2026-11-18` as it is written: “18 November 2026”. The same in every time zone. */
export function formatDate(day: string, locale = 'en-GB'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
