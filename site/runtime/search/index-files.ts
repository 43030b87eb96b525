/** One place of the site that can be found: a page, a part of it under a heading, or a version. */
export interface SearchEntry {
  readonly href: string;
  /** What it is part of, in a word. */
  readonly kind: string;
  readonly title: string;
  /** The heading on the page, where it is not the page as a whole. */
  readonly heading?: string;
  /** What the page says of itself, where it is the page as a whole. */
  readonly about?: string;
}

/** The text below each entry, by its `href`. */
export type SearchTexts = Readonly<Record<string, string>>;

/** All headings of the site, fetched first. The build writes both files (`scripts/build/search-index.ts`). */
export const HEADINGS_FILE = '/search/headings.json';

/** Texts below the headings, fetched at the same time. This file is about four times as large. */
export const TEXTS_FILE = '/search/texts.json';

/** @throws {Error} when the file cannot be had, or holds something else */
export async function fetchEntries(): Promise<readonly SearchEntry[]> {
  const entries = await fetchJson(HEADINGS_FILE);
  if (!Array.isArray(entries) || !entries.every(isEntry))
    throw new TypeError(`${HEADINGS_FILE} is not a list of entries`);
  return entries;
}

/** @throws {Error} when the file cannot be had, or holds something else */
export async function fetchTexts(): Promise<SearchTexts> {
  const texts = await fetchJson(TEXTS_FILE);
  if (!isTexts(texts)) throw new TypeError(`${TEXTS_FILE} contains no texts`);
  return texts;
}

/** Whatever lies between may have put something else in place of the file. */
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
