import type { Database } from '../../site/server/database/tables.ts';

/** Everything that must not depend on how often and in which order events came. */
export interface BillingState {
  readonly [table: string]: readonly unknown[];
}

/** Reads it: all tables of billing but when events were received and applied, and the customers of the users. */
export async function billingState(database: Database): Promise<BillingState> {
  const events = await database
    .selectFrom('billing_events')
    .select(['event_id', 'type', 'occurred_at', 'body', 'state'])
    .orderBy('event_id')
    .execute();
  const users = await database
    .selectFrom('users')
    .select(['document_id', 'paddle_customer_id'])
    .orderBy('document_id')
    .execute();
  // Of what is told once, the first event that came says when it happened.
  const notices = await database
    .selectFrom('billing_notices')
    .select(['key', 'event', 'customer_id', 'data', 'recipient'])
    .orderBy('key')
    .execute();
  return {
    events,
    users,
    notices,
    customers: await database.selectFrom('billing_customers').selectAll().orderBy('id').execute(),
    subscriptions: await database.selectFrom('billing_subscriptions').selectAll().orderBy('id').execute(),
    transactions: await database.selectFrom('billing_transactions').selectAll().orderBy('id').execute(),
    adjustments: await database.selectFrom('billing_adjustments').selectAll().orderBy('id').execute(),
  };
}

/** Throws an `Error` that names the first row in which two states differ. */
export function requireSame(expected: BillingState, actual: BillingState): void {
  for (const [table, rows] of Object.entries(expected)) {
    const others = actual[table] ?? [];
    if (rows.length !== others.length) throw new Error(`${table}: ${others.length} rows, expected ${rows.length}`);
    for (const [index, row] of rows.entries()) {
      const [one, other] = [row, others[index]].map((each) => JSON.stringify(each));
      if (one !== other) throw new Error(`${table}: ${other}, expected ${one}`);
    }
  }
}

/** Throws an `Error` where one thing is told by two mails. */
export async function requireMailsOnce(database: Database): Promise<number> {
  const mails = await database.selectFrom('mails').select(['event', 'recipient', 'data']).execute();
  const names = mails.map((mail) => JSON.stringify(mail));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Queued twice: ${twice}`);
  return mails.length;
}
