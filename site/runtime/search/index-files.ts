/** Entry of the search index: a page, a part of it under a heading, or a version. */
export interface SearchEntry {
  readonly href: string;
  /** Kind of page, in one word. */
  readonly kind: string;
  readonly title: string;
  /** Heading on the page; missing for the page as a whole. */
  readonly heading?: string;
  /** Description of the page; only for the page as a whole. */
  readonly about?: string;
}

/** Text below each entry, by its `href`. */
export type SearchTexts = Readonly<Record<string, string>>;

/**
 * Path of all headings of the site, which are shown first. The build writes both files
 * (`scripts/build/search-index.ts`).
 */
export const HEADINGS_FILE = '/search/headings.json';

/** Path of the texts below the headings, requested at the same time. This file is about four times as large. */
export const TEXTS_FILE = '/search/texts.json';

/** @throws {Error} if the file can’t be loaded or has other content */
export async function fetchEntries(): Promise<readonly SearchEntry[]> {
  const entries = await fetchJson(HEADINGS_FILE);
  if (!Array.isArray(entries) || !entries.every(isEntry))
    throw new TypeError(`${HEADINGS_FILE} is not a list of entries`);
  return entries;
}

/** @throws {Error} if the file can’t be loaded or has other content */
export async function fetchTexts(): Promise<SearchTexts> {
  const texts = await fetchJson(TEXTS_FILE);
  if (!isTexts(texts)) throw new TypeError(`${TEXTS_FILE} contains no texts`);
  return texts;
}

/** Checks an entry, because a proxy may have replaced the file. */
function isEntry(value: unknown): value is SearchEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { href, kind, title, heading = '', about = '' } = value as Record<keyof SearchEntry, unknown>;
  return [href, kind, title, heading, about].every((each) => typeof each === 'string');
}

function isTexts(value: unknown): value is SearchTexts {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((each) => typeof each === 'string')
  );
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} has the status ${response.status}`);
  return response.json();
}
