import { sql } from 'kysely';
import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { documentId } from './ids.ts';
import type { Tables } from './tables.ts';

/** All changes of the schema. They run in the order of their names. A released migration is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-initial': { up: createSchema },
  '0002-claimed-subscriptions': { up: addClaimed },
};

/** Site settings of a new database. `putFirstCommons` replaces those that the build has. */
const FIRST_COMMONS = {
  announcement: null,
  tagline: 'Record your screen. Keep the good part.',
  support_email: 'support@onset.example',
  latest_version: '2.4.0',
};

type Column = ColumnDefinitionBuilder;
const required = (column: Column) => column.notNull();
const key = (column: Column) => column.primaryKey();
const counter = (column: Column) => column.primaryKey().autoIncrement();
const unique = (column: Column) => column.notNull().unique();
const zero = (column: Column) => column.notNull().defaultTo(0);
/** The row is deleted with the user. */
const ofUser = (column: Column) => column.notNull().references('users.id').onDelete('cascade');
/** The row outlives the user. */
const userIfAny = (column: Column) => column.references('users.id').onDelete('set null');

/** Creates the tables, which `Tables` describes, with their first rows. */
async function createSchema(database: Kysely<Tables>): Promise<void> {
  await createAccounts(database);
  await createEmails(database);
  await createLists(database);
  await createCodes(database);
  await createBilling(database);
  await createLicenses(database);
  await createSettings(database);
  await createIndexes(database);
}

