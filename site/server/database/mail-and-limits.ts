import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Migration 0003: what sign-ins by device, codes sent by mail, the mail queue and the rate limits are kept in.
 */
export async function createMailAndLimits(database: Kysely<Tables>): Promise<void> {
  await database.schema.alterTable('sessions').addColumn('device_id', 'text').execute();
  await database.schema.alterTable('users').addColumn('pending_email', 'text').execute();
  await createDevices(database);
  await database.schema
    .createTable('codes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('codes_one_a_purpose', ['user_id', 'purpose'])
    .execute();
  await database.schema
    .createTable('mails')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('failed_at', 'text')
    .execute();
  await database.schema.createIndex('mails_due').on('mails').column('due_at').execute();
  await database.schema.createIndex('mails_user').on('mails').column('user_id').execute();
  await database.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('open_at', 'double precision', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('attempts_open').on('attempts').column('open_at').execute();
}

/** The devices as they were kept until migration 0005. */
interface FormerDevicesTable {
  user_id: number;
  device: string;
  first_seen_at: string;
  last_seen_at: string;
}

/** Devices start with those of the sessions there are, so that nobody is warned of the browser they always use. */
async function createDevices(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('devices')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('first_seen_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('devices_key', ['user_id', 'device'])
    .execute();
  await database
    .withTables<{ devices: FormerDevicesTable }>()
    .insertInto('devices')
    .columns(['user_id', 'device', 'first_seen_at', 'last_seen_at'])
    .expression((from) =>
      from
        .selectFrom('sessions')
        .select((row) => [
          'user_id',
          'device',
          row.fn.min('created_at').as('first_seen_at'),
          row.fn.max('last_active_at').as('last_seen_at'),
        ])
        .groupBy(['user_id', 'device']),
    )
    .execute();
}
