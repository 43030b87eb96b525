import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { WebhookOutcome } from './billing/webhook.ts';
import { poolUse } from './database/postgres.ts';
import type { Database } from './database/tables.ts';
import { buildId } from './files/kept-assets.ts';
import type { SiteFiles } from './files/site-file.ts';
import { textResponse } from './http/api-error.ts';
import { SECOND } from './process/clock.ts';
import type { Clock } from './process/clock.ts';
import { sentStatus } from './process/log.ts';
import type { Log } from './process/log.ts';

const PATH = '/metrics';
/** Milliseconds after which the database counts as unavailable. */
const DATABASE_LIMIT = 2 * SECOND;
/** Bounds of the duration of requests, in seconds. */
const DURATIONS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface MetricsOptions {
  readonly files: SiteFiles;
  readonly database: Database;
  readonly now: Clock;
  readonly log: Log;
}

export interface Metrics {
  /** Responds to `/metrics`: 401 without the token. */
  readonly routes: Hono;
  /** Counts the requests of a listener. */
  readonly listener: (app: RequestListener) => RequestListener;
  /** The log, which also counts its errors, warnings, emails and violations. */
  readonly log: Log;
  readonly countWebhook: (outcome: WebhookOutcome) => void;
}

/**
 * Creates the metrics of this process in the format of Prometheus, listed in `docs/operate/observability.md`. Requests
 * to `/metrics` must have `token` as `Authorization: Bearer`.
 */
