import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { isCrawler } from '../../contract/crawler.ts';
import { headerOf } from '../http/request-info.ts';
import type { RequestInfo } from '../http/request-info.ts';
import { CLOSED_POLICY, COMMON_HEADERS, requestHeaders } from '../http/security-headers.ts';
import type { HstsScope } from '../http/security-headers.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { isPublished, lettersOf } from './site-file.ts';
import type { MovedTo, SiteFile, SiteFiles, Variant, Encoding } from './site-file.ts';

interface ServeParts {
  readonly files: SiteFiles;
  readonly hsts: HstsScope;
  readonly now: Clock;
  readonly log: Pick<Log, 'error'>;
}

/** Request and response of a file. */
interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly info: RequestInfo;
}

/**
 * Creates a handler that responds with a file of the build, or redirects to one. It returns false, with nothing written,
 * if no file matches the request. It writes to Node's response directly: through the router and a web `Response`, the
 * same page took a fifth more CPU time in measurements, and media would have to be streamed as web streams.
 */
export function fileHandler(parts: ServeParts) {
  const { files, now } = parts;
  return (incoming: IncomingMessage, outgoing: ServerResponse, info: RequestInfo): boolean => {
    if ((incoming.method !== 'GET' && incoming.method !== 'HEAD') || info.path === undefined) return false;
    const exchange = { incoming, outgoing, info };
    const file = files.byPath.get(info.path) ?? files.kept?.(info.path);
    if (file === undefined) return redirect(info.path, exchange, parts);
    // The file exists, but its page isn't valid now. The renderer responds.
    if (!isPublished(file.validity, now())) return false;
    // Crawlers get a rendered response instead.
    if (file.isErrorScreen && isCrawler(headerOf(incoming, 'user-agent'))) return false;
    send(file, exchange, parts);
    return true;
  };
}

/**
 * Replaces a page's `Cache-Control` for prefetches. Pages must be revalidated at each use; in measurements, Chromium
 * and Firefox did so after a prefetch too, which made it nearly useless. `private`, because shared caches send one
 * response to all clients, not only to those that prefetch.
 */
const PREFETCHED = 'private, max-age=300';

/** Headers that a 304 leaves out. */
const CONTENT_HEADERS = new Set(['Content-Type', 'Content-Length', 'Content-Encoding']);

function send(file: SiteFile, exchange: Exchange, { hsts, log }: ServeParts): void {
  const { incoming, outgoing, info } = exchange;
  const allowed = allowedEncodings(headerOf(incoming, 'accept-encoding'));
  // `encoded` is sorted by size.
  const variant = file.encoded.find(({ encoding }) => allowed.includes(encoding)) ?? file.plain;
  const headers: Record<string, string> = {
    ...requestHeaders(info, hsts),
    'Content-Security-Policy': info.https ? file.policy.https : file.policy.http,
    ...variant.headers,
  };
  if (file.isPage && headerOf(incoming, 'sec-purpose')?.startsWith('prefetch')) headers['Cache-Control'] = PREFETCHED;
  const stream = (first: number, last: number): void => {
    pipeline(createReadStream(variant.path, { start: first, end: last }), outgoing, (error) => {
      // A visitor who stops a video midway isn't an error.
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.error(info.id, error);
    });
  };
  if (matchesEtag(headerOf(incoming, 'if-none-match'), variant.etag)) {
    const others = Object.entries(headers).filter(([name]) => !CONTENT_HEADERS.has(name));
    outgoing.writeHead(304, Object.fromEntries(others)).end();
    return;
  }
  const range = rangeOf(file, variant, incoming);
  if (range === 'unsatisfiable') {
    const own = { 'Content-Range': `bytes */${variant.size}`, 'Content-Length': '0', 'Cache-Control': 'no-store' };
    outgoing.writeHead(416, { ...headers, ...own }).end();
  } else if (range !== undefined) {
    const { first, last } = range;
    const own = { 'Content-Range': `bytes ${first}-${last}/${variant.size}`, 'Content-Length': last - first + 1 };
    outgoing.writeHead(206, { ...headers, ...own });
    if (variant.bytes === undefined) stream(first, last);
    else outgoing.end(variant.bytes.subarray(first, last + 1));
  } else {
    outgoing.writeHead(200, headers);
    if (incoming.method === 'HEAD') outgoing.end();
    else if (variant.bytes === undefined) stream(0, variant.size - 1);
    else outgoing.end(variant.bytes);
  }
}

/** Returns the requested range, or `undefined` if the whole file must be sent. */
function rangeOf(file: SiteFile, { size, etag }: Variant, incoming: IncomingMessage) {
  if (incoming.method !== 'GET' || file.encoded.length > 0) return undefined;
  const condition = headerOf(incoming, 'if-range') ?? etag;
  return condition === etag ? parseRange(headerOf(incoming, 'range'), size) : undefined;
}

function redirect(path: string, { incoming, outgoing, info }: Exchange, { files, hsts, now }: ServeParts): boolean {
  const target = targetOf(path, files, now());
  if (target === undefined) return false;
  const query = /\?.*/s.exec(incoming.url ?? '')?.[0] ?? '';
  outgoing
    .writeHead(target.status, {
      ...requestHeaders(info, hsts),
      ...COMMON_HEADERS,
      'Content-Security-Policy': CLOSED_POLICY,
      'Content-Length': '0',
      'Cache-Control': cacheControl(info, target.status),
      Location: encodeURI(target.to) + query,
    })
    .end();
  return true;
}

/** Returns the redirect of a path: exact ones first, then to the only similar path. */
function targetOf(path: string, { byPath, redirects, moved, similar }: SiteFiles, at: number): MovedTo | undefined {
  const asked = spelling(path);
  const page = redirects.get(asked);
  if (page !== undefined) return { to: page, status: 301 };
  const other = path.length > MAX_SIMILAR_LENGTH || NEVER_SIMILAR.test(path) ? undefined : similar.get(lettersOf(path));
  const isThere = other !== undefined && isPublished(byPath.get(other)?.validity ?? {}, at);
  return moved.get(asked) ?? (isThere ? { to: other, status: 302 } : undefined);
}

/** Longer than any path of the site. */
const MAX_SIMILAR_LENGTH = 200;

/** Matches paths that aren't typed or copied by visitors: hidden files, `//host`, assets and the API. */
const NEVER_SIMILAR = /^\/(?:[./]|(?:api|assets)\/)/i;

/** `Cache-Control` of a redirect. Permanent ones last an hour, so that mistakes don't stay. */
function cacheControl({ holdsCode }: RequestInfo, status: MovedTo['status']): string {
  if (holdsCode) return 'no-store';
  return status === 301 ? 'public, max-age=3600' : 'public, max-age=0, must-revalidate';
}

/**
 * Normalizes a path for the redirect lookup. The renderer ignores case and trailing slashes, and would render the page
 * again for each such URL.
 */
function spelling(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}

const ENCODINGS: readonly Encoding[] = ['br', 'zstd', 'gzip'];

/** Cache of parsed `Accept-Encoding` headers. Browsers send only a few, all short. */
const seen = new Map<string, readonly Encoding[]>();
const CACHE_SIZE = 100;
const MAX_CACHED_LENGTH = 100;

/** Encodings that an `Accept-Encoding` header allows; none without the header. */
function allowedEncodings(header = ''): readonly Encoding[] {
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
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
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
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
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
