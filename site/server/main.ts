import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createAccountService } from './account/service.ts';
import { keepTidy } from './account/tidy.ts';
import { createApp } from './app.ts';
import { loadFirstCommons } from './database/commons.ts';
import type { FirstCommons } from './database/commons.ts';
import { requireSharedKeys, secretFingerprint } from './database/key-fingerprints.ts';
import { readinessProbe } from './database/readiness.ts';
import { checkDirectoryIsFree, openServerDatabase } from './database/server-database.ts';
import type { ServerDatabase } from './database/server-database.ts';
import type { Database } from './database/tables.ts';
import { buildId, keepAssets } from './files/kept-assets.ts';
import { loadFiles } from './files/load.ts';
import type { SiteFiles } from './files/site-file.ts';
import { LINGER, TIME_LIMITS, checkPort, closeHttpServer, createHttpServer, listen } from './http/listen.ts';
import { licenceKeys } from './license/keys.ts';
import type { LicenceKeys } from './license/keys.ts';
import { createLog, lineWriter } from './log.ts';
import type { Log } from './log.ts';
import { createSender } from './mail/senders.ts';
import { loadTemplates } from './mail/templates.ts';
import type { Templates } from './mail/templates.ts';
import { startMailWorker } from './mail/worker.ts';
import type { MailWorker } from './mail/worker.ts';
import type { Metrics } from './metrics.ts';
import { readDemoCatalog, startDemo } from './paddle/demo.ts';
import type { PaddleEndpoint } from './paddle/exchange.ts';
import { createPaddleApi, paddleEndpoint } from './paddle/paddle-api.ts';
import { runningSubscriptions } from './paddle/change-subscription.ts';
import { SECOND } from './process/clock.ts';
import type { Clock } from './process/clock.ts';
import { readConfig } from './process/config.ts';
import type { Config } from './process/config.ts';
import { keptSecret, prepareDataDir } from './process/data-dir.ts';
import { keyedHash } from './process/secrets.ts';
import { LEGAL_NOT_REVIEWED, readPublicSettings } from './process/public-settings.ts';
import type { PublicSettings } from './process/public-settings.ts';
import { stopOnSignal } from './process/signals.ts';
import { StartError } from './process/start-error.ts';
import { loadRenderer } from './pages.ts';
import type { Renderer } from './pages.ts';
import { createSelling } from './selling.ts';
import type { Selling } from './selling.ts';

/**
 * Runs the site until a signal ends it, with the build in `buildDir`. With `--check` it only checks configuration, data
 * directory and port, before a build exists. A startup error is one line on stderr and exit code 1.
 */
