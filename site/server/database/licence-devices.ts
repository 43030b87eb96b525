import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Migration 0013: Macs are counted past the deletion of an account, by the purchase their license was for. The table is
 * made anew because SQLite cannot drop a `not null`.
 */
export async function keepDevicesOfPurchases(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('licence_devices_of_purchases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('purchase_id', 'text')
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('licence_devices_of_user', ['user_id', 'device'])
    .execute();
  await sql`insert into licence_devices_of_purchases (id, user_id, device, name, session_id, added_at, last_seen_at)
    select id, user_id, device, name, session_id, added_at, last_seen_at from licence_devices`.execute(database);
  await database.schema.dropTable('licence_devices').execute();
  await database.schema.alterTable('licence_devices_of_purchases').renameTo('licence_devices').execute();
  await database.schema.createIndex('licence_devices_purchase').on('licence_devices').column('purchase_id').execute();
}