async function createAccounts({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('users')
    .addColumn('id', 'integer', counter)
    .addColumn('document_id', 'text', unique)
    .addColumn('username', 'text', unique)
    .addColumn('email', 'text', unique)
    .addColumn('password_hash', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('provider', 'text', required)
    .addColumn('confirmed', 'integer', required)
    .addColumn('blocked', 'integer', required)
    .addColumn('paddle_customer_id', 'text')
    .addColumn('full_name', 'text')
    .addColumn('company', 'text')
    .addColumn('country', 'text')
    .addColumn('pending_email', 'text')
    .addColumn('email_proved', 'integer', zero)
    .addColumn('consent_version', 'text')
    .addColumn('consented_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await schema
    .createTable('login_names')
    .addColumn('name', 'text', key)
    .addColumn('user_id', 'integer', ofUser)
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('id', 'text', key)
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('device', 'text', required)
    .addColumn('device_id', 'text')
    .addColumn('generation', 'integer', required)
    .addColumn('skipped_generations', 'integer', zero)
    .addColumn('received_generation', 'integer', zero)
    .addColumn('created_at', 'text', required)
    .addColumn('last_active_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('ended_at', 'text')
    .addColumn('refresh_full_at', 'double precision', zero)
    .execute();
  await schema
    .createTable('known_devices')
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('key', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('first_seen_at', 'text', required)
    .addColumn('last_seen_at', 'text', required)
    .addPrimaryKeyConstraint('known_devices_key', ['user_id', 'key'])
    .execute();
  await schema
    .createTable('attempts')
    .addColumn('key', 'text', key)
    .addColumn('count', 'integer', required)
    .addColumn('open_at', 'double precision', required)
    .execute();
}

async function createEmails({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('mails')
    .addColumn('id', 'integer', counter)
    .addColumn('event', 'text', required)
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('recipient', 'text', required)
    .addColumn('data', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('due_at', 'text', required)
    .addColumn('tries', 'integer', required)
    .addColumn('claimed_until', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('priority', 'integer', zero)
    .addColumn('turn', 'integer', zero)
    .addColumn('cause', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema
    .createTable('email_changes')
    .addColumn('id', 'integer', counter)
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('old_email', 'text', required)
    .addColumn('new_email', 'text', required)
    .addColumn('started_at', 'text', required)
    .addColumn('confirmed_at', 'text')
    .addColumn('undone_at', 'text')
    .addColumn('expires_at', 'text', required)
    .execute();
}

async function createLists({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('subscribers')
    .addColumn('id', 'integer', counter)
    .addColumn('list', 'text', required)
    .addColumn('email', 'text')
    .addColumn('email_hash', 'text')
    .addColumn('source', 'text')
    .addColumn('asked_at', 'text', required)
    .addColumn('confirmed_at', 'text')
    .addColumn('unsubscribed_at', 'text')
    .addUniqueConstraint('subscribers_email', ['email', 'list'])
    .addUniqueConstraint('subscribers_email_hash', ['email_hash', 'list'])
    .execute();
}

/** Creates the codes of links in emails. Also used by `upgradeDatabase`. */
export async function createCodes({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('codes')
    .addColumn('hash', 'text', key)
    .addColumn('purpose', 'text', required)
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('change_id', 'integer', (column) => column.references('email_changes.id').onDelete('cascade'))
    .addColumn('subscriber_id', 'integer', (column) => column.references('subscribers.id').onDelete('cascade'))
    .addColumn('email', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text')
    .addCheckConstraint('codes_expire', sql`expires_at is not null or purpose in ('undo-change', 'unsubscribe')`)
    .execute();
  for (const column of ['user_id', 'change_id', 'subscriber_id', 'expires_at'])
    await schema.createIndex(`codes_${column}`).on('codes').column(column).execute();
  await schema
    .createIndex('codes_one_confirmation')
    .unique()
    .on('codes')
    .column('user_id')
    .where(sql.ref('purpose'), '=', 'confirm')
    .execute();
}

/** Users are the only foreign key, because events arrive in any order. */
async function createBilling(database: Kysely<Tables>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('billing_events')
    .addColumn('event_id', 'text', key)
    .addColumn('type', 'text', required)
    .addColumn('occurred_at', 'text', required)
    .addColumn('received_at', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('tries', 'integer', zero)
    .addColumn('error', 'text')
    .addColumn('applied_at', 'text')
    .execute();
  await eventTable(schema.createTable('billing_customers'))
    .addColumn('email', 'text', required)
    .addColumn('user_id', 'integer', userIfAny)
    .addColumn('owned_at', 'text')
    .execute();
  await eventTable(schema.createTable('billing_subscriptions'))
    .addColumn('customer_id', 'text', required)
    .addColumn('user_id', 'integer', userIfAny)
    .addColumn('status', 'text', required)
    .addColumn('price_id', 'text', required)
    .addColumn('plan', 'text')
    .addColumn('name', 'text', required)
    .addColumn('amount', 'double precision')
    .addColumn('currency', 'text', required)
    .addColumn('interval', 'text')
    .addColumn('created_at', 'text', required)
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
  await eventTable(schema.createTable('billing_transactions'))
    .addColumn('customer_id', 'text')
    .addColumn('user_id', 'integer', userIfAny)
    .addColumn('subscription_id', 'text')
    .addColumn('status', 'text', required)
    .addColumn('origin', 'text', required)
    .addColumn('price_id', 'text')
    .addColumn('plan', 'text')
    .addColumn('is_once', 'integer', required)
    .addColumn('name', 'text', required)
    .addColumn('unit_amount', 'double precision')
    .addColumn('amount', 'double precision', required)
    .addColumn('currency', 'text', required)
    .addColumn('invoice_number', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('billed_at', 'text')
    .addColumn('period_starts_at', 'text')
    .execute();
  await eventTable(schema.createTable('billing_adjustments'))
    .addColumn('transaction_id', 'text', required)
    .addColumn('customer_id', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('is_full', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('amount', 'double precision', required)
    .addColumn('currency', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await schema
    .createTable('billing_notices')
    .addColumn('key', 'text', key)
    .addColumn('event', 'text', required)
    .addColumn('customer_id', 'text', required)
    .addColumn('data', 'text', required)
    .addColumn('occurred_at', 'text', required)
    .addColumn('recipient', 'text')
    .execute();
  await schema
    .createTable('reconciliation')
    .addColumn('id', 'integer', key)
    .addColumn('looked_until', 'text')
    .addColumn('claimed_until', 'text')
    .execute();
  await database.insertInto('reconciliation').values({ id: 1, looked_until: null, claimed_until: null }).execute();
  await schema
    .createTable('measured_purchases')
    .addColumn('transaction_id', 'text', key)
    .addColumn('measured_at', 'text', required)
    .execute();
}

/** Adds the columns of a table whose rows come from events. */
function eventTable<Name extends string>(table: CreateTableBuilder<Name>) {
  return table
    .addColumn('id', 'text', key)
    .addColumn('occurred_at', 'text', required)
    .addColumn('event_id', 'text', required);
}

/** Creates the Macs with licenses. Also used by `upgradeDatabase`. */
export async function createLicenses({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('licence_devices')
    .addColumn('id', 'text', key)
    .addColumn('user_id', 'integer', userIfAny)
    .addColumn('purchase_id', 'text')
    .addColumn('device', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('session_id', 'text', required)
    .addColumn('added_at', 'text', required)
    .addColumn('last_seen_at', 'text', required)
    .addUniqueConstraint('licence_devices_of_user', ['user_id', 'device'])
    .execute();
  await schema.createIndex('licence_devices_purchase').on('licence_devices').column('purchase_id').execute();
}

/** Earlier claims stay unmarked. Changes of such subscriptions are rejected, because Paddle has no signed buyer of them. */
async function addClaimed({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('billing_subscriptions').addColumn('is_claimed', 'integer', zero).execute();
}

async function createSettings(database: Kysely<Tables>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('commons')
    .addColumn('id', 'integer', counter)
    .addColumn('document_id', 'text', unique)
    .addColumn('key', 'text', unique)
    .addColumn('value', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  const now = new Date().toISOString();
  await database
    .insertInto('commons')
    .values(
      Object.entries(FIRST_COMMONS).map(([name, value]) => ({
        document_id: documentId(),
        key: name,
        value: JSON.stringify(value),
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  await schema
    .createTable('readiness')
    .addColumn('id', 'integer', key)
    .addColumn('written_at', 'double precision', required)
    .execute();
  await database.insertInto('readiness').values({ id: 1, written_at: 0 }).execute();
  await schema
    .createTable('key_fingerprints')
    .addColumn('name', 'text', key)
    .addColumn('fingerprint', 'text', required)
    .execute();
}

async function createIndexes({ schema }: Kysely<Tables>): Promise<void> {
  for (const [name, table, ...columns] of INDEXES) await schema.createIndex(name).on(table).columns(columns).execute();
}

const INDEXES: readonly (readonly [name: string, table: keyof Tables, ...columns: string[]])[] = [
  ['login_names_user', 'login_names', 'user_id'],
  ['sessions_user', 'sessions', 'user_id'],
  ['sessions_end', 'sessions', 'expires_at'],
  ['attempts_open', 'attempts', 'open_at'],
  ['mails_due', 'mails', 'due_at'],
  ['mails_user', 'mails', 'user_id'],
  ['mails_recipient', 'mails', 'recipient'],
  ['mails_cause', 'mails', 'cause'],
  ['email_changes_user', 'email_changes', 'user_id'],
  ['email_changes_end', 'email_changes', 'expires_at'],
  ['subscribers_asked', 'subscribers', 'asked_at'],
  ['billing_events_state', 'billing_events', 'state', 'received_at'],
  ['billing_events_occurred', 'billing_events', 'occurred_at'],
  ['billing_customers_email', 'billing_customers', 'email'],
  ['billing_customers_user_id', 'billing_customers', 'user_id'],
  ['billing_subscriptions_user_id', 'billing_subscriptions', 'user_id'],
  ['billing_transactions_user_id', 'billing_transactions', 'user_id'],
  ['billing_transactions_subscription_id', 'billing_transactions', 'subscription_id'],
  ['billing_adjustments_transaction_id', 'billing_adjustments', 'transaction_id'],
  ['billing_notices_customer_id', 'billing_notices', 'customer_id'],
  ['billing_notices_occurred_at', 'billing_notices', 'occurred_at'],
  // Both columns, because most purchases of a customer who is a guest have no user.
  ['billing_subscriptions_customer', 'billing_subscriptions', 'customer_id', 'user_id'],
  ['billing_transactions_customer', 'billing_transactions', 'customer_id', 'user_id'],
];
