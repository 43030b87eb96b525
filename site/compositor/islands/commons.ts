/** Returns the current text of a key in the site settings, or the fallback. */
export type ReadCommons = (key: string, fallback: string) => string;

/**
 * Returns content with the current texts of the site settings. The runtime may have inserted them into the markup already,
 * and React expects the markup that it would render.
 */
export function withCommons<T>(value: T, read: ReadCommons): T;
export function withCommons(value: unknown, read: ReadCommons): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => withCommons(part, read));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]): [string, unknown] => [name, withCommons(part, read)]);
  const copy = Object.fromEntries(entries);
  const { key, fallback } = copy;
  return typeof key === 'string' && typeof fallback === 'string' && entries.length === 2
    ? { key, fallback: read(key, fallback) }
    : copy;
}
