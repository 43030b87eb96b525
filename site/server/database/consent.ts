import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Migration 0006: what was agreed to at the registration, and when. Accounts of before have neither. */
export async function createConsent(database: Kysely<Tables>): Promise<void> {
  await database.schema.alterTable('users').addColumn('consent_version', 'text').execute();
  await database.schema.alterTable('users').addColumn('consented_at', 'text').execute();
}