export function createMetrics(token: string, { files, database, now, log }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const routeOf = createRouteOf(files.byPath.keys());
  const counted = countLog(log, registry);

  new Gauge({
    name: 'onset_build_info',
    help: 'Always 1. The label names the served build.',
    labelNames: ['build'],
    registers,
  }).set({ build: buildId(files) ?? 'unknown' }, 1);
  const requests = new Counter({
    name: 'onset_http_requests_total',
    help: 'HTTP requests, including those that clients aborted.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'onset_http_request_duration_seconds',
    help: 'Time from the request headers to the end of the response.',
    labelNames: ['route'],
    buckets: DURATIONS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'onset_http_requests_in_flight',
    help: 'HTTP requests in progress.',
    registers,
  });
  const webhooks = new Counter({
    name: 'onset_webhooks_total',
    help: 'Webhooks from the payment provider: applied, ignored, known (already received), or the reason for rejection.',
    labelNames: ['outcome'],
    registers,
  });
  const readDatabase = databaseMetrics(registry, database, now);

  const expected = digest(`Bearer ${token}`);
  const routes = new Hono().all(PATH, async (context) => {
    // Digests have the same length, so that neither time nor length reveals anything about the token.
    if (!timingSafeEqual(digest(context.req.header('authorization') ?? ''), expected))
      return textResponse(401, 'Unauthorized\n', { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' });
    if (!['GET', 'HEAD'].includes(context.req.method))
      return textResponse(405, 'Method Not Allowed\n', { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
    await readDatabase();
    const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
    return textResponse(200, await registry.metrics(), headers);
  });

  return {
    routes,
    listener: (app) => (incoming, outgoing) => {
      const route = routeOf((incoming.url ?? '').replace(/\?.*/s, ''));
      const stopTimer = durations.startTimer({ route });
      inFlight.inc();
      outgoing.on('close', () => {
        inFlight.dec();
        stopTimer();
        requests.inc({
          route,
          method: METHODS.has(incoming.method) ? incoming.method : 'other',
          status: statusOf(outgoing),
        });
      });
      app(incoming, outgoing);
    },
    log: counted,
    countWebhook: (outcome) => webhooks.inc({ outcome }),
  };
}

/** Returns the log with counters for its errors, warnings, emails and violations. */
function countLog(log: Log, registry: Registry): Log {
  const counter = (name: string, help: string): Counter => new Counter({ name, help, registers: [registry] });
  const errors = counter('onset_errors_total', 'Logged errors.');
  const warnings = counter('onset_warnings_total', 'Logged warnings.');
  const violations = counter(
    'onset_policy_violations_total',
    'Content security policy violations reported by browsers.',
  );
  const emails = new Counter({
    name: 'onset_mails_total',
    help: 'Attempts to send an email, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['sent', 'failed']) emails.inc({ outcome }, 0);
  return {
    ...log,
    error(id, error) {
      errors.inc();
      log.error(id, error);
    },
    warning(text, about) {
      warnings.inc();
      log.warning(text, about);
    },
    mail(sent) {
      emails.inc({ outcome: 'failed' in sent ? 'failed' : 'sent' });
      log.mail(sent);
    },
    violation(violation) {
      violations.inc();
      log.violation(violation);
    },
  };
}

/** Adds the metrics of the database. Returns a function that reads them, for each request to `/metrics`. */
function databaseMetrics(registry: Registry, database: Database, now: Clock): () => Promise<void> {
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, label: Label): Gauge<Label> =>
    new Gauge({ name, help, labelNames: [label], registers });
  const isUp = new Gauge({
    name: 'onset_database_up',
    help: '1 if the database returned the queue values.',
    registers,
  });
  const connections = gauge(
    'onset_database_connections',
    'PostgreSQL connections in use and idle, and queries waiting for a connection.',
    'state',
  );
  const depth = gauge('onset_queue_depth', 'Waiting entries, across all processes that share the database.', 'queue');
  const oldest = gauge('onset_queue_oldest_seconds', 'Age of the oldest waiting entry.', 'queue');
  const givenUp = gauge('onset_queue_given_up', 'Entries that failed permanently.', 'queue');
  return async () => {
    const limit = pause(DATABASE_LIMIT, undefined, { ref: false });
    const queues = await Promise.race([readQueues(database).catch(() => undefined), limit]);
    isUp.set(queues === undefined ? 0 : 1);
    // Earlier values would look like current ones.
    for (const each of [depth, oldest, givenUp]) each.reset();
    for (const [queue, row] of Object.entries(queues ?? {})) {
      depth.set({ queue }, Number(row.depth));
      oldest.set({ queue }, row.oldest === null ? 0 : Math.max(0, (now() - Date.parse(row.oldest)) / SECOND));
      givenUp.set({ queue }, Number(row.givenUp));
    }
    const pool = poolUse(database);
    if (pool === undefined) return;
    connections.set({ state: 'in_use' }, pool.inUse);
    connections.set({ state: 'idle' }, pool.idle);
    connections.set({ state: 'waiting' }, pool.waiting);
  };
}

async function readQueues(database: Database) {
  const mails = database
    .selectFrom('mails')
    .select(({ fn }) => [
      fn.countAll().filterWhere('failed_at', 'is', null).as('depth'),
      fn.min('created_at').filterWhere('failed_at', 'is', null).as('oldest'),
      fn.count('failed_at').as('givenUp'),
    ])
    .executeTakeFirstOrThrow();
  const webhooks = database
    .selectFrom('billing_events')
    .select(({ fn }) => [
      fn.countAll().filterWhere('state', '=', 'new').as('depth'),
      fn.min('received_at').filterWhere('state', '=', 'new').as('oldest'),
      fn.countAll().filterWhere('state', '=', 'failed').as('givenUp'),
    ])
    .executeTakeFirstOrThrow();
  const [ofMails, ofWebhooks] = await Promise.all([mails, webhooks]);
  return { mails: ofMails, webhooks: ofWebhooks };
}

const METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/** Returns the status class of a response. 429 has its own, because it says that a client was slowed down. */
function statusOf(outgoing: ServerResponse): string {
  const status = sentStatus(outgoing);
  if (status === undefined) return 'aborted';
  return status === 429 ? '429' : `${Math.floor(status / 100)}xx`;
}

const ROUTES: Readonly<Record<string, string>> = {
  '/api/auth/local': 'log_in',
  '/api/auth/local/register': 'sign_up',
  '/api/auth/refresh': 'refresh',
  '/policy-reports': 'report',
  '/webhooks/paddle': 'webhook',
  '/healthz': 'health',
  '/readyz': 'health',
  '/_health': 'health',
  [PATH]: 'metrics',
};

/** Returns a function that names the route of a path. Names are never made from the path, which clients could make up. */
function createRouteOf(paths: Iterable<string>): (path: string) => string {
  const known = new Map(Object.entries(ROUTES));
  for (const path of paths)
    known.set(path, path.startsWith('/assets/') ? 'asset' : /\.[a-z0-9]+$/i.test(path) ? 'file' : 'page');
  return (path) => known.get(path) ?? (path.startsWith('/api/') ? 'api' : 'other');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
