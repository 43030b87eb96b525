import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { DatabaseTransaction, Tables } from '../database/tables.ts';

type OfEvents = 'billing_customers' | 'billing_subscriptions' | 'billing_transactions' | 'billing_adjustments';

/**
 * Whether what is being written is of a later event than what is there. Events of one microsecond go by their ids, so that
 * whatever order they come in, the same one is last.
 */
const isLater = (table: OfEvents) =>
  sql<boolean>`(excluded.occurred_at, excluded.event_id) >= (${sql.table(table)}.occurred_at, ${sql.table(table)}.event_id)`;

/** Writes a customer if it is of a later event than what is there. Whose it is stays. */
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

/** Writes a subscription if it is of a later event than what is there. */
export async function putSubscription(
  transaction: DatabaseTransaction,
  row: Insertable<Tables['billing_subscriptions']>,
): Promise<void> {
  await transaction
    .insertInto('billing_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where(isLater('billing_subscriptions')))
    .execute();
}

/** Writes a payment if it is of a later event than what is there. */
export async function putTransaction(
  transaction: DatabaseTransaction,
  row: Insertable<Tables['billing_transactions']>,
): Promise<void> {
  await transaction
    .insertInto('billing_transactions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where(isLater('billing_transactions')))
    .execute();
}

/** Writes what came back of a payment if it is of a later event than what is there. */
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
