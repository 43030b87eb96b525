import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { isCrawler } from '../../contract/crawler.ts';
import type { RequestInfo } from '../http/request-info.ts';
import { CLOSED_POLICY, COMMON_HEADERS, requestHeaders } from '../http/security-headers.ts';
import type { HstsScope } from '../http/security-headers.ts';
import { chooseVariant, matchesEtag, parseRange } from './negotiate.ts';
import { isThere } from './page-validity.ts';
import type { SiteFiles, Variant } from './site-file.ts';

/**
 * Responds with a file of the build; false when there is none for the request, and then nothing has been written.
 * It writes to Node's response itself: a lookup, one head, one body. Through the router and a web `Response` the same
 * page was measured to take a fifth more processor time, and media could not be streamed without web streams.
 */
export type FileHandler = (incoming: IncomingMessage, outgoing: ServerResponse, info: RequestInfo) => boolean;

/** Makes the handler for a loaded build. `onError` is told of a file that could not be read to its end. */
export function fileHandler(
  files: SiteFiles,
  hsts: HstsScope,
  now: () => number,
  onError: (id: string, error: unknown) => void,
): FileHandler {
  return (incoming, outgoing, info) => {
    if ((incoming.method !== 'GET' && incoming.method !== 'HEAD') || info.path === undefined) return false;
    const file = files.byPath.get(info.path);
    const own: OwnHeaders = (headers, policy) => [
      ...headers,
      'Content-Security-Policy',
      policy,
      ...requestHeaders(info, hsts),
    ];
    if (file === undefined) return redirect(files, incoming, outgoing, info, own);
    // The file outlives the page; what draws pages says that it is gone.
    if (!isThere(file.validity, now())) return false;
    // What a crawler gets in its place has to be drawn.
    if (file.isErrorScreen && isCrawler(incoming.headers['user-agent'])) return false;
    const policy = info.https ? file.policy.https : file.policy.http;
    const variant = chooseVariant(file, incoming.headers['accept-encoding'] as string | undefined);
    if (matchesEtag(incoming.headers['if-none-match'], variant.etag)) {
      outgoing.writeHead(304, own(variant.notModifiedHeaders, policy)).end();
      return true;
    }
    const wantsRange =
      incoming.headers.range !== undefined &&
      incoming.method === 'GET' &&
      file.br === undefined &&
      file.gzip === undefined;
    if (wantsRange && sendRange(incoming, outgoing, info, variant, (headers) => own(headers, policy), onError))
      return true;
    outgoing.writeHead(200, own(variant.headers, policy));
    if (incoming.method === 'HEAD') outgoing.end();
    else if (variant.bytes !== undefined) outgoing.end(variant.bytes);
    else stream(variant, 0, variant.size - 1, outgoing, info, onError);
    return true;
  };
}

/** Adds a policy and the headers of this one request to others. */
type OwnHeaders = (headers: readonly string[], policy: string) => string[];

function redirect(
  files: SiteFiles,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  info: RequestInfo,
  own: OwnHeaders,
): boolean {
  const target = info.path === undefined ? undefined : files.redirects.get(spelling(info.path));
  if (target === undefined) return false;
  const query = incoming.url?.indexOf('?') ?? -1;
  const location = encodeURI(target) + (query === -1 ? '' : (incoming.url ?? '').slice(query));
  const headers = {
    ...COMMON_HEADERS,
    Location: location,
    'Content-Length': '0',
    'Cache-Control': info.holdsCode ? 'no-store' : 'public, max-age=3600',
  };
  outgoing.writeHead(301, own(Object.entries(headers).flat(), CLOSED_POLICY)).end();
  return true;
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
  variant: Variant,
  own: (headers: readonly string[]) => string[],
  onError: (id: string, error: unknown) => void,
): boolean {
  const condition = incoming.headers['if-range'];
  if (condition !== undefined && condition !== variant.etag) return false;
  const range = parseRange(incoming.headers.range, variant.size);
  if (range === undefined) return false;
  const others = variant.headers.filter((_, index) => variant.headers[index - (index % 2)] !== 'Content-Length');
  if (range === 'unsatisfiable') {
    outgoing.writeHead(416, own([...others, 'Content-Range', `bytes */${variant.size}`, 'Content-Length', '0'])).end();
    return true;
  }
  const { first, last } = range;
  outgoing.writeHead(
    206,
    own([
      ...others,
      'Content-Range',
      `bytes ${first}-${last}/${variant.size}`,
      'Content-Length',
      String(last - first + 1),
    ]),
  );
  if (variant.bytes !== undefined) outgoing.end(variant.bytes.subarray(first, last + 1));
  else stream(variant, first, last, outgoing, info, onError);
  return true;
}

function stream(
  variant: Variant,
  first: number,
  last: number,
  outgoing: ServerResponse,
  info: RequestInfo,
  onError: (id: string, error: unknown) => void,
): void {
  pipeline(createReadStream(variant.path, { start: first, end: last }), outgoing, (error) => {
    // A visitor who stops a video half-way is no error.
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') onError(info.id, error);
  });
}
