import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Migration 0005: known devices and addresses, reset codes that are good side by side, mails in turns, and refreshes
 * that are limited per session.
 */
export async function changeLimitsAndRefresh(database: Kysely<Tables>): Promise<void> {
  await createKnownDevices(database);
  await createResetCodes(database);
  await addMailTurns(database);
  await database.schema
    .alterTable('sessions')
    .addColumn('refresh_full_at', 'double precision', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** What was known of devices before was the name of a browser, which is no device: it is not taken over. */
async function createKnownDevices(database: Kysely<Tables>): Promise<void> {
  await database.schema.dropTable('devices').execute();
  await database.schema
    .createTable('known_devices')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('first_seen_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_devices_key', ['user_id', 'key'])
    .execute();
}

/** The codes that were sent stay good: they move over. */
async function createResetCodes(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('reset_codes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('reset_codes_user').on('reset_codes').column('user_id').execute();
  await sql`
    insert into reset_codes (hash, user_id, email, created_at, expires_at)
    select hash, user_id, email, created_at, expires_at from codes where purpose = 'reset'
  `.execute(database);
  await sql`delete from codes where purpose = 'reset'`.execute(database);
}

async function addMailTurns(database: Kysely<Tables>): Promise<void> {
  for (const column of ['priority', 'turn'])
    await database.schema
      .alterTable('mails')
      .addColumn(column, 'integer', (each) => each.notNull().defaultTo(0))
      .execute();
  await database.schema
    .alterTable('mails')
    .addColumn('cause', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await database.schema.createIndex('mails_recipient').on('mails').column('recipient').execute();
  await database.schema.createIndex('mails_cause').on('mails').column('cause').execute();
}
