import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accessTokens } from './account/access-token.ts';
import { createAttempts } from './account/attempts.ts';
import { keyedHash } from './account/keyed-hash.ts';
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
import { outboxSender, smtpSender } from './mail/senders.ts';
import type { Sender } from './mail/senders.ts';
import type { Templates } from './mail/templates.ts';
import { startMailWorker } from './mail/worker.ts';
import type { MailWorker } from './mail/worker.ts';
import type { Renderer } from './pages.ts';
import { StartError } from './start-error.ts';
import { keepTidy } from './tidy.ts';

/** How long requests in flight may take to finish once the server stops. */
const STOP_LIMIT = 10 * SECOND;

/** What a server needs besides its configuration. */
export interface ServerParts {
  readonly files: SiteFiles;
  readonly render: Renderer;
  readonly log: Log;
  readonly now: Clock;
  /** The mails the build has, or the server's own. */
  readonly templates: Templates;
}

/** A server that listens. */
export interface RunningServer {
  /** The port it listens on. */
  readonly port: number;
  /** Its database; closed by `stop`. */
  readonly database: Database;
  /** Sends its mails; stopped by `stop`. */
  readonly mails: MailWorker;
  /**
   * Takes no more requests, waits for those in flight (10 s at most, or `limit` milliseconds) and closes the database.
   */
  readonly stop: (limit?: number) => Promise<void>;
}

/** Starts the site. Throws a `StartError` when the data directory, the database or the port cannot be had. */
export async function startServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  const { log, now } = parts;
  prepareDataDir(config.dataDir);
  const secret = config.jwtSecret ?? keptSecret(config.dataDir);
  const tokens = await accessTokens(secret, now);
  const { dataDir, databaseUrl, corsOrigins, trustedProxies, emailConfirmation } = config;
  const database = await openDatabase({ dataDir, databaseUrl, onError: (error) => log.error(undefined, error) });
  let port = 0;
  const siteUrl = () => config.siteUrl ?? `http://localhost:${port}`;
  const mails = startMailWorker({
    ...parts,
    database,
    sender: senderOf(config),
    siteUrl,
    apiUrl: () => config.apiUrl ?? siteUrl(),
  });
  const hash = keyedHash(secret);
  const account = {
    database,
    tokens,
    now,
    hash,
    attempts: createAttempts(database, hash, now),
    addressOf: clientAddress(trustedProxies),
    mailsQueued: mails.wake,
    emailConfirmation,
    siteUrl,
  };
  const app = createApp({ ...parts, account, corsOrigins, trustedProxies });
  const server = createServer(
    { requestTimeout: 30 * SECOND, headersTimeout: 10 * SECOND, keepAliveTimeout: 65 * SECOND },
    app,
  );
  const stopTidying = keepTidy(database, now, log);
  const finish = async (limit: number): Promise<void> => {
    // A mail server that does not answer is not waited for: the mail stays in the queue.
    await Promise.race([Promise.all([mails.stop(), stopTidying()]), pause(limit, undefined, { ref: false })]);
    await database.destroy();
  };
  try {
    port = await listen(server, config);
  } catch (error) {
    await finish(STOP_LIMIT);
    throw error;
  }
  // What a process that is gone left in the queue.
  mails.wake();
  return { port, database, mails, stop: (limit = STOP_LIMIT) => stop(server, finish, limit) };
}

/** Where mails go: to the mail server, or to a directory until there is one. */
function senderOf({ smtpUrl, mailFrom, dataDir }: Config): Sender {
  return smtpUrl === undefined ? outboxSender(join(dataDir, 'outbox'), mailFrom) : smtpSender(smtpUrl, mailFrom);
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

async function stop(server: Server, finish: (limit: number) => Promise<void>, limit: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), limit);
  // A kept-alive connection would hold the server open once its last request is answered.
  server.prependListener('request', (_incoming, outgoing) => {
    outgoing.shouldKeepAlive = false;
  });
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(timer);
  clearInterval(idle);
  await finish(limit);
}
