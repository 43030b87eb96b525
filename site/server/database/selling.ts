import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Migration 0010: the Macs that have licences, how far Paddle's events were looked through, and the purchases that
 * analytics was told of.
 */
export async function createSelling(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('licence_devices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('licence_devices_device', ['user_id', 'device'])
    .execute();
  await database.schema
    .createTable('reconciliation')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('looked_until', 'text')
    .addColumn('claimed_until', 'text')
    .execute();
  await database.insertInto('reconciliation').values({ id: 1, looked_until: null, claimed_until: null }).execute();
  await database.schema
    .createTable('measured_purchases')
    .addColumn('transaction_id', 'text', (column) => column.primaryKey())
    .addColumn('measured_at', 'text', (column) => column.notNull())
    .execute();
}
