import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Exchange } from '../http/exchange.ts';
import { COMMON_HEADERS, HSTS } from '../http/security-headers.ts';
import { chooseVariant, matchesEtag, parseRange } from './negotiate.ts';
import type { SiteFiles, Variant } from './site-file.ts';

/**
 * Answers a request from the build's files; false when there is none for it, and then nothing has been written.
 * It writes to Node's response itself: a lookup, one head, one body. Through the router and a web `Response` the same
 * page was measured to take a fifth more processor time, and media could not be streamed without web streams.
 */
export type FileAnswer = (incoming: IncomingMessage, outgoing: ServerResponse, exchange: Exchange) => boolean;

/** Makes the file answer for a loaded build. `onError` is told of a file that could not be read to its end. */
export function fileAnswer(files: SiteFiles, onError: (id: string, error: unknown) => void): FileAnswer {
  return (incoming, outgoing, exchange) => {
    if ((incoming.method !== 'GET' && incoming.method !== 'HEAD') || exchange.path === undefined) return false;
    const file = files.byPath.get(exchange.path);
    if (file === undefined) return redirect(files, incoming, outgoing, exchange);
    const variant = chooseVariant(file, incoming.headers['accept-encoding'] as string | undefined);
    if (matchesEtag(incoming.headers['if-none-match'], variant.etag)) {
      outgoing.writeHead(304, own(variant.notModifiedHeaders, exchange)).end();
      return true;
    }
    const wantsRange =
      incoming.headers.range !== undefined &&
      incoming.method === 'GET' &&
      file.br === undefined &&
      file.gzip === undefined;
    if (wantsRange && sendRange(incoming, outgoing, exchange, variant, onError)) return true;
    outgoing.writeHead(200, own(variant.headers, exchange));
    if (incoming.method === 'HEAD') outgoing.end();
    else if (variant.bytes !== undefined) outgoing.end(variant.bytes);
    else stream(variant, 0, variant.size - 1, outgoing, exchange, onError);
    return true;
  };
}

/** The headers of a variant and those of this one request. */
function own(headers: readonly string[], { id, https }: Exchange): string[] {
  return https ? [...headers, 'X-Request-Id', id, HSTS.name, HSTS.value] : [...headers, 'X-Request-Id', id];
}

function redirect(files: SiteFiles, incoming: IncomingMessage, outgoing: ServerResponse, exchange: Exchange): boolean {
  const target = exchange.path === undefined ? undefined : files.redirects.get(exchange.path);
  if (target === undefined) return false;
  const query = incoming.url?.indexOf('?') ?? -1;
  const location = encodeURI(target) + (query === -1 ? '' : (incoming.url ?? '').slice(query));
  const headers = {
    ...COMMON_HEADERS,
    Location: location,
    'Content-Length': '0',
    'Cache-Control': 'public, max-age=3600',
  };
  outgoing.writeHead(301, own(Object.entries(headers).flat(), exchange)).end();
  return true;
}

/** Sends the piece asked for; false when the whole file is to be sent after all. */
function sendRange(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  exchange: Exchange,
  variant: Variant,
  onError: (id: string, error: unknown) => void,
): boolean {
  const condition = incoming.headers['if-range'];
  if (condition !== undefined && condition !== variant.etag) return false;
  const range = parseRange(incoming.headers.range, variant.size);
  if (range === undefined) return false;
  const others = variant.headers.filter((_, index) => variant.headers[index - (index % 2)] !== 'Content-Length');
  if (range === 'unsatisfiable') {
    outgoing
      .writeHead(416, own([...others, 'Content-Range', `bytes */${variant.size}`, 'Content-Length', '0'], exchange))
      .end();
    return true;
  }
  const { first, last } = range;
  outgoing.writeHead(
    206,
    own(
      [
        ...others,
        'Content-Range',
        `bytes ${first}-${last}/${variant.size}`,
        'Content-Length',
        String(last - first + 1),
      ],
      exchange,
    ),
  );
  if (variant.bytes !== undefined) outgoing.end(variant.bytes.subarray(first, last + 1));
  else stream(variant, first, last, outgoing, exchange, onError);
  return true;
}

function stream(
  variant: Variant,
  first: number,
  last: number,
  outgoing: ServerResponse,
  exchange: Exchange,
  onError: (id: string, error: unknown) => void,
): void {
  pipeline(createReadStream(variant.path, { start: first, end: last }), outgoing, (error) => {
    // A visitor who stops a video half-way is no fault of ours.
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') onError(exchange.id, error);
  });
}
