import type { ExpressionBuilder } from 'kysely';
import { isUnavailable } from '../database/errors.ts';
import type { Database, Tables } from '../database/tables.ts';
import { HOUR, MINUTE, timestamp } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import type { PaddleApi, PaddleEvent } from './paddle-api.ts';
import { PaddleApiError } from './paddle-http.ts';

/** Dependencies of a reconciliation. */
export interface Reconciling {
  readonly api: PaddleApi;
  /** Accepts an event that may already be known. Throws if it can't be applied. */
  readonly accept: (body: string) => Promise<'applied' | 'ignored' | 'known'>;
  /** Called with an event that can't be applied. */
  readonly onFailure: (event: PaddleEvent, error: unknown) => void;
}

/** Result of a reconciliation: the number of events, of missed ones, and of failed ones. */
interface Tally {
  readonly seen: number;
  readonly missed: number;
  readonly failed: number;
}

/**
 * Accepts all of Paddle's events since a time (milliseconds since 1970; `undefined` for the last 90 days), newest
 * first. Events may arrive in any order and more than once. `beforePage` is awaited before each page. Throws a
 * `PaddleApiError` if Paddle fails, and the error of an unavailable database; events that were accepted before stay.
 */
export async function reconcile(
  { api, accept, onFailure }: Reconciling,
  since: number | undefined,
  { beforePage, signal }: { readonly beforePage?: () => Promise<void>; readonly signal?: AbortSignal } = {},
): Promise<Tally> {
  const tally = { seen: 0, missed: 0, failed: 0 };
  let after: string | undefined;
  for (;;) {
    await beforePage?.();
    const { events, hasMore } = await api.listEvents({
      ...(after !== undefined && { after }),
      ...(signal && { signal }),
    });
    const wanted = events.filter(({ occurred_at: at }) => since === undefined || Date.parse(at) >= since);
    for (const event of wanted) {
      signal?.throwIfAborted();
      tally.seen += 1;
      try {
        if ((await accept(JSON.stringify(event))) !== 'known') tally.missed += 1;
      } catch (error) {
        if (isUnavailable(error)) throw error;
        tally.failed += 1;
        onFailure(event, error);
      }
    }
    const last = events.at(-1)?.event_id;
    // IDs increase with time except for events of about the same moment, so only a page without recent events is the
    // last one.
    if (!hasMore || wanted.length === 0 || last === undefined) return tally;
    // Without this check, a list that repeats itself would be requested forever.
    if (after !== undefined && last >= after) throw notInOrder();
    after = last;
  }
}

const notInOrder = (): PaddleApiError =>
  new PaddleApiError({
    status: 200,
    code: 'unreadable',
    detail: 'the events are not in order: a page has events that are not older than those of the previous page',
  });

/** Interval of the reconciliation, and interval of the check if it is due, in milliseconds. */
const INTERVAL = HOUR;
const CHECK_INTERVAL = 10 * MINUTE;

/** Overlap with the previous reconciliation in milliseconds, because events become visible with a delay. */
const OVERLAP = 2 * HOUR;

/**
 * Time in milliseconds for which a process owns the reconciliation after it starts a page. If the process dies, another
 * one can continue after that.
 */
const CLAIM_DURATION = 5 * MINUTE;

/**
 * Maximum difference between the clocks of two processes, in milliseconds. A stored time further ahead comes from a
 * clock that was set back.
 */
const MAX_CLOCK_DIFFERENCE = MINUTE;

/** Dependencies of the regular reconciliation. */
interface ReconciliationParts extends Omit<Reconciling, 'onFailure'> {
  readonly database: Database;
  readonly now: Clock;
  readonly log: Pick<Log, 'error' | 'warning'>;
}

/** Regular reconciliation, which finds missed webhooks. */
interface Reconciliation {
  /** Reconciles now, unless another process does. Resolves when that is done. */
  readonly look: () => Promise<void>;
  /** Reconciles if no process has done so for an hour. */
  readonly reconcileIfDue: () => Promise<void>;
  /** Stops after the current event. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts to reconcile every hour and on request, from where the last reconciliation ended. The first one begins at the
 * newest known event, or as far back as Paddle goes. If several processes share a database, one of them does it.
 */
export function startReconciliation(parts: ReconciliationParts): Reconciliation {
  const stopping = new AbortController();
  let round = Promise.resolve();
  const begin = (latest: number): Promise<void> =>
    (round = round.then(() => reconcileOnce(parts, latest, stopping.signal)));
  const reconcileIfDue = (): Promise<void> => begin(parts.now() - INTERVAL);
  const timer = setInterval(() => void reconcileIfDue(), CHECK_INTERVAL).unref();
  return {
    look: () => begin(Infinity),
    reconcileIfDue,
    stop: () => {
      clearInterval(timer);
      stopping.abort();
      return round;
    },
  };
}

/** Reconciles once, unless a process has done so after `latest` (milliseconds since 1970). Never throws. */
async function reconcileOnce(parts: ReconciliationParts, latest: number, signal: AbortSignal): Promise<void> {
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
      // A last time in the future was set by a clock that was ahead. That process rejected webhooks, so everything is
      // reconciled.
      from === undefined || from > started + MAX_CLOCK_DIFFERENCE ? undefined : from - OVERLAP,
      { beforePage: () => renew(database, now()), signal },
    );
    await release(database, { looked_until: timestamp(started) });
    if (tally.missed > 0)
      log.warning('Events from Paddle were missing and have been fetched. Check that webhooks reach the server.', {
        ...tally,
      });
  } catch (error) {
    // If the claim can't be released, it expires.
    if (signal.aborted) return await release(database, {}).catch((problem: unknown) => log.error(undefined, problem));
    if (error instanceof PaddleApiError) {
      const { code, status = 0 } = error;
      log.warning('Paddle’s list of events could not be fetched.', { code, status });
      await release(database, {}).catch((problem: unknown) => log.error(undefined, problem));
    } else log.error(undefined, error);
  }
}

const ROW = 1;

/**
 * Claims the reconciliation for this process. Returns `undefined` if another process has it or has finished after
 * `latest`.
 */
function claim(database: Database, latest: number, now: number) {
  return database
    .updateTable('reconciliation')
    .set({ claimed_until: timestamp(now + CLAIM_DURATION) })
    .where('id', '=', ROW)
    .where(isOver('claimed_until', now, now + CLAIM_DURATION + MAX_CLOCK_DIFFERENCE))
    .$if(latest !== Infinity, (query) => query.where(isOver('looked_until', latest, now + MAX_CLOCK_DIFFERENCE)))
    .returning('looked_until')
    .executeTakeFirst();
}

/** Returns the condition that a time is missing, not after `time`, or too far ahead to be correct. */
function isOver(column: 'claimed_until' | 'looked_until', time: number, tooFar: number) {
  return (is: ExpressionBuilder<Tables, 'reconciliation'>) =>
    is.or([is(column, 'is', null), is(column, '<=', timestamp(time)), is(column, '>', timestamp(tooFar))]);
}

async function renew(database: Database, now: number): Promise<void> {
  await database
    .updateTable('reconciliation')
    .set({ claimed_until: timestamp(now + CLAIM_DURATION) })
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
