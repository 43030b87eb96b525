import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { isCrawler } from '../../contract/crawler.ts';
import { rawHeader } from '../http/request-info.ts';
import type { RequestInfo } from '../http/request-info.ts';
import { CLOSED_POLICY, COMMON_HEADERS, completeHead, prepareHead } from '../http/security-headers.ts';
import type { Head, HstsScope } from '../http/security-headers.ts';
import { allowedEncodings, matchesEtag, parseRange, preparedFiles } from './negotiate.ts';
import type { PreparedFile, PreparedVariant } from './negotiate.ts';
import { ALWAYS, PREFETCHED, isPrefetch, isThere } from './site-file.ts';
import type { MovedTo, SiteFiles, Variant } from './site-file.ts';

/**
 * Responds with a file of the build; false when there is none for the request, and then nothing has been written.
 * It writes to Node's response itself: a lookup, one head, one body. Through the router and a web `Response` the same
 * page was measured to take a fifth more processor time, and media could not be streamed without web streams.
 */
export type FileHandler = (incoming: IncomingMessage, outgoing: ServerResponse, info: RequestInfo) => boolean;

/** What a response is made with, besides the request. */
interface ServeParts {
  readonly files: SiteFiles;
  readonly hsts: HstsScope;
  /** Is told of a file that could not be read to its end. */
  readonly onError: (id: string, error: unknown) => void;
}

/** Makes the handler for a loaded build. `onError` is told of a file that could not be read to its end. */
export function fileHandler(
  files: SiteFiles,
  hsts: HstsScope,
  now: () => number,
  onError: (id: string, error: unknown) => void,
): FileHandler {
  const find = preparedFiles(files, hsts);
  const parts: ServeParts = { files, hsts, onError };
  return (incoming, outgoing, info) => {
    if ((incoming.method !== 'GET' && incoming.method !== 'HEAD') || info.path === undefined) return false;
    const prepared = find(info.path);
    if (prepared === undefined) return redirect(incoming, outgoing, info, parts);
    const { file } = prepared;
    // The file outlives the page; what draws pages says that it is gone.
    if (file.validity !== ALWAYS && !isThere(file.validity, now())) return false;
    // What a crawler gets in its place has to be drawn.
    if (file.isErrorScreen && isCrawler(rawHeader(incoming, 'user-agent'))) return false;
    send(prepared, incoming, outgoing, info, parts);
    return true;
  };
}

/** Headers, name after value, with another value of one of them. */
function withValue(headers: readonly string[], name: string, value: string): string[] {
  return headers.map((each, index) => (headers[index - 1] === name && index % 2 === 1 ? value : each));
}

function send(
  { file, best }: PreparedFile,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  info: RequestInfo,
  parts: ServeParts,
): void {
  const variant = best[allowedEncodings(rawHeader(incoming, 'accept-encoding'))];
  if (variant === undefined) throw new Error('No variant of the file matches the accepted encodings');
  const isAhead = file.isPage && isPrefetch(incoming);
  const headOf = (head: Head): string[] =>
    isAhead ? withValue(completeHead(head, info), 'Cache-Control', PREFETCHED) : completeHead(head, info);
  if (matchesEtag(rawHeader(incoming, 'if-none-match'), variant.etag)) {
    outgoing.writeHead(304, headOf(variant.notModified)).end();
    return;
  }
  const mayBePiece = incoming.method === 'GET' && file.encoded.length === 0;
  if (mayBePiece && sendRange(incoming, outgoing, info, variant, parts)) return;
  outgoing.writeHead(200, headOf(variant.full));
  if (incoming.method === 'HEAD') outgoing.end();
  else if (variant.bytes !== undefined) outgoing.end(variant.bytes);
  else stream(variant, 0, variant.size - 1, outgoing, info, parts);
}

function redirect(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  info: RequestInfo,
  { files, hsts }: ServeParts,
): boolean {
  if (info.path === undefined) return false;
  const asked = spelling(info.path);
  const page = files.redirects.get(asked);
  const target: MovedTo | undefined = page === undefined ? files.moved.get(asked) : { to: page, status: 301 };
  if (target === undefined) return false;
  const query = incoming.url?.indexOf('?') ?? -1;
  const location = encodeURI(target.to) + (query === -1 ? '' : (incoming.url ?? '').slice(query));
  const headers = {
    ...COMMON_HEADERS,
    Location: location,
    'Content-Length': '0',
    'Cache-Control': cacheControl(info, target.status),
  };
  const policy = { https: CLOSED_POLICY, http: CLOSED_POLICY };
  outgoing
    .writeHead(target.status, completeHead(prepareHead(Object.entries(headers).flat(), policy, hsts), info))
    .end();
  return true;
}

/** How long a redirect is kept: one for good an hour, so that a mistake in it is not for good. */
function cacheControl({ holdsCode }: RequestInfo, status: MovedTo['status']): string {
  if (holdsCode) return 'no-store';
  return status === 301 ? 'public, max-age=3600' : 'public, max-age=0, must-revalidate';
}

/**
 * A path as its redirect is found by it. What draws pages passes over case and over any number of slashes at the end, and
 * would draw a page at each such address anew.
 */
function spelling(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}

/** Sends the piece asked for; false when the whole file is to be sent after all. */
function sendRange(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  info: RequestInfo,
  variant: PreparedVariant,
  parts: ServeParts,
): boolean {
  const range = parseRange(rawHeader(incoming, 'range'), variant.size);
  if (range === undefined) return false;
  const condition = rawHeader(incoming, 'if-range');
  if (condition !== undefined && condition !== variant.etag) return false;
  const head = completeHead(variant.full, info);
  if (range === 'unsatisfiable') {
    const others = without(head, ['Content-Length', 'Cache-Control']);
    const own = ['Content-Range', `bytes */${variant.size}`, 'Content-Length', '0', 'Cache-Control', 'no-store'];
    outgoing.writeHead(416, [...others, ...own]).end();
    return true;
  }
  const { first, last } = range;
  const own = ['Content-Range', `bytes ${first}-${last}/${variant.size}`, 'Content-Length', String(last - first + 1)];
  outgoing.writeHead(206, [...without(head, ['Content-Length']), ...own]);
  if (variant.bytes !== undefined) outgoing.end(variant.bytes.subarray(first, last + 1));
  else stream(variant, first, last, outgoing, info, parts);
  return true;
}

/** Headers, name after value, but for some. */
function without(headers: readonly string[], names: readonly string[]): string[] {
  return headers.filter((_, index) => !names.includes(headers[index - (index % 2)] ?? ''));
}

function stream(
  variant: Variant,
  first: number,
  last: number,
  outgoing: ServerResponse,
  info: RequestInfo,
  { onError }: ServeParts,
): void {
  pipeline(createReadStream(variant.path, { start: first, end: last }), outgoing, (error) => {
    // A visitor who stops a video half-way is no error.
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') onError(info.id, error);
  });
}
