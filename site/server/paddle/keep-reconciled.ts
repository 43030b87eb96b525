import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../database/tables.ts';
import type { Log } from '../log/log.ts';
import { HOUR, MINUTE, timestamp } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import { PaddleApiError } from './paddle-api-error.ts';
import { reconcile } from './reconcile.ts';
import type { Reconciling } from './reconcile.ts';

/** How often events are looked through while the server runs. */
const EVERY = HOUR;

/** How much of what was looked through before is looked through again: events become visible a little after they occur. */
const OVERLAP = 2 * HOUR;

/** How long looking is one process's work after each page. */
const CLAIM = 5 * MINUTE;

/** What looking through events now and then works with. */
export interface KeepingReconciled extends Omit<Reconciling, 'onFailure'> {
  readonly database: Database;
  readonly now: Clock;
  readonly log: Pick<Log, 'error' | 'warning'>;
}

/** Looking for events that never arrived, now and then. */
export interface Reconciliation {
  /** Looks now, whoever has looked before; resolves when that is over. */
  readonly look: () => Promise<void>;
  /** Stops after the event in hand. */
  readonly stop: () => Promise<void>;
}

/**
 * Looks, each hour and when it is told to, for events of Paddle that never arrived. From where it came to the end last
 * time; the first time from the newest event there is, or from as far back as Paddle knows. Of several processes on one
 * database one looks at a time.
 */
export function keepReconciled(parts: KeepingReconciled): Reconciliation {
  const stopping = new AbortController();
  let round = Promise.resolve();
  const begin = (mayWait: boolean): Promise<void> =>
    (round = round.then(() => lookOnce(parts, mayWait, stopping.signal)));
  const timer = setInterval(() => void begin(true), EVERY).unref();
  return {
    look: () => begin(false),
    stop: () => {
      clearInterval(timer);
      stopping.abort();
      return round;
    },
  };
}

/** One round. `mayWait`: not where another process has looked within half the time. Never throws. */
async function lookOnce(parts: KeepingReconciled, mayWait: boolean, signal: AbortSignal): Promise<void> {
  const { database, now, log } = parts;
  const started = now();
  if (signal.aborted) return;
  try {
    const claimed = await claim(database, started);
    if (claimed === undefined) return;
    if (mayWait && Date.parse(claimed.looked_until ?? '') > started - EVERY / 2) return await release(database, {});
    const since = claimed.looked_until ?? (await newestEvent(database));
    const tally = await reconcile(
      {
        ...parts,
        onFailure: ({ event_id: event }) => log.warning('An event Paddle had could not be applied', { event }),
      },
      since === undefined ? undefined : Date.parse(since) - OVERLAP,
      { beforePage: () => renew(database, now()), signal },
    );
    await release(database, { looked_until: timestamp(started) });
    if (tally.missed > 0) log.warning('Events of Paddle had not arrived, and were asked for', { ...tally });
  } catch (error) {
    // Where it cannot be released, the claim runs out by itself.
    if (signal.aborted) return await release(database, {}).catch((problem: unknown) => log.error(undefined, problem));
    if (error instanceof PaddleApiError) {
      const { code, status = 0 } = error;
      log.warning('Events of Paddle could not be looked through', { code, status });
      await release(database, {}).catch((problem: unknown) => log.error(undefined, problem));
    } else log.error(undefined, error);
  }
}

const ROW = 1;

/** Takes the work for this process; `undefined` while it is another's. */
function claim(database: Database, now: number) {
  return database
    .updateTable('reconciliation')
    .set({ claimed_until: timestamp(now + CLAIM) })
    .where('id', '=', ROW)
    .where(isFree(now))
    .returning('looked_until')
    .executeTakeFirst();
}

/** Whether nobody has the work. A claim that lasts longer than any is of a clock that was set back since. */
function isFree(now: number) {
  return (is: ExpressionBuilder<Tables, 'reconciliation'>) =>
    is.or([
      is('claimed_until', 'is', null),
      is('claimed_until', '<=', timestamp(now)),
      is('claimed_until', '>', timestamp(now + CLAIM + MINUTE)),
    ]);
}

async function renew(database: Database, now: number): Promise<void> {
  await database
    .updateTable('reconciliation')
    .set({ claimed_until: timestamp(now + CLAIM) })
    .where('id', '=', ROW)
    .execute();
}

async function release(database: Database, done: { readonly looked_until?: string }): Promise<void> {
  await database
    .updateTable('reconciliation')
    .set({ ...done, claimed_until: null })
    .where('id', '=', ROW)
    .execute();
}

async function newestEvent(database: Database): Promise<string | undefined> {
  const row = await database
    .selectFrom('billing_events')
    .select('occurred_at')
    .orderBy('occurred_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.occurred_at;
}
