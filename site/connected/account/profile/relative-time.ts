const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/**
 * Formats an ISO 8601 time relative to `now` (milliseconds since 1970): `2 hours ago`, `yesterday`, `just now`. Returns
 * other text unchanged. A future time, due to a wrong clock, is `just now`; `undefined` is `at an unknown time`.
 */
export function relativeTime(iso: string | undefined, now: number): string {
  if (iso === undefined) return 'at an unknown time';
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return iso;
  const seconds = Math.max(0, (now - at) / 1000);
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [unit, length] of UNITS) if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  return 'just now';
}
