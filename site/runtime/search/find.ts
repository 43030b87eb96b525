import MiniSearch from 'minisearch';
import type { SearchEntry, SearchTexts } from './index-files.ts';
import { plain, wantedWords, wordsOf } from './words.ts';

/** A place that was found, and by which words of it. */
export interface Found {
  readonly entry: SearchEntry;
  readonly text: string | undefined;
  /** As `plain` makes them. */
  readonly words: ReadonlySet<string>;
}

/** Finds what fits a query best, at most `MOST` places. */
export type Find = (query: string) => Found[];

/** More than this nobody reads: one types another letter. */
const MOST = 8;

/** From this many words on a query is a sentence, of which not every word can be expected on a page. */
const SENTENCE = 3;

/** How many places are taken into the index before the page may do something else: some ten milliseconds of a phone. */
const CHUNK = 20;

/**
 * Makes an index of entries, with their texts where those are there. Words are found by their beginnings, and from five
 * letters on with a slip of the hand. Of a page that is found several times the best place counts; versions are a page each.
 * It is made in pieces, so that typing never waits for it.
 */
export async function indexOf(entries: readonly SearchEntry[], texts: SearchTexts = {}): Promise<Find> {
  const byHref = new Map(entries.map((entry) => [entry.href, entry]));
  const index = new MiniSearch<SearchEntry>({
    idField: 'href',
    fields: ['title', 'heading', 'about', 'text'],
    extractField: (entry, field) => (field === 'text' ? texts[entry.href] : entry[field as keyof SearchEntry]) ?? '',
    tokenize: wordsOf,
    processTerm: plain,
  });
  await index.addAllAsync([...byHref.values()], { chunkSize: CHUNK });
  return (query) => {
    const wanted = wantedWords(query);
    const hits = index.search(wanted.join(' '), {
      boost: { title: 4, heading: 3, about: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: wanted.length < SENTENCE ? 'AND' : 'OR',
    });
    const best = new Map<string, Found>();
    for (const { id, terms } of hits) {
      const entry = byHref.get(id as string);
      if (!entry) continue;
      const place = entry.kind === 'Version' ? entry.href : entry.href.replace(/#.*/, '');
      if (!best.has(place)) best.set(place, { entry, text: texts[entry.href], words: new Set(terms) });
      if (best.size === MOST) break;
    }
    return [...best.values()];
  };
}
