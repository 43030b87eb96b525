import MiniSearch from 'minisearch';
import type { Query, QueryCombination, SearchResult } from 'minisearch';
import type { SearchEntry, SearchTexts } from './index-files.ts';
import { normalizeWord, separatedPattern, significantWords, splitWords } from './words.ts';

/** Entry that matches a query. */
export interface Match {
  readonly entry: SearchEntry;
  readonly text: string | undefined;
  /** Matching words of the entry, as `normalizeWord` returns them. */
  readonly words: ReadonlySet<string>;
}

/** Best matches of a query, at most `MAX_MATCHES`. */
export interface SearchResults {
  readonly found: readonly Match[];
  /** True if no entry has all words of the query. */
  readonly isPartial: boolean;
}

export type Search = (query: string) => SearchResults;

/** Maximum number of matches. Instead of reading more, visitors type another letter. */
const MAX_MATCHES = 8;

/** Number of words from which a query counts as a sentence, whose words need not all be on a page. */
const SENTENCE_WORDS = 3;

/** Options for rewritten words, which must match exactly. */
const EXACT = { combineWith: 'AND', prefix: false, fuzzy: false } as const;

const either = (...queries: Query[]): QueryCombination => ({ combineWith: 'OR', queries });

/** Returns queries for each two adjacent words, joined. */
const joinedPairs = (words: readonly string[]): QueryCombination[] =>
  words.slice(1).map((word, before) => ({ ...EXACT, queries: [`${words[before]}${word}`] }));

/** Number of entries that are indexed without a pause, which takes a phone about ten milliseconds. */
const CHUNK_SIZE = 20;

/**
 * Creates a search of entries, and of their texts if given. It matches beginnings of words, words from five letters
 * with a typing error, and words that are joined or separated differently. A page that matches several times is found
 * once, by its best entry; every version counts as a page. The index is built in chunks, so that it doesn’t block
 * typing.
 */
export async function createSearch(entries: readonly SearchEntry[], texts: SearchTexts = {}): Promise<Search> {
  const byHref = new Map(entries.map((entry) => [entry.href, entry]));
  const index = new MiniSearch<SearchEntry>({
    idField: 'href',
    fields: ['title', 'heading', 'about', 'text'],
    extractField: (entry, field) => (field === 'text' ? texts[entry.href] : entry[field as keyof SearchEntry]) ?? '',
    tokenize: splitWords,
    processTerm: normalizeWord,
    searchOptions: {
      boost: { title: 4, heading: 3, about: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  await index.addAllAsync([...byHref.values()], { chunkSize: CHUNK_SIZE });
  const contents = new Map(
    entries.map(({ href, title, heading, about }) => [href, [title, heading, about, texts[href]].join('\n')]),
  );

  /** Searches for entries with all words. Two adjacent words may be one word there: `h264` for `h 264`. */
  const searchAll = (words: readonly string[]): SearchResult[] => {
    const rewritten = joinedPairs(words).map((pair, at) => [...words.slice(0, at), pair, ...words.slice(at + 2)]);
    const alternatives: (string | QueryCombination)[][] = [[...words], ...rewritten];
    return index.search(either(...alternatives.map((queries): Query => ({ combineWith: 'AND', queries }))));
  };

  /** Searches for entries with at least one of the words. */
  const searchSome = (words: readonly string[]): SearchResult[] =>
    index.search(either(...words, ...joinedPairs(words)));

  /** Searches for entries in which at least one of the words is written as several. */
  const searchSeparated = (words: readonly string[]): SearchResult[] => {
    const patterns: RegExp[] = [];
    const queries = words.map((word) => {
      const pattern = separatedPattern(word);
      const parts = pattern && findSeparateWords(pattern, contents);
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
    const words = significantWords(query);
    const best = new Map<string, Match>();
    const add = (hits: readonly SearchResult[]): void => {
      for (const { id, terms } of hits) {
        if (best.size === MAX_MATCHES) return;
        const entry = byHref.get(id as string);
        if (!entry) continue;
        const page = entry.kind === 'Version' ? entry.href : entry.href.replace(/#.*/, '');
        if (!best.has(page)) best.set(page, { entry, text: texts[entry.href], words: new Set(terms) });
      }
    };
    const complete = searchAll(words);
    // For a sentence, an entry with most words may match better than one with all.
    if (words.length < SENTENCE_WORDS) add(complete);
    else if (complete.length > 0) add(searchSome(words));
    if (best.size < MAX_MATCHES) add(searchSeparated(words));
    const isPartial = best.size === 0;
    // A single character is the beginning of too many words.
    if (isPartial) add(searchSome(words.filter(({ length }) => length > 1)));
    else if (words.length >= SENTENCE_WORDS) add(searchSome(words));
    return { found: [...best.values()], isPartial };
  };
}

/** Returns the words of the first match that has several, such as `full` and `screen`. */
function findSeparateWords(pattern: RegExp, texts: ReadonlyMap<string, string>): string[] | undefined {
  for (const text of texts.values()) {
    const parts = splitWords(pattern.exec(text)?.[0] ?? '');
    if (parts.length > 1) return parts;
  }
  return undefined;
}
