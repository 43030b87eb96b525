import type { RequestListener, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import { holding } from './hold.ts';
import { SECOND } from '../process/clock.ts';
import { closed } from './listen.ts';

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
 * How long a connection that waits for a request may still bring one once the server stops: a request may be on its way.
 * A browser sends it again by itself where it was not taken. A proxy cannot: it lets go of its own idle connections
 * sooner than this (`deploy`), so that none is left to be closed while it sends on it.
 */
export const LINGER = { browsers: 0.5 * SECOND, proxies: 3 * SECOND };

/** The longest that connections are taken which the system has taken before, in milliseconds. */
const TAKING = 250;

/** How often idle connections are looked for at the end: some become idle late, since their response had begun before. */
const LOOK_EVERY = 50;

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
  const over = setTimeout(() => server.closeAllConnections(), linger + limit);
  let lastEnded = Promise.resolve();
  await holding(server, async () => {
    await takeWaiting(server, Math.min(limit, TAKING));
    // `close` of an HTTP server would end the connections that are idle at once; that of the server below it accepts no
    // more, and that is all.
    lastEnded = new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  });
  let isClosed = false;
  const closeIdle = async (): Promise<void> => {
    for (; !isClosed; await pause(LOOK_EVERY)) {
      // Right after Node has read what came in: a connection with a request that was not read yet would be reset.
      await immediate();
      server.closeIdleConnections();
    }
  };
  const lingering = setTimeout(() => void closeIdle(), linger);
  await lastEnded;
  isClosed = true;
  clearTimeout(over);
  clearTimeout(lingering);
  // Ends what looks for late requests, which the other one leaves.
  await closed(server);
}

/**
 * Takes the connections that the system has taken for this server and that would be reset: Node takes one in each turn of its
 * loop. It is over once two turns have brought none, which is soon while nobody is answered.
 */
async function takeWaiting(server: Server, limit: number): Promise<void> {
  let taken = 0;
  const count = (): void => void (taken += 1);
  server.on('connection', count);
  const end = performance.now() + limit;
  for (let quiet = 0; quiet < 2 && performance.now() < end;) {
    const before = taken;
    await immediate();
    quiet = taken === before ? quiet + 1 : 0;
  }
  server.off('connection', count);
}
