import type { WebhookOutcome } from '../billing/webhook.ts';
import type { Log } from '../log/log.ts';
import { CountedHistogram } from './counted-histogram.ts';

/** What else is counted of a process since its start: what its log tells, webhooks, and queries. */
export interface EventCounts {
  errors: number;
  warnings: number;
  violations: number;
  mailsSent: number;
  mailsFailed: number;
  readonly webhooks: Map<WebhookOutcome, number>;
  /** Seconds of a query, a row for those that succeeded and one for those that failed. */
  readonly queries: CountedHistogram;
}

/** The rows of `EventCounts.queries`. */
export const QUERY_OUTCOMES = ['ok', 'failed'] as const;

/** Seconds. An embedded database answers in less than a millisecond, and a query is given up after thirty seconds. */
const QUERY_BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10];

/** Counts nothing yet. */
export function eventCounts(): EventCounts {
  return {
    errors: 0,
    warnings: 0,
    violations: 0,
    mailsSent: 0,
    mailsFailed: 0,
    webhooks: new Map(),
    queries: new CountedHistogram(QUERY_BOUNDS, QUERY_OUTCOMES.length),
  };
}

/** Counts what a log tells, errors of an outage too, of which the log itself says but the first. */
export function countLog(log: Log, counts: EventCounts): Log {
  return {
    ...log,
    error(id, error) {
      counts.errors += 1;
      log.error(id, error);
    },
    warning(text, about) {
      counts.warnings += 1;
      log.warning(text, about);
    },
    mail(sent) {
      if ('failed' in sent) counts.mailsFailed += 1;
      else counts.mailsSent += 1;
      log.mail(sent);
    },
    violation(violation) {
      counts.violations += 1;
      log.violation(violation);
    },
  };
}

/** Counts what came of a webhook. */
export function countWebhook({ webhooks }: EventCounts, outcome: WebhookOutcome): void {
  webhooks.set(outcome, (webhooks.get(outcome) ?? 0) + 1);
}
