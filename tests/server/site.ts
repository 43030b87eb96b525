import { brand } from '@onset/design-system/brand';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Config } from '../../site/server/process/config.ts';
import { loadFiles } from '../../site/server/files/load.ts';
import { createLog } from '../../site/server/process/log.ts';
import { loadTemplates } from '../../site/server/mail/templates.ts';
import type { Templates } from '../../site/server/mail/templates.ts';
import type { PaddleEndpoint } from '../../site/server/billing/paddle-http.ts';
import type { Renderer } from '../../site/server/files/pages.ts';
import { startServer } from '../../site/server/server.ts';
import type { RunningServer } from '../../site/server/server.ts';
import { writeBuild } from '../setup/build.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';
import type { AtEnd } from '../setup/temporary-dir.ts';
import { onPostgres, postgresDatabase } from './database.ts';
import { send } from './http.ts';
import type { HttpResponse, Sent } from './http.ts';
import { readPublicSettings } from '../../site/server/process/build-file.ts';
import { readOutbox } from './outbox.ts';
import type { WrittenMail } from './outbox.ts';

/** A site that runs for one test. */
export interface TestSite extends RunningServer {
  readonly send: (path: string, sent?: Sent) => Promise<HttpResponse>;
  /** Lines logged so far. */
  readonly logged: string[];
  readonly dataDir: string;
  /** URL of its PostgreSQL database; `undefined` with SQLite. */
  readonly databaseUrl: string | undefined;
  /** Moves the server's clock forward, in milliseconds. */
  readonly wait: (milliseconds: number) => void;
  /** Returns the time of the server's clock. */
  readonly now: () => number;
  /** Returns the emails sent so far. */
  readonly outbox: () => WrittenMail[];
  /** Sends all emails that are due. Returns those sent so far. */
  readonly mailed: () => Promise<WrittenMail[]>;
  /** Sends the emails that are due, and removes every trace of those to confirm a new account. */
  readonly dropConfirmations: () => Promise<void>;
}

/** Differences from the usual site. */
export interface SiteOptions {
  readonly config?: Partial<Config>;
  readonly render?: Renderer;
  readonly files?: Readonly<Record<string, string | Buffer>>;
  readonly publicConfig?: unknown;
  /** Hashes of the inline scripts that pages may have. */
  readonly inlineScripts?: readonly string[];
  /** Dates of pages, by path. */
  readonly pageValidity?: unknown;
  /** Redirects and removed pages. */
  readonly redirects?: unknown;
  readonly templates?: Templates;
  /** Origin of Paddle's API and of Google Analytics. */
  readonly paddle?: PaddleEndpoint;
  readonly analyticsOrigin?: string;
  /** Prices of the demo checkout; without them, the build has a client token. */
  readonly demoCatalog?: unknown;
}

const notFoundPage: Renderer = () =>
  Promise.resolve(
    new Response('<!doctype html><p>Not found</p>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
  );

/** Starts a real server on a free port with a new database, and stops it at the end of the test. */
export async function startSite(options: SiteOptions = {}, atEnd: AtEnd = onTestFinished): Promise<TestSite> {
  const dir = temporaryDir(atEnd);
  const dataDir = options.config?.dataDir ?? join(dir, 'data');
  const build = writeBuild(
    join(dir, 'build'),
    { 'index.html': '<!doctype html><p>Home</p>', ...options.files },
    options.publicConfig,
    options.inlineScripts,
    options.pageValidity,
    options.redirects,
  );
  const logged: string[] = [];
  // Only tests move the clock, so that no limit or lifetime depends on the speed of the machine.
  let time = Date.now();
  const now = () => time;
  const needsPostgres = onPostgres() && options.config?.databaseUrl === undefined;
  const config: Config = {
    host: '127.0.0.1',
    isHostSet: false,
    port: 0,
    dataDir,
    keptAssetsDir: undefined,
    jwtSecret: undefined,
    trustedProxies: 0,
    corsOrigins: [],
    hsts: 'host',
    stopDelay: 0,
    keepAliveSeconds: 65,
    databaseUrl: needsPostgres ? await postgresDatabase(atEnd) : undefined,
    siteUrl: undefined,
    apiUrl: undefined,
    emailConfirmation: false,
    smtpUrl: undefined,
    mailFrom: `${brand.name} <hello@onset.example>`,
    paddleApiKey: undefined,
    paddleApiUrl: undefined,
    paddleWebhookSecret: undefined,
    paddleWebhookTolerance: 60,
    demoCheckout: undefined,
    gaApiSecret: undefined,
    licenseKey: undefined,
    metricsToken: undefined,
    ...options.config,
  };
  const loaded = {
    files: loadFiles(build),
    render: options.render ?? notFoundPage,
    templates: options.templates ?? loadTemplates(build),
    publicSettings: readPublicSettings(join(build, 'public-config.json')),
    demoCatalog: options.demoCatalog,
  };
  const starting = startServer(config, loaded, {
    log: createLog((line) => logged.push(line), now),
    now,
    ...(options.paddle && { paddle: options.paddle }),
    ...(options.analyticsOrigin !== undefined && { analyticsOrigin: options.analyticsOrigin }),
  });
  let stopped: Promise<void> | undefined;
  const stop = (limit?: number) => (stopped ??= starting.then((running) => running.stop(limit)));
  // Registered before the server has started, because a test can end before that.
  atEnd(async () => {
    if (await starting.catch(() => undefined)) await stop();
  });
  const server = await starting;
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  const outbox = () => readOutbox(dataDir);
  const mailed = async () => {
    await server.mails.drain();
    return outbox();
  };
  const dropConfirmations = async () => {
    await server.mails.drain();
    for (const file of globSync(join(dataDir, 'outbox/*-confirm-email.eml'))) rmSync(file, { force: true });
    await server.database.deleteFrom('mails').where('event', '=', 'confirm-email').execute();
    await server.database.deleteFrom('codes').where('purpose', '=', 'confirm').execute();
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('confirm-email')));
  };
  const sendHere: TestSite['send'] = (path, sent) => send(server.port, path, sent);
  return {
    ...server,
    stop,
    logged,
    dataDir,
    databaseUrl: config.databaseUrl,
    wait,
    now,
    outbox,
    mailed,
    dropConfirmations,
    send: sendHere,
  };
}
