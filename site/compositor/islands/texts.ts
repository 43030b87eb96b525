/** Answers the current words of a text the site keeps under a key. */
export type ReadText = (key: string, fallback: string) => string;

/**
 * Props with the current words in them. The runtime may have put the site's own words into the markup already, and React
 * must find there what it would draw.
 */
export function withTexts<T>(value: T, read: ReadText): T;
export function withTexts(value: unknown, read: ReadText): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => withTexts(part, read));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]): [string, unknown] => [name, withTexts(part, read)]);
  const copy = Object.fromEntries(entries);
  const { key, fallback } = copy;
  return typeof key === 'string' && typeof fallback === 'string' && entries.length === 2
    ? { key, fallback: read(key, fallback) }
    : copy;
}
