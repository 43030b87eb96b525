import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accessTokens } from './account/access-token.ts';
import { createAttempts } from './account/attempts.ts';
import { createApp } from './app.ts';
import { SECOND } from './clock.ts';
import type { Clock } from './clock.ts';
import { badValue } from './config.ts';
import type { Config } from './config.ts';
import { keptSecret, prepareDataDir, reason } from './data-dir.ts';
import { openDatabase } from './database/open.ts';
import type { Database } from './database/tables.ts';
import type { SiteFiles } from './files/site-file.ts';
import { clientAddress } from './http/address.ts';
import type { Log } from './log.ts';
import type { Renderer } from './pages.ts';
import { StartError } from './start-error.ts';

/** How long requests in flight may take to finish once the server stops. */
const STOP_LIMIT = 10 * SECOND;

/** What a server needs besides its configuration. */
export interface ServerParts {
  readonly files: SiteFiles;
  readonly render: Renderer;
  readonly log: Log;
  readonly now: Clock;
}

/** A server that listens. */
export interface RunningServer {
  /** The port it listens on. */
  readonly port: number;
  /** Its database; closed by `stop`. */
  readonly database: Database;
  /**
   * Takes no more requests, waits for those in flight (10 s at most, or `limit` milliseconds) and closes the database.
   */
  readonly stop: (limit?: number) => Promise<void>;
}

/** Starts the site. Throws a `StartError` when the data directory, the database or the port cannot be had. */
export async function startServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  prepareDataDir(config.dataDir);
  const tokens = await accessTokens(config.jwtSecret ?? keptSecret(config.dataDir), parts.now);
  const database = await openDatabase(config.dataDir);
  const { corsOrigins, trustedProxies } = config;
  const account = {
    database,
    tokens,
    now: parts.now,
    attempts: createAttempts(parts.now),
    addressOf: clientAddress(trustedProxies),
  };
  const app = createApp({ ...parts, account, corsOrigins, trustedProxies });
  const server = createServer(
    { requestTimeout: 30 * SECOND, headersTimeout: 10 * SECOND, keepAliveTimeout: 65 * SECOND },
    app,
  );
  try {
    const port = await listen(server, config);
    return { port, database, stop: (limit = STOP_LIMIT) => stop(server, database, limit) };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** Throws a `StartError` when the configuration's port cannot be listened on now. */
export async function checkPort(config: Config): Promise<void> {
  const server = createServer();
  await listen(server, config);
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(host, port, reason(error), error)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function cannotListen(host: string, port: number, code: string, cause: unknown): StartError {
  if (code === 'EADDRINUSE')
    return new StartError(badValue('PORT', `"${port}"`, `a free port (something listens on ${host}:${port} already)`), {
      cause,
    });
  if (code === 'EACCES')
    return new StartError(badValue('PORT', `"${port}"`, 'a port this user may listen on (EACCES)'), { cause });
  return new StartError(badValue('HOST', JSON.stringify(host), `an address of this machine (${code})`), { cause });
}

async function stop(server: Server, database: Database, limit: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), limit);
  // A kept-alive connection would hold the server open once its last request is answered.
  server.prependListener('request', (_incoming, outgoing) => {
    outgoing.shouldKeepAlive = false;
  });
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(timer);
  clearInterval(idle);
  await database.destroy();
}
