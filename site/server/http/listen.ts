import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SECOND } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import { isHeld } from './hold.ts';
import { giveUpUnread, hangUpOnFlood } from './unread.ts';
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
