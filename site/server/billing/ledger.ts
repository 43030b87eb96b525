import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { isPostgres } from '../database/transaction.ts';
import type { BillingEventRow, Database, DatabaseTransaction, Tables } from '../database/tables.ts';
import { DAY, timestamp } from '../process/clock.ts';
import type { Envelope } from './payloads.ts';

/**
 * Number of tries before an event fails permanently. With Paddle's own retries they take hours: long enough to fix a
 * server, and short enough that Paddle still has the other events.
 */
const MAX_TRIES = 10;

/** Time in milliseconds for which applied events are kept, which is a little longer than Paddle keeps them. */
const EVENT_LIFETIME = 100 * DAY;

/** Stores an event and returns its state, which is that of the stored one if it was already known. */
export async function storeEvent(
  database: Database,
  { event_id, event_type: type, occurred_at }: Envelope,
  body: string,
  { isUsed, now }: { readonly isUsed: boolean; readonly now: number },
): Promise<{ readonly isNew: boolean; readonly state: BillingEventRow['state'] }> {
  const state = isUsed ? 'new' : 'ignored';
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('billing_events')
    .values({ event_id, type, occurred_at, received_at: timestamp(now), body, state })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return { isNew: true, state };
  const known = await database
    .selectFrom('billing_events')
    .select('state')
    .where('event_id', '=', event_id)
    .executeTakeFirst();
  return { isNew: false, state: known?.state ?? state };
}

/** Counts a failure of a waiting event. Returns whether it has now failed permanently. */
export async function countFailure(database: Database, eventId: string, error: string): Promise<boolean> {
  const row = await database
    .updateTable('billing_events')
    .set((before) => ({
      tries: before('tries', '+', 1),
      error: error.replaceAll('\0', '').toWellFormed().slice(0, 500),
      state: before
        .case()
        .when('tries', '>=', MAX_TRIES - 1)
        .then('failed' as const)
        .else('new' as const)
        .end(),
    }))
    .where('event_id', '=', eventId)
    .where('state', '=', 'new')
    .returning('state')
    .executeTakeFirst();
  return row?.state === 'failed';
}

/** Returns failed and waiting events, oldest first. */
export function deadLetters(database: Database): Promise<BillingEventRow[]> {
  return database
    .selectFrom('billing_events')
    .selectAll()
    .where('state', 'in', ['failed', 'new'])
    .orderBy('received_at')
    .orderBy('event_id')
    .execute();
}

/** Deletes old events that were applied or ignored, and old notices. */
export async function clearBilling(database: Database, now: number): Promise<void> {
  const before = timestamp(now - EVENT_LIFETIME);
  await database
    .deleteFrom('billing_events')
    .where('state', 'in', ['applied', 'ignored'])
    .where('received_at', '<', before)
    .execute();
  await database.deleteFrom('billing_notices').where('occurred_at', '<', before).execute();
}

type EntityTable = 'billing_customers' | 'billing_subscriptions' | 'billing_transactions' | 'billing_adjustments';

/**
 * Returns the condition that the new row is of a later event than the stored one. The event ID decides between events
 * of the same microsecond, so that the result doesn't depend on their order of arrival.
 */
const isLater = (table: EntityTable) =>
  sql<boolean>`(excluded.occurred_at, excluded.event_id) >= (${sql.table(table)}.occurred_at, ${sql.table(table)}.event_id)`;

/** Writes a customer unless the stored row is of a later event. The owner isn't changed. */
export async function putCustomer(
  transaction: DatabaseTransaction,
  row: Insertable<Tables['billing_customers']>,
): Promise<void> {
  await transaction
    .insertInto('billing_customers')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where(isLater('billing_customers')))
    .execute();
}

/**
 * Writes a subscription unless the stored row is of a later event. A claimed one keeps its owner if the event names
 * none.
 */
export async function putSubscription(
  transaction: DatabaseTransaction,
  row: Insertable<Tables['billing_subscriptions']>,
): Promise<void> {
  await transaction
    .insertInto('billing_subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((is) => ({ ...row, user_id: is.fn.coalesce('excluded.user_id', 'billing_subscriptions.user_id') }))
        .where(isLater('billing_subscriptions')),
    )
    .execute();
}

/**
 * Writes a transaction unless the stored row is of a later event. A claimed one keeps its owner if the event names
 * none.
 */
export async function putTransaction(
  transaction: DatabaseTransaction,
  row: Insertable<Tables['billing_transactions']>,
): Promise<void> {
  await transaction
    .insertInto('billing_transactions')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((is) => ({ ...row, user_id: is.fn.coalesce('excluded.user_id', 'billing_transactions.user_id') }))
        .where(isLater('billing_transactions')),
    )
    .execute();
}

/** Writes an adjustment unless the stored row is of a later event. */
export async function putAdjustment(
  transaction: DatabaseTransaction,
  row: Insertable<Tables['billing_adjustments']>,
): Promise<void> {
  await transaction
    .insertInto('billing_adjustments')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where(isLater('billing_adjustments')))
    .execute();
}

/** Key of the advisory lock: an arbitrary number, the same in every process. */
const LOCK = 6_274_901;

/**
 * Locks purchases and their owners until the transaction ends, so that no other transaction changes what this one
 * reads. SQLite has only one writer, so it needs no lock.
 */
export async function lockBilling(transaction: DatabaseTransaction): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
}
