import { setTimeout as pause } from 'node:timers/promises';
import type { SelectQueryBuilder } from 'kysely';
import { isPostgres } from './postgres.ts';
import type { Database, DatabaseTransaction, Tables } from './tables.ts';
import { isBusy } from './unavailable.ts';

/** How often a transaction is tried before its error is thrown. */
const TRIES = 6;

/**
 * Does `work` in a transaction: all of it is stored, or nothing. Where the database gave one of several transactions up
 * so that the others could go on, it is done again from the start; `work` must change nothing but the database.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (tried === TRIES || !isGivenUp(error)) throw error;
      // Unequal pauses, so that those who met do not meet again.
      await pause(Math.random() * 10 * 2 ** tried);
    }
  }
}

/** Serialisation failure and deadlock of PostgreSQL; SQLITE_BUSY. */
function isGivenUp(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isBusy(error) || ('code' in error && (error.code === '40001' || error.code === '40P01'));
}

/**
 * Has a query keep what it reads from being changed by others until the transaction ends. In SQLite that is so anyway:
 * a transaction takes the one write lock when it begins.
 */
export function locking<From extends keyof Tables, Row>(
  transaction: DatabaseTransaction,
  table: From,
): (query: SelectQueryBuilder<Tables, From, Row>) => SelectQueryBuilder<Tables, From, Row> {
  return (query) => (isPostgres(transaction) ? query.forUpdate(table) : query);
}
