import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Migration 0009: what the payment provider's events say, and the events. The one reference is to users, who were there
 * before: everything else may come in any order. A user who goes leaves the purchases without one.
 */
export async function createBilling(database: Kysely<Tables>): Promise<void> {
  await createEvents(database);
  await ofEvent(database.schema.createTable('billing_customers'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('owned_at', 'text')
    .execute();
  await createSubscriptions(database);
  await createTransactions(database);
  await ofEvent(database.schema.createTable('billing_adjustments'))
    .addColumn('transaction_id', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('is_full', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('amount', 'double precision', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await createNotices(database);
  for (const [table, column] of INDEXES)
    await database.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  // Both columns, because a customer's unsigned purchases are looked for, and those of all guests are many.
  for (const table of ['billing_subscriptions', 'billing_transactions'] as const)
    await database.schema.createIndex(`${table}_customer`).on(table).columns(['customer_id', 'user_id']).execute();
}

const INDEXES = [
  ['billing_customers', 'email'],
  ['billing_customers', 'user_id'],
  ['billing_subscriptions', 'user_id'],
  ['billing_transactions', 'user_id'],
  ['billing_transactions', 'subscription_id'],
  ['billing_adjustments', 'transaction_id'],
  ['billing_notices', 'customer_id'],
  ['billing_notices', 'occurred_at'],
] as const;

/** A table whose rows are each of the latest event about something. */
function ofEvent(table: CreateTableBuilder<string>) {
  return table
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('occurred_at', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull());
}

async function createEvents(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('billing_events')
    .addColumn('event_id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('occurred_at', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('error', 'text')
    .addColumn('applied_at', 'text')
    .execute();
  await database.schema
    .createIndex('billing_events_state')
    .on('billing_events')
    .columns(['state', 'received_at'])
    .execute();
  await database.schema.createIndex('billing_events_occurred').on('billing_events').column('occurred_at').execute();
}

async function createSubscriptions(database: Kysely<Tables>): Promise<void> {
  await ofEvent(database.schema.createTable('billing_subscriptions'))
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('price_id', 'text', (column) => column.notNull())
    .addColumn('plan', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('amount', 'double precision')
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('interval', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text')
    .addColumn('trial_ends_at', 'text')
    .addColumn('period_starts_at', 'text')
    .addColumn('period_ends_at', 'text')
    .addColumn('next_payment_at', 'text')
    .addColumn('scheduled_action', 'text')
    .addColumn('scheduled_at', 'text')
    .addColumn('paused_at', 'text')
    .addColumn('ended_at', 'text')
    .execute();
}

async function createTransactions(database: Kysely<Tables>): Promise<void> {
  await ofEvent(database.schema.createTable('billing_transactions'))
    .addColumn('customer_id', 'text')
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('subscription_id', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('price_id', 'text')
    .addColumn('plan', 'text')
    .addColumn('is_once', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('unit_amount', 'double precision')
    .addColumn('amount', 'double precision', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('invoice_number', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('billed_at', 'text')
    .addColumn('period_starts_at', 'text')
    .execute();
}

async function createNotices(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('billing_notices')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('occurred_at', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text')
    .execute();
}
