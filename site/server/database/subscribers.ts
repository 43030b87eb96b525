import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Migration 0008: who is on the newsletter or the waitlist, who has left, and the codes of the links they were sent. */
export async function createSubscribers(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('subscribers')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('email_hash', 'text')
    .addColumn('source', 'text')
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('unsubscribed_at', 'text')
    .addUniqueConstraint('subscribers_email', ['email', 'list'])
    .addUniqueConstraint('subscribers_email_hash', ['email_hash', 'list'])
    .execute();
  await database.schema.createIndex('subscribers_asked').on('subscribers').column('asked_at').execute();
  await database.schema
    .createTable('subscriber_codes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('subscriber_id', 'integer', (column) =>
      column.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('expires_at', 'text')
    .execute();
  await database.schema
    .createIndex('subscriber_codes_subscriber')
    .on('subscriber_codes')
    .column('subscriber_id')
    .execute();
  await database.schema.createIndex('subscriber_codes_end').on('subscriber_codes').column('expires_at').execute();
}
