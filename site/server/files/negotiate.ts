import { prepareHead } from '../http/security-headers.ts';
import type { Head, HstsScope } from '../http/security-headers.ts';
import type { Encoding, SiteFile, SiteFiles, Variant } from './site-file.ts';

/** A set of encodings, as the sum of their bits. */
type Encodings = number;

const BITS: Readonly<Record<Encoding, Encodings>> = { br: 1, zstd: 2, gzip: 4 };

/** Every set there is. */
const ALL_SETS: readonly Encodings[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Whether an encoding is in a set. */
function includesEncoding(set: Encodings, encoding: Encoding): boolean {
  return (set & BITS[encoding]) !== 0;
}

/** Accept-Encoding headers seen and what they allow. Browsers send a handful, all short. */
const seen = new Map<string, Encodings>();
const REMEMBERED = 100;
const REMEMBERED_LENGTH = 100;

/** The encodings that an `Accept-Encoding` header allows; none without one. */
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

/** Whether an `If-None-Match` header names the entity tag (or anything), compared weakly as the standard says. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch === etag ||
    ifNoneMatch.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag)
  );
}

/** The bytes a `Range` header asks for: first and last, both included. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Reads a `Range` of one piece; `undefined` for what may be ignored, `'unsatisfiable'` for one outside the file. */
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

/** An item of a header such as `Accept`, in lower case, and its weight: 0 for what the client does not take. */
interface WeightedItem {
  readonly name: string;
  readonly weight: number;
}

/**
 * The items of a header such as `Accept: text/html, text/*;q=0.5`. A weight that is no number counts as 1, as none does.
 * Split at single characters and trimmed: a pattern with spaces on both sides would try every run of spaces from each of
 * its places.
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

/** A variant with the heads it is answered with. */
export interface PreparedVariant extends Variant {
  /** Of a 200. */
  readonly full: Head;
  /** Of a 304. */
  readonly notModified: Head;
}

/** A file of which everything is made that is the same for every request. */
export interface PreparedFile {
  readonly file: SiteFile;
  /** The smallest variant for each set of encodings that a client may allow. */
  readonly best: readonly PreparedVariant[];
}

/** Finds the file of a path, prepared the first time it is asked for: of many pages few are. */
export function preparedFiles(files: SiteFiles, hsts: HstsScope): (path: string) => PreparedFile | undefined {
  const prepared = new Map<string, PreparedFile>();
  return (path) => {
    const known = prepared.get(path);
    if (known !== undefined) return known;
    const file = files.byPath.get(path);
    if (file === undefined) {
      // It may be deleted while the server runs, and few ask for it: it is made ready each time.
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
