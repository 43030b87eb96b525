import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { CountedHistogram } from './counted-histogram.ts';
import { ROUTE_CLASSES } from './route-class.ts';
import type { Classify, RouteClass } from './route-class.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'other'] as const;

/** 429 is apart from the other 4xx: it says that somebody is slowed down, and not that somebody is wrong. */
export const STATUSES = ['2xx', '3xx', '4xx', '429', '5xx', 'aborted', 'other'] as const;

export type StatusClass = (typeof STATUSES)[number];

/** Seconds. From what a file takes to what makes a visitor leave. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A number of requests that are alike. */
export interface CountedRequests {
  readonly route: RouteClass;
  readonly method: (typeof METHODS)[number];
  readonly status: StatusClass;
  readonly count: number;
}

const ROUTE_NUMBERS = numbersOf(ROUTE_CLASSES);
const METHOD_NUMBERS = numbersOf(METHODS);
const STATUS_NUMBERS = numbersOf(STATUSES);

/** The requests of a process since its start, in plain numbers, because every request passes here. */
export class RequestCounts {
  readonly #counts = new Float64Array(ROUTE_CLASSES.length * METHODS.length * STATUSES.length);
  /** Seconds from a request's head to the end of its response, a row for each of `ROUTE_CLASSES`. */
  readonly durations = new CountedHistogram(BOUNDS, ROUTE_CLASSES.length);
  /** Requests that are being answered now. */
  inFlight = 0;

  /** Counts a request that is over, after `seconds`. */
  add(route: RouteClass, method: string, status: StatusClass, seconds: number): void {
    const routeNumber = ROUTE_NUMBERS.get(route) ?? 0;
    const methodNumber = METHOD_NUMBERS.get(method) ?? METHODS.length - 1;
    const index = (routeNumber * METHODS.length + methodNumber) * STATUSES.length + (STATUS_NUMBERS.get(status) ?? 0);
    this.#counts[index] = (this.#counts[index] ?? 0) + 1;
    this.durations.count(routeNumber, seconds);
  }

  /** All that were counted, by what they have in common. */
  *all(): Iterable<CountedRequests> {
    let index = 0;
    for (const route of ROUTE_CLASSES)
      for (const method of METHODS)
        for (const status of STATUSES) {
          const count = this.#counts[index] ?? 0;
          index += 1;
          if (count > 0) yield { route, method, status, count };
        }
  }
}

/** Counts the requests of a listener. */
export function countRequests(app: RequestListener, counts: RequestCounts, classify: Classify): RequestListener {
  return (incoming, outgoing) => {
    const started = performance.now();
    counts.inFlight += 1;
    // Not `once`, which makes two functions more: a response is closed once.
    outgoing.on('close', () => {
      counts.inFlight -= 1;
      const seconds = (performance.now() - started) / 1000;
      counts.add(classify(incoming.url ?? ''), methodOf(incoming), statusOf(outgoing), seconds);
    });
    app(incoming, outgoing);
  };
}

const methodOf = ({ method }: IncomingMessage): string => method ?? '';

function statusOf({ statusCode, writableFinished }: ServerResponse): StatusClass {
  if (!writableFinished) return 'aborted';
  if (statusCode === 429) return '429';
  const hundred = Math.floor(statusCode / 100);
  if (hundred === 2) return '2xx';
  if (hundred === 3) return '3xx';
  if (hundred === 4) return '4xx';
  return hundred === 5 ? '5xx' : 'other';
}

function numbersOf<Name extends string>(names: readonly Name[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, number) => [name, number]));
}
