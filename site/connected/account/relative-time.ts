const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/**
 * A time in words, from now: `2 hours ago`, `yesterday`, `just now`. Takes ISO 8601; a text that is none comes back as it
 * is. A time to come, by a clock that is off, is now; one that nobody has said is `at an unknown time`.
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
