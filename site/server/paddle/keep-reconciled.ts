import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../database/tables.ts';
import type { Log } from '../log/log.ts';
import { HOUR, MINUTE, timestamp } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import { PaddleApiError } from './paddle-api-error.ts';
import { reconcile } from './reconcile.ts';
import type { Reconciling } from './reconcile.ts';

/** How often events are looked through while a server runs, and how often it is seen whether that is due. */
const EVERY = HOUR;
const SEE_EVERY = 10 * MINUTE;

/** How much of what was looked through before is looked through again: events become visible a little after they occur. */
const OVERLAP = 2 * HOUR;

/** How long looking is one process's work after each page. If the process died, another looks then. */
const CLAIM = 5 * MINUTE;

/** The clocks of two processes differ by less; a time further ahead is of a clock that was set back since. */
const CLOCKS_DIFFER = MINUTE;

/** What looking through events now and then works with. */
export interface KeepingReconciled extends Omit<Reconciling, 'onFailure'> {
  readonly database: Database;
  readonly now: Clock;
  readonly log: Pick<Log, 'error' | 'warning'>;
}

/** Looking for events that never arrived, now and then. */
export interface Reconciliation {
  /** Looks now, unless another process does; resolves when that is over. */
  readonly look: () => Promise<void>;
  /** Looks where nobody has for an hour. */
  readonly lookWhenDue: () => Promise<void>;
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
  const begin = (latest: number): Promise<void> => (round = round.then(() => lookOnce(parts, latest, stopping.signal)));
  const lookWhenDue = (): Promise<void> => begin(parts.now() - EVERY);
  const timer = setInterval(() => void lookWhenDue(), SEE_EVERY).unref();
  return {
    look: () => begin(Infinity),
    lookWhenDue,
    stop: () => {
      clearInterval(timer);
      stopping.abort();
      return round;
    },
  };
}

/** One round, unless somebody has looked after `latest` (milliseconds since 1970). Never throws. */
async function lookOnce(parts: KeepingReconciled, latest: number, signal: AbortSignal): Promise<void> {
  const { database, now, log } = parts;
  const started = now();
  if (signal.aborted) return;
  try {
    const claimed = await claim(database, latest, started);
    if (claimed === undefined) return;
    const since = claimed.looked_until ?? (await newestEvent(database));
    const from = since === undefined ? undefined : Date.parse(since);
    const tally = await reconcile(
      {
        ...parts,
        onFailure: ({ event_id: event }) =>
          log.warning('An event fetched from Paddle could not be applied.', { event }),
      },
      // What was looked through by a clock that was ahead is unknown, and its webhooks were refused: everything, then.
      from === undefined || from > started + CLOCKS_DIFFER ? undefined : from - OVERLAP,
      { beforePage: () => renew(database, now()), signal },
    );
    await release(database, { looked_until: timestamp(started) });
    if (tally.missed > 0)
      log.warning('Events from Paddle were missing and have been fetched. Check that webhooks reach the server.', {
        ...tally,
      });
  } catch (error) {
    // Where it cannot be released, the claim runs out by itself.
    if (signal.aborted) return await release(database, {}).catch((problem: unknown) => log.error(undefined, problem));
    if (error instanceof PaddleApiError) {
      const { code, status = 0 } = error;
      log.warning('Paddle’s list of events could not be fetched.', { code, status });
      await release(database, {}).catch((problem: unknown) => log.error(undefined, problem));
    } else log.error(undefined, error);
  }
}

const ROW = 1;

/** Takes the work for this process; `undefined` while it is another's, and where it was done after `latest`. */
function claim(database: Database, latest: number, now: number) {
  return database
    .updateTable('reconciliation')
    .set({ claimed_until: timestamp(now + CLAIM) })
    .where('id', '=', ROW)
    .where(isOver('claimed_until', now, now + CLAIM + CLOCKS_DIFFER))
    .$if(latest !== Infinity, (query) => query.where(isOver('looked_until', latest, now + CLOCKS_DIFFER)))
    .returning('looked_until')
    .executeTakeFirst();
}

/** Whether a time is none, is not after `time`, or is too far ahead to be true. */
function isOver(column: 'claimed_until' | 'looked_until', time: number, tooFar: number) {
  return (is: ExpressionBuilder<Tables, 'reconciliation'>) =>
    is.or([is(column, 'is', null), is(column, '<=', timestamp(time)), is(column, '>', timestamp(tooFar))]);
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
