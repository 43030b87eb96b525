import { sql } from 'kysely';
import { isPostgres } from '../database/postgres.ts';
import type { DatabaseTransaction } from '../database/tables.ts';

/** Any number, the same in every process. */
const LOCK = 6_274_901;

/**
 * Has one transaction at a time change purchases and whose they are: what one reads, another would otherwise be about to
 * change. SQLite writes one after the other anyway. Nobody buys so much in a second that it would be felt.
 */
export async function lockBilling(transaction: DatabaseTransaction): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
}
