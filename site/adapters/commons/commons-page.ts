import { isObject } from '../http/schema.ts';

/** Most pages that are fetched: a server that counts wrongly must not keep a browser busy for ever. */
const MOST_PAGES = 40;

/** How many pages a list has, by what its first one says: 1, or fewer, or `NaN` where there are no more. */
export function countPages(first: unknown): number {
  return Math.min(Number(part(part(part(first, 'meta'), 'pagination'), 'pageCount')), MOST_PAGES);
}

/**
 * Puts the entries of a response into a map, and returns whether it was commons at all. It may be a list of entries, an object with the keys themselves, or either under `data`; an entry, and
 * an object under `data`, may have its content under `attributes`, as Strapi 4 sends it. An entry without a key is left
 * out; a list of nothing else is no commons.
 *
 * A `Map`, not an object, so that a key such as `constructor` is found only where the content has it.
 */
export function readPage(response: unknown, values: Map<string, unknown>): boolean {
  // The content is under `data`, or is the response itself; then `data` may be a key of it like any other.
  const data = part(response, 'data');
  const content = typeof data === 'object' && data !== null ? withoutAttributes(data) : response;
  if (Array.isArray(content)) {
    const entries = content.map(withoutAttributes).filter(isEntry);
    for (const { key, value } of entries) values.set(key, value);
    return content.length === 0 || entries.length > 0;
  }
  if (!isObject(content)) return false;
  for (const [key, value] of Object.entries(content)) values.set(key, value);
  return true;
}

/** What Strapi 4 has under `attributes`. */
function withoutAttributes(value: unknown): unknown {
  const attributes = part(value, 'attributes');
  return isObject(attributes) ? attributes : value;
}

function isEntry(entry: unknown): entry is { key: string; value?: unknown } {
  return typeof part(entry, 'key') === 'string';
}

function part(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}
