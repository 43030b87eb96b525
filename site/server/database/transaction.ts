import { setTimeout as pause } from 'node:timers/promises';
import { PostgresAdapter } from 'kysely';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from './tables.ts';

/** Maximum attempts per transaction. */
const MAX_TRIES = 6;

/**
 * Runs `work` in a transaction. If the database aborts it because of a conflict with another one, it is retried from
 * the start, so `work` must change nothing but the database.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (tried === MAX_TRIES || !isRetryable(error)) throw error;
      // Random delays, to avoid the same conflict.
      await pause(Math.random() * 10 * 2 ** tried);
    }
  }
}

/** Serialization failure and deadlock of PostgreSQL; SQLITE_BUSY. */
function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isBusy(error) || ('code' in error && (error.code === '40001' || error.code === '40P01'));
}

/**
 * Locks the rows that a query reads until the transaction ends. SQLite doesn't need it: a transaction takes the only
 * write lock when it begins.
 */
export function locking<From extends keyof Tables, Row>(
  transaction: DatabaseTransaction,
  table: From,
): (query: SelectQueryBuilder<Tables, From, Row>) => SelectQueryBuilder<Tables, From, Row> {
  return (query) => (isPostgres(transaction) ? query.forUpdate(table) : query);
}

/** True for PostgreSQL databases and transactions. */
export function isPostgres<Tables>(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

/** True if another process is writing to SQLite. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && primaryCode(Number(error.errcode)) === 5;
}

/** Returns the primary result code of SQLite: the lowest byte. The others add details. */
export const primaryCode = (code: number): number => code & 0xff;
