import type { RequestListener, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';

/** How a server comes to its end, in milliseconds. */
export interface ClosingTimes {
  /** For requests in flight to be answered, once no connection is accepted any more. */
  readonly limit: number;
  /** How long all goes on as before, for who asks `/readyz` to hear that no request should come here any more. */
  readonly notice?: number;
  /**
   * How long a connection that is idle may still bring a request, once no new one is accepted. A proxy may be sending on
   * one at this very moment, and what it has sent, it cannot know to be safe to send again.
   */
  readonly linger?: number;
}

/**
 * Takes no more connections, waits for the requests in flight, and lets each connection go with the next response on it:
 * that says `Connection: close`.
 */
export async function closeHttpServer(server: Server, { limit, notice = 0, linger = 0 }: ClosingTimes): Promise<void> {
  const tellLast: RequestListener = (_incoming, outgoing) => {
    outgoing.shouldKeepAlive = false;
  };
  server.prependListener('request', tellLast).prependListener('checkExpectation', tellLast);
  if (notice > 0) await pause(notice);
  // Right after Node has taken what connections there are: those that still wait to be taken would be reset.
  await immediate();
  const over = setTimeout(() => server.closeAllConnections(), linger + limit);
  let closingIdle: NodeJS.Timeout | undefined;
  const closeIdle = (): void => {
    server.closeIdleConnections();
    closingIdle = setTimeout(closeIdle, 50);
  };
  const lingering = setTimeout(closeIdle, linger);
  await noMoreConnections(server);
  for (const timer of [over, lingering, closingIdle]) clearTimeout(timer);
}

/**
 * Resolves once the last connection has ended. `close` of an HTTP server would end those that are idle at once; that of
 * the server below it accepts no more, and that is all.
 */
function noMoreConnections(server: Server): Promise<void> {
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => {
      // Ends what looks for late requests; the server is closed already, and says so as an error.
      server.close(() => resolve());
    });
  });
}
