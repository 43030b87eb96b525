import type { Catalog } from './catalog.ts';
import { isUnavailable } from '../database/errors.ts';
import type { BillingEventRow, Database } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { MINUTE, timestamp } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import type { KeyedHash } from '../process/secrets.ts';
import { applyingOf } from './apply.ts';
import type { Applied } from './apply.ts';
import { countFailure, storeEvent, lockBilling } from './ledger.ts';
import { envelopeSchema } from './payloads.ts';
import type { Envelope, TransactionData } from './payloads.ts';

/** Error for text that isn't an event. It can't be stored without an ID. */
export class NoEventError extends Error {
  override readonly name = 'NoEventError';
}

/** Result of an event: it was applied, its type is ignored, or it was already known. */
export type Accepted = 'applied' | 'ignored' | 'known';

/**
 * Accepts an event of Paddle as JSON: stores it, then applies it, each in its own transaction. Events may arrive
 * repeatedly and in any order. An event that failed permanently is applied again only by a replay. Throws a
 * `NoEventError` for other text, or else the reason why the event couldn't be applied; it then waits for its next
 * delivery or a replay.
 */
export async function acceptEvent(service: BillingService, body: string): Promise<Accepted> {
  const read = readEnvelope(body);
  const envelope = { ...read, occurred_at: notInFuture(read.occurred_at, service.now()) };
  const isUsed = applyingOf(envelope.event_type) !== undefined;
  const { isNew, state } = await storeEvent(service.database, envelope, body, { isUsed, now: service.now() });
  if (state !== 'new') return isNew ? 'ignored' : 'known';
  return applyStored(service, envelope.event_id);
}

/** Applies a stored event. Throws the reason of a failure, which is counted unless the database is unavailable. */
async function applyStored(service: BillingService, eventId: string): Promise<Accepted> {
  let applied: Applied | undefined;
  try {
    applied = await inTransaction(service.database, async (transaction) => {
      await lockBilling(transaction);
      const row = await transaction
        .selectFrom('billing_events')
        .select(['body', 'type', 'state', 'occurred_at'])
        .where('event_id', '=', eventId)
        .executeTakeFirst();
      // Another process has applied it.
      if (row === undefined || row.state === 'applied') return undefined;
      const envelope = { ...readEnvelope(row.body), occurred_at: row.occurred_at };
      const did = await applyingOf(row.type)?.(transaction, envelope, service);
      await transaction
        .updateTable('billing_events')
        .set({ state: 'applied', applied_at: timestamp(service.now()), error: null })
        .where('event_id', '=', eventId)
        .execute();
      return did ?? {};
    });
  } catch (error) {
    if (!isUnavailable(error)) await recordFailure(service, eventId, error);
    throw error;
  }
  if (applied === undefined) return 'known';
  service.mailsQueued();
  if (applied.completed !== undefined) service.onPurchase(applied.completed);
  return 'applied';
}

/** Maximum time that Paddle's clock may be ahead of this one, in milliseconds. */
const CLOCK_AHEAD = 5 * MINUTE;

/**
 * Returns the time by which an event is ordered: its own, or that of its arrival if its own is in the future. Otherwise
 * an event dated years ahead would override all later ones.
 */
function notInFuture(occurredAt: string, now: number): string {
  return Date.parse(occurredAt) > now + CLOCK_AHEAD ? timestamp(now).replace('Z', '000Z') : occurredAt;
}

async function recordFailure({ database, log }: BillingService, eventId: string, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  if (await countFailure(database, eventId, message))
    log.warning('A payment event failed permanently. Run "npm run admin -- billing events" to see why.', {
      event: eventId,
    });
}

function readEnvelope(body: string): Envelope {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    throw new NoEventError('It is not JSON', { cause: error });
  }
  const parsed = envelopeSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new NoEventError(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** Error of an operator's request that can't be fulfilled. The message says why and what to do. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/** Returns a stored event. Throws a `ReplayError` if no event has this ID. */
export async function getEvent(database: Database, eventId: string): Promise<BillingEventRow> {
  const row = await database
    .selectFrom('billing_events')
    .selectAll()
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (row === undefined)
    throw new ReplayError(
      `There is no event ${JSON.stringify(eventId.slice(0, 120))}. Use an ID such as evt_…, as listed by "npm run admin -- billing events".`,
    );
  return row;
}

/**
 * Applies a failed or waiting event again and resets its number of tries. Returns the reason if it failed again, or
 * `undefined`. Throws a `ReplayError` for an event that was already applied or whose type is ignored.
 */
export async function replayEvent(service: BillingService, eventId: string): Promise<string | undefined> {
  const { state, type } = await getEvent(service.database, eventId);
  if (state === 'applied') throw new ReplayError(`${eventId} has already been applied`);
  if (applyingOf(type) === undefined) throw new ReplayError(`The server ignores events of the type ${type}`);
  await service.database
    .updateTable('billing_events')
    .set({ state: 'new', tries: 0 })
    .where('event_id', '=', eventId)
    .where('state', '!=', 'applied')
    .execute();
  try {
    await applyStored(service, eventId);
    return undefined;
  } catch (error) {
    const { error: noted } = await getEvent(service.database, eventId);
    if (noted === null) throw error;
    return noted;
  }
}

/** Dependencies of billing. */
export interface BillingService {
  readonly database: Database;
  readonly now: Clock;
  readonly hash: KeyedHash;
  /** Returns the key of a counter; see `AccountService`. */
  readonly countKey: (what: string) => string;
  readonly catalog: Catalog;
  readonly log: Pick<Log, 'warning'>;
  /** Called when emails are queued and committed. */
  readonly mailsQueued: () => void;
  /** Called once for each completed transaction, after the commit. It isn't awaited and must not throw. */
  readonly onPurchase: (transaction: TransactionData) => void;
}
