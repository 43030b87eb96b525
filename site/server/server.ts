import { join, relative } from 'node:path';
import { Hono } from 'hono';
import { DEMO_PATH } from '../contract/demo.ts';
import { SIGNUP_PATHS } from '../contract/signup.ts';
import { accountRoutes } from './account/routes.ts';
import { createAccountService } from './account/service.ts';
import type { AccountDependencies } from './account/service.ts';
import { acceptEvent } from './billing/accept.ts';
import { createCatalog } from './billing/catalog.ts';
import type { Catalog } from './billing/catalog.ts';
import { runningSubscriptions } from './billing/change-subscription.ts';
import { startDemo } from './billing/demo.ts';
import { grantOf } from './billing/entitlement.ts';
import { claimPurchases } from './billing/ownership.ts';
import { createPaddleApi, paddleEndpoint } from './billing/paddle-api.ts';
import type { PaddleEndpoint } from './billing/paddle-http.ts';
import { portalRoutes } from './billing/portal.ts';
import { createPurchaseReports } from './billing/purchase-analytics.ts';
import { purchasesOf } from './billing/purchases.ts';
import { startReconciliation } from './billing/reconcile.ts';
import { subscriptionRoutes } from './billing/subscription.ts';
import { webhookRoutes } from './billing/webhook.ts';
import type { Build } from './build.ts';
import { startCleanupJob } from './cleanup.ts';
import { requireSharedKeys } from './database/key-fingerprints.ts';
import { openServerDatabase } from './database/open.ts';
import { keepAssets } from './files/kept-assets.ts';
import { createPages } from './files/pages.ts';
import { fileHandler } from './files/serve.ts';
import { hasFile } from './files/site-file.ts';
import { WRITE_METHODS, limitBodies } from './http/body.ts';
import { healthRoutes } from './http/health.ts';
import { LINGER, TIME_LIMITS, closeHttpServer, createHttpServer, listen } from './http/listen.ts';
import { createListener, respondToClientErrors } from './http/listener.ts';
import { originPolicy } from './http/origin.ts';
import { policyReports } from './http/policy-reports.ts';
import type { ServerEnv } from './http/request-info.ts';
import { unknownRoute } from './http/unknown-route.ts';
import { anonymizeDevices, exportDevices } from './license/devices.ts';
import { licenseKeys } from './license/keys.ts';
import { licenseRoutes } from './license/routes.ts';
import { answerFormsByPage, signupRoutes } from './lists/signup.ts';
import { subscriptionsOf, unsubscribeAddress } from './lists/subscribers.ts';
import { startMailWorker } from './mail/worker.ts';
import { LEGAL_NOT_REVIEWED, otherOriginWarning } from './process/build-file.ts';
import { SECOND, atMost } from './process/clock.ts';
import type { Clock } from './process/clock.ts';
import type { Config } from './process/config.ts';
import { loadSecret, prepareDataDir, restrictDataDir } from './process/data-dir.ts';
import type { Log } from './process/log.ts';
import { keyedHash } from './process/secrets.ts';

/** Dependencies of a server besides its configuration and its build. */
interface ServerParts {
  readonly log: Log;
  readonly now: Clock;
  /** Paddle's API, if it isn't the configured one. */
  readonly paddle?: PaddleEndpoint;
  /** Origin for events of Google Analytics, if not the usual one. */
  readonly analyticsOrigin?: string;
}

