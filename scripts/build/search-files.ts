import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HEADINGS_FILE, TEXTS_FILE } from '../../site/runtime/search/index-files.ts';
import type { FoundPlace } from './search-entries.ts';

/**
 * Writes what the search of the site is answered from: the headings of every page that may be found, and their texts.
 * They have no hash in their names, because the pages are drawn before them; a browser asks whether they are new.
 */
export function writeSearchFiles(client: string, places: readonly FoundPlace[]): void {
  // Two headings of a page without an address of their own: the first is where one is led.
  const first = new Map(places.toReversed().map((place) => [place.entry.href, place]));
  const once = places.filter((place) => first.get(place.entry.href) === place);
  mkdirSync(join(client, dirname(HEADINGS_FILE)), { recursive: true });
  write(
    client,
    HEADINGS_FILE,
    once.map(({ entry }) => entry),
  );
  write(client, TEXTS_FILE, Object.fromEntries(once.map(({ entry, text }) => [entry.href, text])));
}

function write(client: string, path: string, data: unknown): void {
  writeFileSync(join(client, path), JSON.stringify(data));
}
