/**
 * Word of a search: `1.12.0`, `don’t` and `4K` are one each. Marks may be separate characters, as in macOS file names
 * with accents and in some scripts.
 */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[.'’][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;

/** Returns the words of a text, unchanged. */
export function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/**
 * Returns a word without what people leave out when they type: capitals, accents, apostrophes, and a dot beside a
 * letter. `H.264` is `h264`, and `1.12.0` stays.
 */
export function normalizeWord(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/(\p{L})\.|\.(?=\p{L})/gu, '$1')
    .toLowerCase();
}

/** Returns a pattern of a word written as several: `full-screen` for `fullscreen`, `60 fps` for `60fps`. */
export function separatedPattern(word: string): RegExp | undefined {
  const characters = normalizeWord(word);
  // Parts of a short word occur by chance.
  if (characters.length < 4 && !/\d\D|\D\d/.test(characters)) return undefined;
  return new RegExp(`\\b${characters.split('').join('\\W?')}\\b`, 'i');
}

/** Words that are in every text and don’t help a search. */
const COMMON_WORDS = new Set(
  'a an and are as at be but by can do does for from get how i if in is it my not of on or the this to what when where which why with you your'.split(
    ' ',
  ),
);

/** Returns the words of a query that aren’t common, or all words if all are common. */
export function significantWords(query: string): string[] {
  const words = splitWords(query);
  const significant = words.filter((word) => !COMMON_WORDS.has(normalizeWord(word)));
  return significant.length > 0 ? significant : words;
}

/** Piece of a text. `found` is true for a matching word. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/**
 * Splits a text at matching words, which are given as `normalizeWord` returns them. Joined, the pieces are the text.
 */
export function splitAtMatches(text: string, found: ReadonlySet<string>): Piece[] {
  const result: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!found.has(normalizeWord(word))) continue;
    if (index > end) result.push({ text: text.slice(end, index), found: false });
    result.push({ text: word, found: true });
    end = index + word.length;
  }
  if (end < text.length) result.push({ text: text.slice(end), found: false });
  return result;
}

/** Maximum length of an excerpt, in characters: two lines on a desktop, four on a phone. */
const EXCERPT_LENGTH = 150;

/** Maximum length of the text before the first matching word, in characters. */
const LEAD_LENGTH = 40;

/**
 * Returns the part of a text around the first matching word, cut between words; the beginning of the text if no word
 * matches.
 */
export function excerpt(text: string, found: ReadonlySet<string>): string {
  const first = [...text.matchAll(WORD)].find(({ 0: word }) => found.has(normalizeWord(word)))?.index ?? 0;
  const from = first <= LEAD_LENGTH ? 0 : text.indexOf(' ', first - LEAD_LENGTH) + 1;
  const rest = text.slice(from);
  const to =
    rest.length <= EXCERPT_LENGTH ? rest.length : Math.max(rest.lastIndexOf(' ', EXCERPT_LENGTH), first - from);
  const end = to === rest.length ? '' : ' …';
  return `${from === 0 ? '' : '… '}${rest.slice(0, to)}${end}`;
}
