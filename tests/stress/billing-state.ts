import type { Database } from '../../site/server/database/tables.ts';

/**
 * Returns the rows of the billing tables as text, without what depends on the order and number of deliveries: when an
 * event was received, and the time of a notice, which is that of the first event to arrive.
 */
export async function readBillingState(database: Database): Promise<string[]> {
  const events = database.selectFrom('billing_events').select(['event_id', 'type', 'occurred_at', 'body', 'state']);
  const notices = database.selectFrom('billing_notices').select(['key', 'event', 'customer_id', 'data', 'recipient']);
  const tables = {
    events: await events.orderBy('event_id').execute(),
    notices: await notices.orderBy('key').execute(),
    users: await database.selectFrom('users').select(['id', 'paddle_customer_id']).orderBy('id').execute(),
    customers: await database.selectFrom('billing_customers').selectAll().orderBy('id').execute(),
    subscriptions: await database.selectFrom('billing_subscriptions').selectAll().orderBy('id').execute(),
    transactions: await database.selectFrom('billing_transactions').selectAll().orderBy('id').execute(),
    adjustments: await database.selectFrom('billing_adjustments').selectAll().orderBy('id').execute(),
  };
  return Object.entries(tables).flatMap(([name, rows]) => rows.map((row) => `${name}: ${JSON.stringify(row)}`));
}