/** Running server. `stop` finishes requests in progress within 10 s, or within the given milliseconds. */
export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Starts the site. Throws a `StartError` if the data directory, the database or the port can't be used. */
export async function startServer(config: Config, build: Build, parts: ServerParts) {
  const { now } = parts;
  const { publicSettings } = build;
  let { log } = parts;
  let [port, isStopping, stopLimit] = [0, false, 10 * SECOND];
  const siteUrl = () => config.siteUrl ?? `http://localhost:${port}`;
  // Closed in reverse order by `stop`, or if the start fails.
  await using opened = new AsyncDisposableStack();

  // Data directory, database and keys
  prepareDataDir(config.dataDir);
  const readable = restrictDataDir(config.dataDir);
  if (readable.length > 0)
    log.warning('All users can read files in DATA_DIR. Run chmod o-rwx on them, or move them to another directory.', {
      dir: config.dataDir,
      files: readable.slice(0, 10).join(', '),
    });
  const onError = (error: unknown) => {
    // During a stop, PostgreSQL may stop too. The loss of an idle connection then has no consequences.
    if (!isStopping) log.error(undefined, error);
  };
  const { database, close } = await openServerDatabase({ ...config, ...build, onError });
  // Doesn't wait for a PostgreSQL that doesn't respond. No response has confirmed what it hasn't committed.
  opened.defer(() => atMost(stopLimit, close()));
  // The first startup creates the keys after the database, so an empty database beside keys has lost its data.
  const secret = config.jwtSecret ?? loadSecret(config.dataDir);
  const keys = await licenseKeys(config);
  if (config.databaseUrl !== undefined) await requireSharedKeys(database, config, { secret, licenseKeyId: keys.kid });
  const assetsDir = config.keptAssetsDir ?? join(config.dataDir, 'assets');
  const isShared = /^\.\.(?:[/\\]|$)/.test(relative(config.dataDir, assetsDir));
  const kept = await keepAssets({ ...build, now, log, dir: assetsDir, isShared });
  opened.defer(() => kept.stop());
  const files = { ...build.files, kept: kept.lookUp };

  // Services
  const metrics = config.metricsToken
    ? (await import('./metrics.ts')).createMetrics(config.metricsToken, { files, database, now, log })
    : undefined;
  log = metrics?.log ?? log;
  if (publicSettings.legalReviewed === false) log.warning(LEGAL_NOT_REVIEWED);
  const otherOrigin = otherOriginWarning(config, publicSettings);
  if (otherOrigin !== undefined) log.warning(otherOrigin);
  const shared = { database, now, log, siteUrl };
  const demo = await startDemo(config, build.demoCatalog, shared);
  const endpoint = parts.paddle ?? demo?.endpoint ?? paddleEndpoint(config, publicSettings);
  const api = endpoint && createPaddleApi(endpoint);
  const catalog = createCatalog(publicSettings);
  const account = await createAccountService(config, secret, {
    ...shared,
    mailsQueued: () => mails.wake(),
    ...accountDependencies({ database, api, log, now, catalog, hash: keyedHash(secret) }),
  });
  const mails = startMailWorker(config, { ...account, templates: build.templates });
  const reports = createPurchaseReports(config, publicSettings, { ...parts, ...shared });
  const billing = { ...account, catalog, onPurchase: reports.report };
  const accept = (body: string) => acceptEvent(billing, body);
  const reconciliation = api && startReconciliation({ ...shared, api, accept });
  const purchases = { account, api, accept, catalog };
  const cleanup = startCleanupJob(database, now, log);

  // Routes: the first that matches responds
  const pages = createPages({ ...config, files, render: build.render, log });
  const origins = originPolicy({ ...config, log });
  const webhooks = webhookRoutes(billing, {
    secrets: [config.paddleWebhookSecret, demo?.webhookSecret].flatMap((each) => each ?? []),
    tolerance: config.paddleWebhookTolerance,
    onOutcome: metrics?.countWebhook,
  });
  const isServed = (path: string) => hasFile(files, path, now());
  const calls = new Hono()
    .route('/', signupRoutes(account))
    .route('/', licenseRoutes({ ...purchases, keys, demo: demo?.audience }))
    .route('/', portalRoutes(purchases))
    .route('/', subscriptionRoutes(purchases))
    .route('/', accountRoutes(account));
  const app = new Hono<ServerEnv>({ strict: false })
    .onError(pages.respondToError)
    .route('/', metrics?.routes ?? new Hono())
    .route('/', policyReports(account))
    // Before the general limits and the origin policy: events are larger, and authenticated by their signature.
    .route('/', webhooks)
    .on('POST', Object.values(SIGNUP_PATHS), answerFormsByPage)
    .use('/api/*', origins)
    .use(`${DEMO_PATH}/*`, origins)
    .on(WRITE_METHODS, '*', limitBodies)
    .use(pages.rejectInvalidUrls)
    .route('/', healthRoutes({ ...shared, hasFile: isServed, isStopping: () => isStopping }))
    .route('/', calls)
    .route('/', demo?.routes ?? new Hono())
    .all('/api/*', unknownRoute(calls.routes))
    .route('/', pages.routes);
  const handleFile = fileHandler({ ...config, files, now, log });
  const listener = createListener(app, { ...config, handleFile, log });
  const limits = { ...TIME_LIMITS, keepAlive: config.keepAliveSeconds * SECOND };
  const server = createHttpServer(metrics?.listener(listener) ?? listener, limits);
  respondToClientErrors(server, log);

  // Start and stop
  const deliveries = demo?.startDeliveries(webhooks);
  const workers = [mails, deliveries, reconciliation, reports, cleanup];
  // Doesn't wait for a mail server that doesn't respond. The email stays in the queue.
  opened.defer(() => atMost(stopLimit, Promise.all(workers.map(async (worker) => worker?.stop()))));
  port = await listen(server, config);
  const linger = config.trustedProxies ? LINGER.proxies : LINGER.browsers;
  opened.defer(() => closeHttpServer(server, { limit: stopLimit, linger, notice: config.stopDelay * SECOND }));
  // There may be emails and events from before the start.
  for (const queue of [mails, deliveries]) queue?.wake();
  void reconciliation?.look();
  const running = opened.move();
  const stop = async (limit = stopLimit): Promise<void> => {
    [isStopping, stopLimit] = [true, limit];
    await running.disposeAsync();
  };
  return { port, database, mails, reconciliation, reports, stop };
}

/** Returns the functions of lists, purchases and licenses for account calls. */
function accountDependencies(
  parts: Parameters<typeof runningSubscriptions>[0] & { now: Clock; catalog: Catalog },
): AccountDependencies {
  const { database, hash, now, catalog } = parts;
  return {
    claimPurchases,
    runningSubscriptions: runningSubscriptions(parts),
    async releaseUser(transaction, user) {
      const { bought } = await purchasesOf(transaction, user, catalog);
      await anonymizeDevices(transaction, user.id, grantOf(bought, now()).purchaseId);
      if (user.email_proved === 1) await unsubscribeAddress(transaction, { email: user.email }, hash, now());
    },
    async exportUser(user) {
      // Lists contain email addresses, not users. Someone who registered with another person's email address must not
      // see that person's subscriptions.
      const rows = user.email_proved === 1 ? await subscriptionsOf(database, user.email) : [];
      const lists = rows.map(({ list, source, asked_at: askedAt, confirmed_at: confirmedAt }) => ({
        list,
        source,
        askedAt,
        confirmedAt,
      }));
      const { subscriptions, purchases, invoices } = await purchasesOf(database, user, catalog);
      const licences = await exportDevices(database, user.id);
      return { licences, lists, purchases: { subscriptions, purchases, invoices } };
    },
  };
}
