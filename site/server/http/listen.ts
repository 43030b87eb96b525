import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import { StartError, reason } from '../process/start-error.ts';

/** Time limits of requests and connections, in milliseconds. */
export interface TimeLimits {
  /** For receiving the complete request head. */
  readonly head: number;
  /** For receiving the complete request, with body. */
  readonly request: number;
  /** Without sent or received data during a request. Node checks it again once if data is waiting to be sent. */
  readonly inactive: number;
  /** For the next request on a connection. */
  readonly keepAlive: number;
  /** Interval of the checks for late heads and requests. These may take this much longer. */
  readonly checkInterval: number;
}

export const TIME_LIMITS: TimeLimits = {
  head: 10 * SECOND,
  request: 30 * SECOND,
  // Longer than `request`, so that a client that stops sending gets 408.
  inactive: 35 * SECOND,
  keepAlive: 65 * SECOND,
  // Node's default is 30 seconds, which raised the limits to 30 and 60.
  checkInterval: SECOND,
};

/** Creates a server that enforces `limits`. It doesn't listen yet. */
export function createHttpServer(app: RequestListener, limits: TimeLimits = TIME_LIMITS): Server {
  const options = {
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.checkInterval,
  };
  const listener: RequestListener = (incoming, outgoing) => {
    if (isHeld(server, incoming, outgoing) || closeOnFlood(outgoing)) return;
    app(incoming, outgoing);
  };
  // Node would respond to an unknown `Expect` header itself, bypassing all limits and the log.
  const server = createServer(options, listener).on('checkExpectation', listener);
  // Set on the server, because a timeout per response would create a timer for every request.
  server.timeout = limits.inactive;
  return server;
}

/**
 * Maximum number of connections waiting to be accepted. The system drops any beyond it, and clients retry after one to
 * three seconds. With Node's default of 511, a burst of visitors delayed an ordinary one by five seconds.
 */
const BACKLOG = 4_096;

