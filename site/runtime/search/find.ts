import MiniSearch from 'minisearch';
import type { Query, QueryCombination, SearchResult } from 'minisearch';
import type { SearchEntry, SearchTexts } from './index-files.ts';
import { plain, separatedPattern, wantedWords, wordsOf } from './words.ts';

/** A place that was found, and by which words of it. */
export interface Found {
  readonly entry: SearchEntry;
  readonly text: string | undefined;
  /** As `plain` makes them. */
  readonly words: ReadonlySet<string>;
}

/** Places that fit a query best, at most `MOST`. */
export interface Findings {
  readonly found: readonly Found[];
  /** True if no place has all words of the query. */
  readonly isPartial: boolean;
}

export type Find = (query: string) => Findings;

/** More than this nobody reads: one types another letter. */
const MOST = 8;

/** From this many words on a query is a sentence, of which not every word can be expected on a page. */
const SENTENCE = 3;

/** Options of words that were changed: those must occur as they are. */
const EXACT = { combineWith: 'AND', prefix: false, fuzzy: false } as const;

const either = (...queries: Query[]): QueryCombination => ({ combineWith: 'OR', queries });

/** Queries for each two words in a row, joined. */
const joinedPairs = (words: readonly string[]): QueryCombination[] =>
  words.slice(1).map((word, before) => ({ ...EXACT, queries: [`${words[before]}${word}`] }));

/** How many places are taken into the index before the page may do something else: some ten milliseconds of a phone. */
const CHUNK = 20;

/**
 * Makes an index of entries, with their texts where those are there. Words are found by their beginnings, from five
 * letters on with a slip of the hand, and joined or separated in another way. Of a page that is found several times the
 * best place counts; versions are a page each. It is made in pieces, so that typing never waits for it.
 */
export async function indexOf(entries: readonly SearchEntry[], texts: SearchTexts = {}): Promise<Find> {
  const byHref = new Map(entries.map((entry) => [entry.href, entry]));
  const index = new MiniSearch<SearchEntry>({
    idField: 'href',
    fields: ['title', 'heading', 'about', 'text'],
    extractField: (entry, field) => (field === 'text' ? texts[entry.href] : entry[field as keyof SearchEntry]) ?? '',
    tokenize: wordsOf,
    processTerm: plain,
    searchOptions: {
      boost: { title: 4, heading: 3, about: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  await index.addAllAsync([...byHref.values()], { chunkSize: CHUNK });
  const contents = new Map(
    entries.map(({ href, title, heading, about }) => [href, [title, heading, about, texts[href]].join('\n')]),
  );

  /** Searches for places with all words, of which two in a row may be one there: `h264` for `h 264`. */
  const searchAll = (words: readonly string[]): SearchResult[] => {
    const rewritten = joinedPairs(words).map((pair, at) => [...words.slice(0, at), pair, ...words.slice(at + 2)]);
    const alternatives: (string | QueryCombination)[][] = [[...words], ...rewritten];
    return index.search(either(...alternatives.map((queries): Query => ({ combineWith: 'AND', queries }))));
  };

  /** Searches for places with at least one of the words. */
  const searchSome = (words: readonly string[]): SearchResult[] =>
    index.search(either(...words, ...joinedPairs(words)));

  /** Searches for the words where at least one of them is written as several. */
  const searchSeparated = (words: readonly string[]): SearchResult[] => {
    const patterns: RegExp[] = [];
    const queries = words.map((word) => {
      const pattern = separatedPattern(word);
      const parts = pattern && partsOf(pattern, contents);
      if (parts) patterns.push(pattern);
      const [, ...numberAndUnit] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
      return parts || numberAndUnit.length > 0 ? either(word, { ...EXACT, queries: parts ?? numberAndUnit }) : word;
    });
    if (queries.every((each) => typeof each === 'string')) return [];
    const filter = ({ id }: SearchResult) =>
      patterns.every((pattern) => pattern.test(contents.get(id as string) ?? ''));
    return index.search({ combineWith: 'AND', queries }, { filter });
  };

  return (query) => {
    const words = wantedWords(query);
    const best = new Map<string, Found>();
    const add = (hits: readonly SearchResult[]): void => {
      for (const { id, terms } of hits) {
        if (best.size === MOST) return;
        const entry = byHref.get(id as string);
        if (!entry) continue;
        const place = entry.kind === 'Version' ? entry.href : entry.href.replace(/#.*/, '');
        if (!best.has(place)) best.set(place, { entry, text: texts[entry.href], words: new Set(terms) });
      }
    };
    const complete = searchAll(words);
    // In a sentence, a place with most words may fit better than one with all.
    if (words.length < SENTENCE) add(complete);
    else if (complete.length > 0) add(searchSome(words));
    if (best.size < MOST) add(searchSeparated(words));
    const isPartial = best.size === 0;
    // A single character is the beginning of too many words.
    if (isPartial) add(searchSome(words.filter(({ length }) => length > 1)));
    else if (words.length >= SENTENCE) add(searchSome(words));
    return { found: [...best.values()], isPartial };
  };
}

/** Returns the words of the first match that has several, such as `full` and `screen`. */
function partsOf(pattern: RegExp, texts: ReadonlyMap<string, string>): string[] | undefined {
  for (const text of texts.values()) {
    const parts = wordsOf(pattern.exec(text)?.[0] ?? '');
    if (parts.length > 1) return parts;
  }
  return undefined;
}
