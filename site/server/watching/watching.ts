import type { RequestListener } from 'node:http';
import type { Hono } from 'hono';
import type { LogEvent } from 'kysely';
import type { VitalsRequest } from '../../contract/vitals.ts';
import type { WebhookOutcome } from '../billing/webhook.ts';
import type { Database } from '../database/tables.ts';
import { buildId } from '../files/build-id.ts';
import type { SiteFiles } from '../files/site-file.ts';
import type { Log } from '../log/log.ts';
import type { Clock } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import type { PublicSettings } from '../process/public-settings.ts';
import { countLog, countWebhook, eventCounts } from './event-counts.ts';
import { withMetrics } from './metrics-endpoint.ts';
import { queueReader } from './queues.ts';
import { RequestCounts, countRequests } from './request-counts.ts';
import { routeClasses } from './route-class.ts';
import { startTracing } from './traces/tracing.ts';
import type { Tracing } from './traces/tracing.ts';
import { vitalCounts } from './vital-counts.ts';
import { vitalLines } from './vital-lines.ts';
import { vitalsRoutes } from './vitals.ts';
import type { VitalsParts } from './vitals.ts';

/** What watches a process: it counts where nothing else has to know of it, and tells who has the token. */
export interface Watching {
  /** The same log, counted. */
  readonly log: (log: Log) => Log;
  readonly onQuery: ((query: LogEvent) => void) | undefined;
  readonly onWebhook: (outcome: WebhookOutcome) => void;
  /** The call that takes what visitors' browsers have measured; `undefined` where the build has none that do. */
  readonly vitals: (parts: Omit<VitalsParts, 'counts' | 'onCounted'> & { readonly log: Log }) => Hono | undefined;
  /** The same listener, counted, and with the metrics before it; loads what tells them. */
  readonly listener: (app: RequestListener, database: Database, log: Pick<Log, 'error'>) => Promise<RequestListener>;
  /** What sends traces, where a collector is named. */
  readonly tracing: Tracing | undefined;
  /** Writes what has been gathered for the log, and delivers the traces that are left. */
  readonly stop: () => Promise<void>;
}

/** What is watched. */
export interface WatchedParts {
  readonly files: Pick<SiteFiles, 'byPath'>;
  readonly publicSettings: Pick<PublicSettings, 'vitals'>;
  readonly now: Clock;
  readonly log: Pick<Log, 'warning'>;
  /** See `TracingParts`. */
  readonly deliverTracesEvery?: number | undefined;
}

/** Watches a process. Without `METRICS_TOKEN` nobody can ask, and requests and queries are not counted. */
export async function startWatching(
  config: Pick<Config, 'metricsToken' | 'traces' | 'trustedProxies' | 'databaseUrl'>,
  { files, publicSettings, now, log: ownLog, deliverTracesEvery: deliverEvery }: WatchedParts,
): Promise<Watching> {
  const { metricsToken } = config;
  const id = buildId(files) ?? 'unknown';
  const events = eventCounts();
  const requests = new RequestCounts();
  const classify = routeClasses(files.byPath.keys());
  const pages = [...files.byPath.keys()].filter((path) => classify(path) === 'page');
  const vitals = vitalCounts(publicSettings.vitals ? pages : []);
  const tracing = await startTracing(config, { classify, buildId: id, log: ownLog, deliverEvery });
  const countQuery = ({ level, queryDurationMillis }: LogEvent): void =>
    events.queries.count(level === 'query' ? 0 : 1, queryDurationMillis / 1000);
  const queryListeners = [...(metricsToken === undefined ? [] : [countQuery]), ...(tracing ? [tracing.onQuery] : [])];
  let flush = (): void => {};
  return {
    log: (log) => countLog(log, events),
    onQuery:
      queryListeners.length === 0
        ? undefined
        : (query) => {
            for (const listener of queryListeners) listener(query);
          },
    onWebhook: (outcome) => countWebhook(events, outcome),
    vitals({ log, ...parts }) {
      if (!publicSettings.vitals) return undefined;
      const lines = vitalLines(log);
      ({ flush } = lines);
      return vitalsRoutes({ ...parts, counts: vitals, onCounted: (measured: VitalsRequest) => lines.add(measured) });
    },
    async listener(app, database, log) {
      const traced = tracing?.listener(app) ?? app;
      if (metricsToken === undefined) return traced;
      // The library is loaded for those who use it.
      const { createMetrics } = await import('./metrics.ts');
      const queues = queueReader(database, now);
      const source = createMetrics({ requests, events, vitals, queues, database, buildId: id });
      const told = withMetrics(traced, metricsToken, source, (error) => log.error(undefined, error));
      return countRequests(told, requests, classify);
    },
    tracing,
    async stop() {
      flush();
      await tracing?.stop();
    },
  };
}
