import { weightedList } from '../http/weighted-list.ts';
import type { SiteFile, Variant } from './site-file.ts';

type Encoding = 'br' | 'gzip';

/** Accept-Encoding headers seen and what they allow, best first. Browsers send a handful, all short. */
const seen = new Map<string, readonly Encoding[]>();
const REMEMBERED = 100;
const REMEMBERED_LENGTH = 100;

/** The smallest encoding of a file that the client's `Accept-Encoding` allows. */
export function chooseVariant(file: SiteFile, acceptEncoding: string | undefined): Variant {
  if (acceptEncoding === undefined || (file.br === undefined && file.gzip === undefined)) return file.plain;
  for (const encoding of allowedEncodings(acceptEncoding)) {
    const variant = file[encoding];
    if (variant !== undefined) return variant;
  }
  return file.plain;
}

function allowedEncodings(header: string): readonly Encoding[] {
  const known = seen.get(header);
  if (known !== undefined) return known;
  const weights = new Map(weightedList(header).map(({ name, weight }) => [name, weight]));
  const allowed = (['br', 'gzip'] as const).filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
  if (header.length > REMEMBERED_LENGTH) return allowed;
  if (seen.size >= REMEMBERED) seen.clear();
  seen.set(header, allowed);
  return allowed;
}

/** Whether an `If-None-Match` header names the entity tag (or anything), compared weakly as the standard says. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag);
}

/** The bytes a `Range` header asks for: first and last, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Reads a `Range` of one piece; `undefined` for what may be ignored, `'unsatisfiable'` for one outside the file. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (parts === null) return undefined;
  const [, from = '', to = ''] = parts;
  if (from === '' && to === '') return undefined;
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return 'unsatisfiable';
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
