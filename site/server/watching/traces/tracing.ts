import type { RequestListener } from 'node:http';
import type { LogEvent } from 'kysely';
import type { Log } from '../../log/log.ts';
import type { Sender } from '../../mail/senders.ts';
import type { PaddleApi } from '../../paddle/paddle-api.ts';
import type { Config } from '../../process/config.ts';
import type { Classify } from '../route-class.ts';

/** What sends traces to a collector. It wraps what it follows: nothing that is followed knows of it. */
export interface Tracing {
  /** A span for each request; what happens in it is found below it. */
  readonly listener: (app: RequestListener) => RequestListener;
  /** A span for a query of a request, without its values. */
  readonly onQuery: (query: LogEvent) => void;
  readonly sender: (sender: Sender) => Sender;
  readonly paddle: (api: PaddleApi) => PaddleApi;
  /** The same work, as no part of the request that has asked for it. */
  readonly apart: (work: () => void) => () => void;
  /** Delivers what is left, for two seconds at most. */
  readonly stop: () => Promise<void>;
}

/** What traces are made with. */
export interface TracingParts {
  readonly classify: Classify;
  readonly buildId: string;
  readonly log: Pick<Log, 'warning'>;
  /** How often spans are delivered, in milliseconds, if not every five seconds. */
  readonly deliverEvery?: number | undefined;
}

/** Starts to trace where a collector is named. What does it is loaded for those who use it. */
export async function startTracing(
  config: Pick<Config, 'traces' | 'trustedProxies' | 'databaseUrl'>,
  parts: TracingParts,
): Promise<Tracing | undefined> {
  if (config.traces === undefined) return undefined;
  const { createTracing } = await import('./create.ts');
  return createTracing({ ...config, traces: config.traces }, parts);
}
