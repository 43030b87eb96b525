import { weightedList } from '../http/weighted-list.ts';
import type { Encoding } from './site-file.ts';

/** A set of encodings, as the sum of their bits. */
export type Encodings = number;

const BITS: Readonly<Record<Encoding, Encodings>> = { br: 1, zstd: 2, gzip: 4 };

/** Every set there is. */
export const ALL_SETS: readonly Encodings[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Whether an encoding is in a set. */
export function includesEncoding(set: Encodings, encoding: Encoding): boolean {
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
export interface ByteRange {
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
