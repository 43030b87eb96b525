import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/tables.ts';
import { SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';

/** What waits in a queue of the database, of all processes that share it. */
export interface QueueState {
  readonly queue: 'mails' | 'webhooks';
  readonly depth: number;
  /** How long the one that has waited longest has, in seconds; 0 where nothing waits. */
  readonly oldest: number;
  /** Entries that failed permanently. */
  readonly givenUp: number;
}

/** A scrape does not wait longer for the database. */
const LIMIT = 2 * SECOND;

/** However often it is asked, the database is asked once in this time. */
const ASK_EVERY = 5 * SECOND;

/** Tells how the queues stand; `undefined` where the database does not say so within two seconds. */
export type QueueReader = () => Promise<readonly QueueState[] | undefined>;

/** Makes the reader for a database. */
export function queueReader(database: Database, now: Clock): QueueReader {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<readonly QueueState[] | undefined> = Promise.resolve(undefined);
  return () => {
    const time = performance.now();
    if (time - asked >= ASK_EVERY) {
      asked = time;
      answer = withinLimit(readQueues(database, now()));
    }
    return answer;
  };
}

async function withinLimit<Result>(work: Promise<Result>): Promise<Result | undefined> {
  const over = new AbortController();
  const limit = pause(LIMIT, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
  const done = work.catch(() => undefined).finally(() => over.abort());
  return Promise.race([done, limit]);
}

async function readQueues(database: Database, now: number): Promise<readonly QueueState[]> {
  const [mails, failedMails, events, failedEvents] = await Promise.all([
    database
      .selectFrom('mails')
      .select((row) => [row.fn.countAll().as('depth'), row.fn.min('created_at').as('oldest')])
      .where('failed_at', 'is', null)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('mails')
      .select((row) => row.fn.countAll().as('count'))
      .where('failed_at', 'is not', null)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('billing_events')
      .select((row) => [row.fn.countAll().as('depth'), row.fn.min('received_at').as('oldest')])
      .where('state', '=', 'new')
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('billing_events')
      .select((row) => row.fn.countAll().as('count'))
      .where('state', '=', 'failed')
      .executeTakeFirstOrThrow(),
  ]);
  return [
    { queue: 'mails', ...stateOf(mails, now), givenUp: Number(failedMails.count) },
    { queue: 'webhooks', ...stateOf(events, now), givenUp: Number(failedEvents.count) },
  ];
}

function stateOf(row: { readonly depth: unknown; readonly oldest: string | null }, now: number) {
  const oldest = row.oldest === null ? 0 : Math.max(0, (now - Date.parse(row.oldest)) / SECOND);
  return { depth: Number(row.depth), oldest };
}
