import type { Encoding } from './site-file.ts';

const ENCODINGS: readonly Encoding[] = ['br', 'zstd', 'gzip'];

/** Cache of parsed `Accept-Encoding` headers. Browsers send only a few, all short. */
const seen = new Map<string, readonly Encoding[]>();
const CACHE_SIZE = 100;
const MAX_CACHED_LENGTH = 100;

/** Encodings that an `Accept-Encoding` header allows; none without the header. */
export function allowedEncodings(header = ''): readonly Encoding[] {
  const known = seen.get(header);
  if (known !== undefined) return known;
  const weights = new Map(weightedList(header).map(({ name, weight }) => [name, weight]));
  const allowed = ENCODINGS.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
  if (header.length > MAX_CACHED_LENGTH) return allowed;
  if (seen.size >= CACHE_SIZE) seen.clear();
  seen.set(header, allowed);
  return allowed;
}

/** Checks if an `If-None-Match` header contains the ETag or `*`. Uses the standard's weak comparison. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch === etag ||
    ifNoneMatch.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag)
  );
}

/** Byte range of a `Range` header, both ends included. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Parses a single `Range`. Returns `undefined` if it may be ignored, `'unsatisfiable'` if it is outside the file. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '');
  if (parts === null) return undefined;
  const [, from = '', to = ''] = parts;
  if (from === '' && to === '') return undefined;
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return 'unsatisfiable';
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

/** Item of a header such as `Accept`, in lowercase, and its weight. 0 means not acceptable. */
interface WeightedItem {
  readonly name: string;
  readonly weight: number;
}

/**
 * Items of a header such as `Accept: text/html, text/*;q=0.5`. A missing or invalid weight counts as 1. Splits at
 * single characters and trims, because a pattern with spaces on both sides takes quadratic time on long runs of spaces.
 */
export function weightedList(header: string): WeightedItem[] {
  return header
    .toLowerCase()
    .split(',')
    .map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
      const q = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
      return { name, weight: Number.isNaN(q) ? 1 : q };
    });
}
