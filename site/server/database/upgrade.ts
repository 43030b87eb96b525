import { sql } from 'kysely';
import { withAsciiDomain } from '../../contract/email.ts';
import { timestamp } from '../process/clock.ts';
import { StartError } from '../process/start-error.ts';
import { createCodes, createLicenses } from './migrations.ts';
import type { Database, DatabaseTransaction } from './tables.ts';

/** The first and the last migration of the oldest database that can be upgraded. */
const [FIRST, LAST] = ['0001-accounts', '0012-key-fingerprints'];

/** Migrations after `LAST` that became part of the initial schema. Each runs if the database doesn't have it yet. */
const CHANGES: Readonly<Record<string, (database: DatabaseTransaction, now: number) => Promise<void>>> = {
  '0013-licence-devices': changeLicenseDevices,
  '0014-ascii-domains': convertDomains,
  '0015-lost-responses': addLostResponses,
  '0016-no-demo-paddle': removeDemoPaddle,
};

/** Names of the migrations that a database has. */
export async function appliedMigrations(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name);
}

/** True for the migrations of a database from before the initial schema. */
export const isEarlier = (migrations: readonly string[]): boolean => migrations.includes(FIRST);

/**
 * Changes a database from before the initial schema to that schema, and keeps its data. Returns false if it has the
 * schema already. Throws a `StartError` for a database that is too old.
 */
export async function upgradeDatabase(database: Database, now: number): Promise<boolean> {
  const applied = await appliedMigrations(database);
  if (!isEarlier(applied)) return false;
  if (!applied.includes(LAST))
    throw new StartError(
      'The database is too old. Start the version of 28 November 2026 once, which updates it, and run this command again.',
    );
  await database.transaction().execute(async (transaction) => {
    for (const [name, change] of Object.entries(CHANGES)) if (!applied.includes(name)) await change(transaction, now);
    await mergeCodes(transaction, now);
    // Tokens contain their claims since before the oldest database that can be upgraded.
    await transaction.schema.dropTable('refresh_tokens').ifExists().execute();
    await sql`delete from kysely_migration`.execute(transaction);
    await sql`insert into kysely_migration (name, timestamp) values ('0001-initial', ${timestamp(now)})`.execute(
      transaction,
    );
  });
  return true;
}

/** Macs outlive the account and have a purchase. SQLite can't drop `not null`, so the table is created again. */
async function changeLicenseDevices(database: DatabaseTransaction): Promise<void> {
  await sql`alter table licence_devices rename to earlier_devices`.execute(database);
  await createLicenses(database);
  await sql`insert into licence_devices (id, user_id, device, name, session_id, added_at, last_seen_at)
    select id, user_id, device, name, session_id, added_at, last_seen_at from earlier_devices`.execute(database);
  await database.schema.dropTable('earlier_devices').execute();
}

/** Stores domains of customers in ASCII, and gives each customer to the user who has confirmed that email address. */
async function convertDomains(database: DatabaseTransaction): Promise<void> {
  // In this order, because the user's portal is that of the newest customer.
  const customers = await database.selectFrom('billing_customers').selectAll().orderBy('id').execute();
  for (const { id, email, user_id: userId, owned_at, occurred_at } of customers) {
    const converted = withAsciiDomain(email);
    if (converted === email) continue;
    const owner = await database
      .selectFrom('users')
      .select('id')
      .where('email', '=', converted)
      .where('email_proved', '=', 1)
      .executeTakeFirst();
    const isGiven = userId === null && owner !== undefined;
    await database
      .updateTable('billing_customers')
      .set({
        email: converted,
        user_id: isGiven ? owner.id : userId,
        owned_at: isGiven ? occurred_at : owned_at,
      })
      .where('id', '=', id)
      .execute();
    if (owner !== undefined && (isGiven || userId === owner.id))
      await database.updateTable('users').set({ paddle_customer_id: id }).where('id', '=', owner.id).execute();
  }
}

async function addLostResponses(database: DatabaseTransaction): Promise<void> {
  for (const name of ['skipped_generations', 'received_generation'])
    await database.schema
      .alterTable('sessions')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
}

/** Ends the subscriptions of the demo checkout, because the records it had in this database are removed. */
async function removeDemoPaddle(database: DatabaseTransaction, now: number): Promise<void> {
  await database.schema.dropTable('demo_paddle').ifExists().execute();
  await database
    .updateTable('billing_subscriptions')
    .set({ status: 'canceled', ended_at: timestamp(now), next_payment_at: null, scheduled_action: null })
    .where('price_id', 'like', 'pri_01demo%')
    .execute();
}

/** Moves the codes of four tables to one. */
async function mergeCodes(database: DatabaseTransaction, now: number): Promise<void> {
  const createdAt = timestamp(now);
  await sql`alter table codes rename to confirm_codes`.execute(database);
  await createCodes(database);
  for (const purpose of ['confirm', 'reset'])
    await sql`insert into codes (hash, purpose, user_id, email, created_at, expires_at)
      select hash, ${sql.lit(purpose)}, user_id, email, created_at, expires_at
      from ${sql.table(`${purpose}_codes`)}`.execute(database);
  await sql`insert into codes (hash, purpose, change_id, created_at, expires_at)
    select hash, purpose || '-change', change_id, ${createdAt}, expires_at from email_change_codes`.execute(database);
  await sql`insert into codes (hash, purpose, subscriber_id, email, created_at, expires_at)
    select hash, case purpose when 'confirm' then 'confirm-list' else purpose end, subscriber_id, email, ${createdAt},
    expires_at from subscriber_codes`.execute(database);
  for (const table of ['confirm_codes', 'reset_codes', 'email_change_codes', 'subscriber_codes'])
    await database.schema.dropTable(table).execute();
}
