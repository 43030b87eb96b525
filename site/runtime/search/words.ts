/**
 * A word as it is searched for: `1.12.0`, `don’t` and `4K` are one each. Marks may be characters of their own: a Mac
 * writes the accents of file names so, and some scripts have no other way.
 */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[.'’][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;

/** The words of a text, as they stand in it. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/**
 * Returns a word without what people leave out when they type: capitals, accents, apostrophes, and a dot beside a letter.
 * `H.264` is `h264`, and `1.12.0` stays.
 */
export function plain(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/(\p{L})\.|\.(?=\p{L})/gu, '$1')
    .toLowerCase();
}

/** Returns a pattern of a word written as several: `full-screen` for `fullscreen`, `60 fps` for `60fps`. */
export function separatedPattern(word: string): RegExp | undefined {
  const characters = plain(word);
  // Parts of a short word occur by chance.
  if (characters.length < 4 && !/\d\D|\D\d/.test(characters)) return undefined;
  return new RegExp(`\\b${characters.split('').join('\\W?')}\\b`, 'i');
}

/** Words that stand in every text, and say nothing of what is looked for. */
const COMMON = new Set(
  'a an and are as at be but by can do does for from get how i if in is it my not of on or the this to what when where which why with you your'.split(
    ' ',
  ),
);

/** The words of a query that say what is looked for; all of them where it has no such. */
export function wantedWords(query: string): string[] {
  const words = wordsOf(query);
  const wanted = words.filter((word) => !COMMON.has(plain(word)));
  return wanted.length > 0 ? wanted : words;
}

/** A piece of a text, and whether it is a word that was found. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** Cuts a text at the words that were found, given as `plain` makes them. Together the pieces are the text. */
export function pieces(text: string, found: ReadonlySet<string>): Piece[] {
  const result: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!found.has(plain(word))) continue;
    if (index > end) result.push({ text: text.slice(end, index), found: false });
    result.push({ text: word, found: true });
    end = index + word.length;
  }
  if (end < text.length) result.push({ text: text.slice(end), found: false });
  return result;
}

/** How much of a text is shown, in characters: two lines on a desktop, four on a phone. */
const EXCERPT = 150;

/** How much of it stands before the first word that was found. */
const LEAD = 40;

/** The part of a text around the first word that was found, cut between words; its beginning where none was. */
export function excerpt(text: string, found: ReadonlySet<string>): string {
  const first = [...text.matchAll(WORD)].find(({ 0: word }) => found.has(plain(word)))?.index ?? 0;
  const from = first <= LEAD ? 0 : text.indexOf(' ', first - LEAD) + 1;
  const rest = text.slice(from);
  const to = rest.length <= EXCERPT ? rest.length : Math.max(rest.lastIndexOf(' ', EXCERPT), first - from);
  const end = to === rest.length ? '' : ' …';
  return `${from === 0 ? '' : '… '}${rest.slice(0, to)}${end}`;
}
