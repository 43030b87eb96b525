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
 * Responds with a file of the build. Returns false, with nothing written, if no file matches the request. Writes to
 * Node's response directly. Through the router and a web `Response`, the same page took a fifth more CPU time in
 * measurements, and media would have to be streamed as web streams.
 */
export type FileHandler = (incoming: IncomingMessage, outgoing: ServerResponse, info: RequestInfo) => boolean;

/** Inputs of a response, besides the request. */
interface ServeParts {
  readonly files: SiteFiles;
  readonly hsts: HstsScope;
  /** Called if a file can't be read completely. */
  readonly onError: (id: string, error: unknown) => void;
}

/** Creates the handler for a loaded build. `onError` is called if a file can't be read completely. */
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
    // The file exists, but its page isn't valid now. The renderer responds.
    if (file.validity !== ALWAYS && !isThere(file.validity, now())) return false;
    // Crawlers get a rendered response instead.
    if (file.isErrorScreen && isCrawler(rawHeader(incoming, 'user-agent'))) return false;
    send(prepared, incoming, outgoing, info, parts);
    return true;
  };
}

/** Replaces one header in a list of names and values. */
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

/** Sends the requested range. Returns false if the whole file must be sent instead. */
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

/** Removes headers from a list of names and values. */
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
    // A visitor who stops a video midway isn't an error.
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') onError(info.id, error);
  });
}
