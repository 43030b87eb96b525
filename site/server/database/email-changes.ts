import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Migration 0004: the changes of e-mail addresses that wait or can be undone, the codes of their links, and whether a
 * user's address is proved. Addresses that waited until now have no link that could undo them: they no longer wait.
 */
export async function createEmailChanges(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .alterTable('users')
    .addColumn('email_proved', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await database.updateTable('users').set({ pending_email: null }).execute();
  await database.schema
    .createTable('email_changes')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('old_email', 'text', (column) => column.notNull())
    .addColumn('new_email', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('undone_at', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('email_changes_user').on('email_changes').column('user_id').execute();
  await database.schema.createIndex('email_changes_end').on('email_changes').column('expires_at').execute();
  await database.schema
    .createTable('email_change_codes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('change_id', 'integer', (column) => column.notNull().references('email_changes.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .execute();
  await database.schema.createIndex('email_change_codes_change').on('email_change_codes').column('change_id').execute();
}
