import { sql } from 'kysely';
import type { AdjustmentRow, CustomerRow, Database, SubscriptionRow, TransactionRow } from '../database/tables.ts';

/** The rows of everything a user has bought, the newest first. */
export interface PurchaseRows {
  readonly customers: readonly CustomerRow[];
  readonly subscriptions: readonly SubscriptionRow[];
  readonly transactions: readonly TransactionRow[];
  readonly adjustments: readonly AdjustmentRow[];
}

/** Reads what a user has bought: signed in as that user, or unsigned as a customer who is that user. */
export async function rowsOf(database: Database, userId: number): Promise<PurchaseRows> {
  const subscriptions = await database
    .selectFrom('billing_subscriptions')
    .selectAll()
    .where(isOf(userId))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const transactions = await database
    .selectFrom('billing_transactions')
    .selectAll()
    .where(isOf(userId))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const bought = [...new Set([...subscriptions, ...transactions].flatMap((row) => row.customer_id ?? []))];
  const customers = await database
    .selectFrom('billing_customers')
    .selectAll()
    .where((is) => is.or([is('user_id', '=', userId), ...(bought.length === 0 ? [] : [is('id', 'in', bought)])]))
    .orderBy('id')
    .execute();
  const adjustments = await database
    .selectFrom('billing_adjustments')
    .selectAll()
    .where('transaction_id', 'in', (from) => from.selectFrom('billing_transactions').select('id').where(isOf(userId)))
    .execute();
  return { customers, subscriptions, transactions, adjustments };
}

/** Whether a row of subscriptions or transactions is a user's: two conditions that each have an index. */
function isOf(userId: number) {
  return sql<boolean>`(user_id = ${userId} or (user_id is null and customer_id in (select id from billing_customers where user_id = ${userId})))`;
}
