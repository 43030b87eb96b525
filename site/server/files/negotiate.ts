import { prepareHead } from '../http/security-headers.ts';
import type { Head, HstsScope } from '../http/security-headers.ts';
import type { Encoding, SiteFile, SiteFiles, Variant } from './site-file.ts';

/** Set of encodings as a bit mask. */
type Encodings = number;

const BITS: Readonly<Record<Encoding, Encodings>> = { br: 1, zstd: 2, gzip: 4 };

const ALL_SETS: readonly Encodings[] = [0, 1, 2, 3, 4, 5, 6, 7];

function includesEncoding(set: Encodings, encoding: Encoding): boolean {
  return (set & BITS[encoding]) !== 0;
}

/** Cache of parsed `Accept-Encoding` headers. Browsers send only a few, all short. */
const seen = new Map<string, Encodings>();
const REMEMBERED = 100;
const REMEMBERED_LENGTH = 100;

/** Encodings that an `Accept-Encoding` header allows; none without the header. */
export function allowedEncodings(header: string | undefined): Encodings {
  if (header === undefined) return 0;
  const known = seen.get(header);
  if (known !== undefined) return known;
  const weights = new Map(weightedList(header).map(({ name, weight }) => [name, weight]));
  let allowed = 0;
  for (const encoding of ['br', 'zstd', 'gzip'] as const)
    if ((weights.get(encoding) ?? weights.get('*') ?? 0) > 0) allowed += BITS[encoding];
  if (header.length > REMEMBERED_LENGTH) return allowed;
  if (seen.size >= REMEMBERED) seen.clear();
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

/** Variant with its prepared heads. */
export interface PreparedVariant extends Variant {
  /** For status 200. */
  readonly full: Head;
  /** For status 304. */
  readonly notModified: Head;
}

/** File with everything prepared that is the same for every request. */
export interface PreparedFile {
  readonly file: SiteFile;
  /** Smallest variant for each set of encodings, indexed by the set. */
  readonly best: readonly PreparedVariant[];
}

/** Creates a lookup by path. Prepares files on first request: few are requested. */
export function preparedFiles(files: SiteFiles, hsts: HstsScope): (path: string) => PreparedFile | undefined {
  const prepared = new Map<string, PreparedFile>();
  return (path) => {
    const known = prepared.get(path);
    if (known !== undefined) return known;
    const file = files.byPath.get(path);
    if (file === undefined) {
      // Not cached: it may be deleted while the server runs, and requests for it are rare.
      const kept = files.kept?.(path);
      return kept && prepare(kept, hsts);
    }
    const made = prepare(file, hsts);
    prepared.set(path, made);
    return made;
  };
}

function prepare(file: SiteFile, hsts: HstsScope): PreparedFile {
  const withHeads = <Some extends Variant>(variant: Some): Some & PreparedVariant => ({
    ...variant,
    full: prepareHead(variant.headers, file.policy, hsts),
    notModified: prepareHead(variant.notModifiedHeaders, file.policy, hsts),
  });
  const plain = withHeads(file.plain);
  const encoded = file.encoded.map(withHeads);
  return {
    file,
    best: ALL_SETS.map((set) => encoded.find(({ encoding }) => includesEncoding(set, encoding)) ?? plain),
  };
}
