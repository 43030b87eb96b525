import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError, getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../process/config.ts';
import { NODE_STATUSES } from '../process/log.ts';
import type { Log } from '../process/log.ts';
import { errorResponse, internalServerError, textResponse } from './api-error.ts';
import { proxyNotice, readRequestInfo } from './request-info.ts';
import type { RequestInfo, ServerEnv } from './request-info.ts';
import { CLOSED_POLICY, COMMON_HEADERS, requestHeaders } from './security-headers.ts';

interface ListenerParts extends Pick<Config, 'hsts' | 'trustedProxies'> {
  /** Responds with a file, or returns false if no file matches the request. */
  readonly handleFile: (incoming: IncomingMessage, outgoing: ServerResponse, info: RequestInfo) => boolean;
  readonly log: Log;
}

/** Host of requests without a `Host` header, which HTTP/1.0 allows and HAProxy's health checks use. It isn't used. */
const NO_HOST = 'localhost';

/**
 * Creates the listener of all requests: logs them, responds with files, and passes the others with the headers of every
 * response to `app`. It never throws.
 */
export function createListener(
  app: Hono<ServerEnv>,
  { handleFile, hsts, trustedProxies, log }: ListenerParts,
): RequestListener {
  const noticeProxy = proxyNotice(trustedProxies, log);
  const handleRest = getRequestListener(app.fetch, {
    hostname: NO_HOST,
    errorHandler: (error) => {
      if (error instanceof RequestError) return textResponse(400, 'Bad Request');
      log.error(undefined, error);
      return errorResponse(internalServerError());
    },
  });
  return (incoming, outgoing) => {
    const info = readRequestInfo(incoming, trustedProxies ?? 0);
    log.request(incoming, outgoing, info);
    noticeProxy(incoming);
    const isInvalid = isMalformed(incoming);
    if (!isInvalid && handleFile(incoming, outgoing, info)) return;
    const headers = { ...COMMON_HEADERS, 'Content-Security-Policy': CLOSED_POLICY, ...requestHeaders(info, hsts) };
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    if (isInvalid) {
      outgoing.writeHead(400, { 'Content-Type': 'text/plain; charset=UTF-8', Connection: 'close' }).end('Bad Request');
      return;
    }
    void handleRest(incoming, outgoing);
  };
}

/** True for requests that Node accepts but HTTP/1.1 forbids: proxies might read another host or path from them. */
function isMalformed({ httpVersionMajor, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  // Node reports a request line without a version as HTTP/0.9.
  return hosts > 1 || httpVersionMajor !== 1;
}

/** Cookies of a parent domain are sent to all its subdomains, so other sites can cause it. Same in `deploy/nginx`. */
const TOO_LARGE =
  'The request is too large, probably because your browser sent too many cookies. Delete the cookies of this site, then reload the page.\n';

/** Socket with the response that Node is sending on it. */
type HttpSocket = Duplex & { readonly _httpMessage?: ServerResponse | null };

/** Responds to requests that Node can't read, as Node does, and explains headers that are too large. */
export function respondToClientErrors(server: Server, log: Log): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: HttpSocket) => {
    const status = NODE_STATUSES[error.code ?? ''] ?? 400;
    const isTooLarge = status === 431;
    if (socket.writable && socket._httpMessage?.headersSent !== true) {
      if (isTooLarge) log.warning('A request had more than 16 KB of headers, probably cookies.', { status });
      const body = isTooLarge ? TOO_LARGE : '';
      const type = isTooLarge ? 'Content-Type: text/plain; charset=utf-8\r\nCache-Control: no-store\r\n' : '';
      socket.end(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${type}Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      );
    }
    // If the client is still sending headers, closing the connection would discard the response. Node's time limit for
    // the head closes it.
    if (!isTooLarge || socket.writable) socket.destroy(error);
  });
}