export async function run(
  parameters: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  buildDir: string,
): Promise<void> {
  try {
    const config = readConfig(env);
    await (parameters.includes('--check') ? check(config) : serve(config, buildDir));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function check(config: Config): Promise<void> {
  prepareDataDir(config.dataDir);
  checkDirectoryIsFree(config);
  await checkPort(config);
}

async function serve(config: Config, buildDir: string): Promise<void> {
  // React reads it when it loads, and would use its development build without it.
  process.env['NODE_ENV'] ??= 'production';
  const output = lineWriter(process.stdout);
  process.on('exit', output.flush);
  const server = await startServer(config, {
    files: loadFiles(buildDir),
    render: await loadRenderer(buildDir),
    templates: loadTemplates(buildDir),
    firstCommons: loadFirstCommons(buildDir),
    publicSettings: readPublicSettings(join(buildDir, 'public-config.json')),
    demoCatalog: readDemoCatalog(buildDir),
    log: createLog(output.write, Date.now),
    now: Date.now,
  });
  output.write(`Onset is ready: http://localhost:${server.port} (data in ${resolve(config.dataDir)})\n`);
  stopOnSignal(server.stop);
}

/** Dependencies of a server besides its configuration. Tests pass their own. */
export interface ServerParts {
  readonly files: SiteFiles;
  readonly render: Renderer;
  readonly templates: Templates;
  /** Site settings of a new database, from the build. */
  readonly firstCommons?: FirstCommons;
  /** Public configuration of the build. */
  readonly publicSettings: PublicSettings;
  /** Paddle's API, if it isn't the configured one. */
  readonly paddle?: PaddleEndpoint;
  /** Origin for events of Google Analytics, if not the usual one. */
  readonly analyticsOrigin?: string;
  /** Prices of the demo checkout; `undefined` in a build with a client token. */
  readonly demoCatalog?: unknown;
  readonly log: Log;
  readonly now: Clock;
}

/** Running server. */
export interface RunningServer {
  readonly port: number;
  readonly database: Database;
  readonly mails: MailWorker;
  readonly selling: Selling;
  /**
   * Responds to `/readyz` with 503 for the configured time, accepts no more requests, waits for those in progress for
   * at most 10 s or `limit` milliseconds, finishes the current email and closes the database.
   */
  readonly stop: (limit?: number) => Promise<void>;
}

/** Milliseconds in which requests in progress may finish when the server stops. */
const STOP_LIMIT = 10 * SECOND;

/** Waits for `work`, but at most `limit` milliseconds. */
async function atMost(limit: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  // Keeps the process running until the limit.
  const limited = pause(limit, undefined, { signal: over.signal }).catch(() => {});
  await Promise.race([work.finally(() => over.abort()), limited]);
}

/** Checks that servers with the same database have the same keys. Otherwise closes the database and throws. */
async function requireKeys(
  { jwtSecret, licenceKey }: Config,
  secret: string,
  { kid }: LicenceKeys,
  { database, close }: ServerDatabase,
): Promise<void> {
  try {
    await requireSharedKeys(database, [
      { name: 'JWT_SECRET', isSet: jwtSecret !== undefined, fingerprint: secretFingerprint(secret) },
      { name: 'LICENCE_KEY', isSet: licenceKey !== undefined, fingerprint: kid },
    ]);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Metrics are only loaded if `METRICS_TOKEN` is set. */
async function metricsOf(
  { metricsToken: token }: Config,
  { files, log, now }: ServerParts,
  database: Database,
): Promise<Metrics | undefined> {
  if (token === undefined) return undefined;
  const { createMetrics } = await import('./metrics.ts');
  return createMetrics({ token, paths: files.byPath.keys(), build: buildId(files) ?? 'unknown', database, now, log });
}

/** Starts the site. Throws a `StartError` if the data directory, the database or the port can't be used. */
export async function startServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  const { now } = parts;
  let port = 0;
  const siteUrl = () => config.siteUrl ?? `http://localhost:${port}`;
  const apiUrl = () => config.apiUrl ?? siteUrl();

  prepareDataDir(config.dataDir);
  const secret = config.jwtSecret ?? keptSecret(config.dataDir);
  const keys = await licenceKeys(config);
  const kept = await keepAssets({ ...parts, dir: config.keptAssetsDir ?? join(config.dataDir, 'assets') });
  const files = { ...parts.files, kept: kept.lookUp };
  let log = parts.log;
  const { database, close } = await openServerDatabase({
    ...config,
    onError: (error) => log.error(undefined, error),
    ...(parts.firstCommons && { firstCommons: parts.firstCommons }),
  });
  if (config.databaseUrl !== undefined) await requireKeys(config, secret, keys, { database, close });
  const probe = readinessProbe(database, now);
  const metrics = await metricsOf(config, parts, database);
  if (metrics) ({ log } = metrics);

  if (parts.publicSettings.legalReviewed === false) log.warning(LEGAL_NOT_REVIEWED);

  const demo = await startDemo(config, parts.demoCatalog, { dataDir: config.dataDir, now, log, siteUrl }).catch(
    async (error: unknown) => {
      await close();
      throw error;
    },
  );
  const stopTidying = keepTidy(database, now, log);
  const mails = startMailWorker({
    ...parts,
    log,
    database,
    siteUrl,
    apiUrl,
    hash: keyedHash(secret),
    sender: createSender(config),
  });

  const place = parts.paddle ?? demo?.place ?? paddleEndpoint(config, parts.publicSettings);
  const paddle = place && createPaddleApi(place);
  const account = await createAccountService(config, secret, {
    database,
    now,
    siteUrl,
    log,
    mailsQueued: mails.wake,
    runningSubscriptions: runningSubscriptions(database, paddle, log),
  });
  const selling = createSelling({
    ...parts,
    config,
    account,
    paddle,
    webhookSecrets: [config.paddleWebhookSecret, demo?.webhookSecret].flatMap((each) => each ?? []),
    licenceKeys: keys,
    demo: demo === undefined ? 'off' : demo.isPublic ? 'public' : 'local',
    onWebhook: metrics?.countWebhook,
    log,
  });
  const demoDeliveries = demo?.startDeliveries(selling.billing.routes);
  let isStopping = false;
  const running = { files, log, probe, account, selling, demo: demo?.routes };
  const app = createApp({ ...parts, ...config, ...running, isStopping: () => isStopping });
  const limits = { ...TIME_LIMITS, keepAlive: config.keepAliveSeconds * SECOND };
  const server = createHttpServer(metrics?.listener(app) ?? app, limits);

  const stop = async (limit = STOP_LIMIT): Promise<void> => {
    isStopping = true;
    const linger = (config.trustedProxies ?? 0) > 0 ? LINGER.proxies : LINGER.browsers;
    await closeHttpServer(server, { limit, linger, notice: config.stopDelay * SECOND });
    kept.stop();
    // Doesn't wait for a mail server that doesn't respond. The email stays in the queue.
    await atMost(limit, Promise.all([mails.stop(), demoDeliveries?.stop(), stopTidying(), selling.stop()]));
    // Doesn't wait for a PostgreSQL that doesn't respond. No response has confirmed what it hasn't committed.
    await atMost(limit, close());
  };
  try {
    port = await listen(server, config);
  } catch (error) {
    await stop();
    throw error;
  }
  // The queue may contain emails from before the start.
  mails.wake();
  // Events from before the start may never be delivered.
  void selling.reconciliation?.look();
  demoDeliveries?.wake();
  return { port, database, mails, selling, stop };
}

if (import.meta.main) await run(process.argv.slice(2), process.env, join(import.meta.dirname, '..', 'build'));
