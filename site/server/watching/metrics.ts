import { Registry, collectDefaultMetrics } from 'prom-client';
import { poolUse } from '../database/postgres.ts';
import type { Database } from '../database/tables.ts';
import { QUERY_OUTCOMES } from './event-counts.ts';
import type { EventCounts } from './event-counts.ts';
import { readCounter, readGauge, readHistogram } from './metric-kinds.ts';
import type { Series } from './metric-kinds.ts';
import type { QueueReader, QueueState } from './queues.ts';
import type { CountedRequests, RequestCounts, StatusClass } from './request-counts.ts';
import { ROUTE_CLASSES } from './route-class.ts';
import type { VitalCounts } from './vital-counts.ts';

/** What is told of a process. */
export interface MetricParts {
  readonly requests: RequestCounts;
  readonly events: EventCounts;
  readonly vitals: VitalCounts;
  readonly queues: QueueReader;
  readonly database: Database;
  /** The id of the build that is served. */
  readonly buildId: string;
}

/** Everything that is told of a process, in the form of Prometheus. */
export function createMetrics(parts: MetricParts): Registry {
  const registry = new Registry();
  // Of the process and of Node: memory, processor time, start, event loop, garbage collection.
  collectDefaultMetrics({ register: registry });
  readGauge(
    registry,
    { name: 'onset_build_info', help: 'Always 1. The label names the served build.', labelNames: ['build'] },
    () => [[{ build: parts.buildId }, 1]],
  );
  requestMetrics(registry, parts.requests);
  eventMetrics(registry, parts.events);
  databaseMetrics(registry, parts);
  vitalMetrics(registry, parts.vitals);
  return registry;
}

function requestMetrics(registry: Registry, requests: RequestCounts): void {
  readCounter(
    registry,
    {
      name: 'onset_http_requests_total',
      help: 'HTTP requests, including those that clients aborted.',
      labelNames: ['route', 'method', 'status'],
    },
    () => [...requests.all()].map(({ route, method, status, count }) => [{ route, method, status }, count]),
  );
  readHistogram(
    registry,
    {
      name: 'onset_http_request_duration_seconds',
      help: 'Time from the request headers to the end of the response.',
      labelNames: ['route'],
    },
    ROUTE_CLASSES.map((route, row) => [{ route }, requests.durations, row]),
  );
  readGauge(registry, { name: 'onset_http_requests_in_flight', help: 'HTTP requests in progress.' }, () => [
    [{}, requests.inFlight],
  ]);
  const attempts = { log_in: 'onset_log_ins_total', sign_up: 'onset_sign_ups_total' } as const;
  for (const [route, name] of Object.entries(attempts))
    readCounter(
      registry,
      {
        name,
        help: `Requests to ${route} by outcome: ok, refused (4xx), limited (429), failed (5xx).`,
        labelNames: ['outcome'],
      },
      () => outcomesOf([...requests.all()].filter((each) => each.route === route && each.method === 'POST')),
    );
}

/** Outcome of a login for each class of status codes. */
const OUTCOMES: Readonly<Partial<Record<StatusClass, string>>> = {
  '2xx': 'ok',
  '4xx': 'refused',
  '429': 'limited',
  '5xx': 'failed',
};

/** Lists every outcome, so that rates are defined before the first event. */
function outcomesOf(requests: readonly CountedRequests[]): Series[] {
  return Object.entries(OUTCOMES).map(([status, outcome]) => [
    { outcome },
    requests.reduce((sum, each) => sum + (each.status === status ? each.count : 0), 0),
  ]);
}

function eventMetrics(registry: Registry, events: EventCounts): void {
  const plain = {
    onset_errors_total: [
      'Errors, including repeated errors of a database outage that are not written to the log.',
      () => events.errors,
    ],
    onset_warnings_total: ['Logged warnings.', () => events.warnings],
    onset_policy_violations_total: [
      'Content security policy violations reported by browsers.',
      () => events.violations,
    ],
  } as const;
  for (const [name, [help, read]] of Object.entries(plain)) readCounter(registry, { name, help }, () => [[{}, read()]]);
  readCounter(
    registry,
    { name: 'onset_mails_total', help: 'Attempts to send an email, by outcome.', labelNames: ['outcome'] },
    () => [
      [{ outcome: 'sent' }, events.mailsSent],
      [{ outcome: 'failed' }, events.mailsFailed],
    ],
  );
  readCounter(
    registry,
    {
      name: 'onset_webhooks_total',
      help: 'Webhooks from the payment provider: applied, ignored, known (already received), or the reason for rejection.',
      labelNames: ['outcome'],
    },
    () => [...events.webhooks].map(([outcome, count]) => [{ outcome }, count]),
  );
}

function databaseMetrics(registry: Registry, { queues, database, events }: MetricParts): void {
  const ofQueue = (name: string, help: string, read: (state: QueueState) => number): void =>
    readGauge(registry, { name, help, labelNames: ['queue'] }, async () =>
      ((await queues()) ?? []).map((state) => [{ queue: state.queue }, read(state)]),
    );
  ofQueue('onset_queue_depth', 'Waiting entries, across all processes that share the database.', ({ depth }) => depth);
  ofQueue('onset_queue_oldest_seconds', 'Age of the oldest waiting entry.', ({ oldest }) => oldest);
  ofQueue('onset_queue_given_up', 'Entries that failed permanently.', ({ givenUp }) => givenUp);
  readGauge(registry, { name: 'onset_database_up', help: '1 if the database returned the queue values.' }, async () => [
    [{}, (await queues()) === undefined ? 0 : 1],
  ]);
  readGauge(
    registry,
    {
      name: 'onset_database_connections',
      help: 'PostgreSQL connections in use and idle, and queries waiting for a connection.',
      labelNames: ['state'],
    },
    () => {
      const use = poolUse(database);
      return use === undefined
        ? []
        : [
            [{ state: 'in_use' }, use.inUse],
            [{ state: 'idle' }, use.idle],
            [{ state: 'waiting' }, use.waiting],
          ];
    },
  );
  readHistogram(
    registry,
    {
      name: 'onset_database_query_duration_seconds',
      help: 'Duration of queries, excluding the wait for a connection.',
      labelNames: ['outcome'],
    },
    QUERY_OUTCOMES.map((outcome, row) => [{ outcome }, events.queries, row]),
  );
}

function vitalMetrics(registry: Registry, vitals: VitalCounts): void {
  readCounter(
    registry,
    {
      name: 'onset_web_vitals_total',
      help: 'Web vitals reported by browsers, by rating.',
      labelNames: ['name', 'rating', 'navigation', 'connection'],
    },
    () =>
      vitals
        .all()
        .map(({ name, rating, navigation, connection, count }) => [{ name, rating, navigation, connection }, count]),
  );
  readHistogram(
    registry,
    { name: 'onset_web_vital_seconds', help: 'Web vitals measured in seconds.', labelNames: ['name', 'page'] },
    Object.entries(vitals.times).flatMap(([name, times]) =>
      vitals.groups.map((page, row) => [{ name, page }, times, row] as const),
    ),
  );
  readHistogram(
    registry,
    { name: 'onset_web_vital_layout_shift', help: 'Cumulative layout shift (CLS).', labelNames: ['page'] },
    vitals.groups.map((page, row) => [{ page }, vitals.shifts, row]),
  );
}