/** Listens on the configured host and port. Resolves with the port. Throws a `StartError` on failure. */
export function listen(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(host, port, error)));
    server.listen({ port, host, backlog: BACKLOG }, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Throws a `StartError` if the configured port isn't available now. */
export async function checkPort(config: Config): Promise<void> {
  const server = createServer();
  await listen(server, config);
  await closed(server);
}

/** Closes a server and waits for it. It may already be closed. */
export function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function cannotListen(host: string, port: number, error: Error): StartError {
  const code = reason(error);
  const notLocal = `HOST is ${JSON.stringify(host)}, which is not an IP address of this machine (${code}). Choose one that is, or leave HOST unset.`;
  const messages: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use: another program listens on ${host}:${port}. Stop it, or choose another port, such as PORT=${port + 1} npm start.`,
    EACCES: `PORT is ${port}, which this user is not allowed to listen on (EACCES). Choose a port of 1024 or more.`,
    EADDRNOTAVAIL: notLocal,
    ENOTFOUND: notLocal,
    EAI_AGAIN: notLocal,
    EINVAL: notLocal,
  };
  const message = messages[code] ?? `The server can’t listen on ${host}:${port} (${code}). Check HOST and PORT.`;
  return new StartError(message, { cause: error });
}

/** Durations of the shutdown, in milliseconds. */
interface ClosingTimes {
  /** For responding to requests in flight, once no connections are accepted. */
  readonly limit: number;
  /** For normal service while `/readyz` already reports the shutdown to the load balancer. */
  readonly notice?: number;
  /**
   * Time for which an idle connection may still send a request after the server has stopped accepting connections. A proxy
   * may be sending one at this moment, and can't know whether it is safe to send again.
   */
  readonly linger?: number;
}

/**
 * Values of `linger`, in milliseconds, because a request may be on its way when the server stops. Browsers resend a
 * request that wasn't accepted. A proxy can't, so it closes its own idle connections sooner than this (`deploy`), and
 * the server never closes one while the proxy is sending on it.
 */
export const LINGER = { browsers: 0.5 * SECOND, proxies: 3 * SECOND };

/** Time limit for accepting connections from the backlog, in milliseconds. */
const ACCEPT_LIMIT = 250;

/** Interval for closing idle connections, in milliseconds. Responses begun before the shutdown leave some open. */
const IDLE_CHECK_INTERVAL = 50;

/**
 * Stops accepting connections, waits for requests in flight, and closes each connection after its next response, which
 * has `Connection: close`.
 */
export async function closeHttpServer(server: Server, { limit, notice = 0, linger = 0 }: ClosingTimes): Promise<void> {
  const markLast: RequestListener = (_incoming, outgoing) => {
    outgoing.shouldKeepAlive = false;
  };
  server.prependListener('request', markLast).prependListener('checkExpectation', markLast);
  if (notice > 0) await pause(notice);
  const over = setTimeout(() => server.closeAllConnections(), linger + limit);
  let lastEnded = Promise.resolve();
  await pauseRequests(server, async () => {
    await acceptBacklog(server, Math.min(limit, ACCEPT_LIMIT));
    // `close` of an HTTP server would also close idle connections at once. `close` of its base class only stops
    // accepting new ones.
    lastEnded = new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  });
  let isClosed = false;
  const closeIdle = async (): Promise<void> => {
    for (; !isClosed; await pause(IDLE_CHECK_INTERVAL)) {
      // Runs right after Node has read incoming data: closing a connection with an unread request would reset it.
      await immediate();
      server.closeIdleConnections();
    }
  };
  const lingering = setTimeout(() => void closeIdle(), linger);
  await lastEnded;
  isClosed = true;
  clearTimeout(over);
  clearTimeout(lingering);
  // Stops the check for late requests, which `net.Server` doesn't.
  await closed(server);
}

/**
 * Accepts connections in the system's backlog, which would otherwise be reset. Node accepts one per event loop
 * iteration. Ends after `limit` milliseconds, or sooner after two iterations without one.
 */
async function acceptBacklog(server: Server, limit: number): Promise<void> {
  let arrived = 0;
  const count = (): void => void (arrived += 1);
  server.on('connection', count);
  const end = performance.now() + limit;
  for (let quiet = 0; quiet < 2 && performance.now() < end;) {
    const before = arrived;
    await immediate();
    quiet = arrived === before ? quiet + 1 : 0;
  }
  server.off('connection', count);
}

/** Held requests, by server. */
const held = new WeakMap<Server, (() => void)[]>();

/** Holds the request and returns true if its server is holding requests. */
function isHeld(server: Server, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const waiting = held.get(server);
  if (waiting === undefined) return false;
  waiting.push(() => server.emit('request', incoming, outgoing));
  return true;
}

/** Holds a server's requests while `work` runs, then emits them. */
async function pauseRequests(server: Server, work: () => Promise<void>): Promise<void> {
  const waiting: (() => void)[] = [];
  held.set(server, waiting);
  try {
    await work();
  } finally {
    held.delete(server);
    for (const emitHeld of waiting) emitHeld();
  }
}

/**
 * Maximum number of unanswered requests per connection. Browsers don't send a second one before the first response. If
 * a client sends thousands and reads nothing, a response to each would be kept in memory.
 */
const MAX_UNANSWERED = 16;

/** Request count of a connection. An object, to need one map lookup per request. */
interface RequestCount {
  unanswered: number;
}

const connections = new WeakMap<Socket, RequestCount>();

/** Counts a request. Closes its connection and returns true if it has too many unanswered ones. */
function closeOnFlood(outgoing: ServerResponse): boolean {
  const { socket } = outgoing.req;
  let counted = connections.get(socket);
  if (counted === undefined) connections.set(socket, (counted = { unanswered: 0 }));
  if (counted.unanswered >= MAX_UNANSWERED) {
    socket.destroy();
    return true;
  }
  counted.unanswered += 1;
  outgoing.on('close', () => (counted.unanswered -= 1));
  return false;
}
