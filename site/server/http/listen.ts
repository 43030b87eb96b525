import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import { StartError, reason } from '../process/start-error.ts';

/** How long each part of a request may take, in milliseconds. */
export interface TimeLimits {
  /** For the head of a request to arrive whole. */
  readonly head: number;
  /** For the whole request to arrive, body included. */
  readonly request: number;
  /** For a response to move on while its client does not read. */
  readonly unread: number;
  /** For the next request of a connection. */
  readonly keepAlive: number;
  /** How often it is looked whether a head or a request is late: it may take this much longer. */
  readonly look: number;
}

export const TIME_LIMITS: TimeLimits = {
  head: 10 * SECOND,
  request: 30 * SECOND,
  unread: 30 * SECOND,
  keepAlive: 65 * SECOND,
  // Node's own is 30 seconds, which made the limits above 30 and 60.
  look: SECOND,
};

/** A server that ends what takes longer than `limits`; it does not listen yet. */
export function createHttpServer(app: RequestListener, limits: TimeLimits = TIME_LIMITS): Server {
  const options = {
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.look,
  };
  const listener: RequestListener = (incoming, outgoing) => {
    if (isHeld(server, incoming, outgoing) || hangUpOnFlood(outgoing)) return;
    giveUpUnread(outgoing);
    app(incoming, outgoing);
  };
  // A request that expects what is unknown is a request: Node by itself would answer it past every limit and the log.
  const server = createServer(options, listener).on('checkExpectation', listener);
  // Said of the server and not of each response: that would make a new timer for every request.
  server.timeout = limits.unread;
  return server;
}

/**
 * The most connections that wait to be accepted. The system forgets those that are more, and they try again after a
 * second or three: with Node's 511 a crowd that comes at once kept an ordinary visitor waiting for five.
 */
const BACKLOG = 4_096;

/** Listens where the configuration says; resolves with the port. Throws a `StartError` when it cannot. */
export function listen(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(host, port, error)));
    server.listen({ port, host, backlog: BACKLOG }, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Throws a `StartError` when the configuration's port cannot be listened on now. */
export async function checkPort(config: Config): Promise<void> {
  const server = createServer();
  await listen(server, config);
  await closed(server);
}

/** Closes a server and waits until it is; one that is closed already is no error. */
export function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function cannotListen(host: string, port: number, error: Error): StartError {
  const code = reason(error);
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is in use: another program listens on ${host}:${port}. Stop it, or choose another port, such as PORT=${port + 1} npm start.`,
      { cause: error },
    );
  if (code === 'EACCES')
    return new StartError(
      `PORT is ${port}, which this user is not allowed to listen on (EACCES). Choose a port of 1024 or more.`,
      { cause: error },
    );
  return new StartError(
    `HOST is ${JSON.stringify(host)}, which is not an IP address of this machine (${code}). Choose one that is, or leave HOST unset.`,
    {
      cause: error,
    },
  );
}

/** How a server comes to its end, in milliseconds. */
interface ClosingTimes {
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

/** Requests that are kept back, of servers that keep them back. */
const held = new WeakMap<Server, (() => void)[]>();

/** Keeps a request back while its server is told to; then it comes again. */
function isHeld(server: Server, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const waiting = held.get(server);
  if (waiting === undefined) return false;
  waiting.push(() => server.emit('request', incoming, outgoing));
  return true;
}

/** Keeps back what a server is asked for while `work` runs. */
async function holding(server: Server, work: () => Promise<void>): Promise<void> {
  const waiting: (() => void)[] = [];
  held.set(server, waiting);
  try {
    await work();
  } finally {
    held.delete(server);
    for (const comeAgain of waiting) comeAgain();
  }
}

/**
 * The most requests a connection may have unanswered. No browser sends a second one before it has the first response;
 * a client that sends thousands and reads nothing would have a response to each kept in memory.
 */
const AT_ONCE = 16;

/** What is counted of a connection. An object, so that a request looks it up once. */
interface Counted {
  unanswered: number;
}

const connections = new WeakMap<Socket, Counted>();

/** Counts a request; ends its connection where too many of it are unanswered, and tells whether it did. */
function hangUpOnFlood(outgoing: ServerResponse): boolean {
  const { socket } = outgoing.req;
  let counted = connections.get(socket);
  if (counted === undefined) connections.set(socket, (counted = { unanswered: 0 }));
  if (counted.unanswered >= AT_ONCE) {
    socket.destroy();
    return true;
  }
  counted.unanswered += 1;
  outgoing.on('close', () => (counted.unanswered -= 1));
  return false;
}

/**
 * Ends the connection of a response that was begun and of which nothing could be sent for the server's `timeout`, or up to
 * twice as long: Node looks at what waits to be sent when the time is over, and again when it is over once more. A
 * response that is still being worked on is left alone.
 */
function giveUpUnread(outgoing: ServerResponse): void {
  outgoing.on('timeout', hangUpIfBegun);
}

function hangUpIfBegun(this: ServerResponse): void {
  if (this.headersSent) this.req.socket.destroy();
}
