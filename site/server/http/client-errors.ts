import { STATUS_CODES } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { NODE_STATUSES } from '../process/log.ts';
import type { Log } from '../process/log.ts';

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
