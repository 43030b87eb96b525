import { setTimeout as pause } from 'node:timers/promises';
import { SelectQueryNode, SqliteDriver } from 'kysely';
import type { CompiledQuery, DatabaseConnection, QueryResult, SqliteDatabase } from 'kysely';
import { isBusy } from './unavailable.ts';

/** How long a write waits for another process to finish its own, in milliseconds, and how often it looks. */
const PATIENCE = 2_000;
const LOOK_EVERY = 25;

/**
 * Waits for the write lock of SQLite without keeping the event loop: SQLite's own waiting holds up every request.
 * When the lock was waited for in vain, writes fail at once until one gets it: they come one after another, and the last
 * of many would wait for all.
 */
export class PatientSqliteDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean;
  #patient: DatabaseConnection | undefined;

  /** `isInTransaction` tells whether the connection has a transaction open. */
  constructor(database: SqliteDatabase, isInTransaction: () => boolean) {
    super({ database });
    this.#isInTransaction = isInTransaction;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#patient ??= new PatientConnection(await super.acquireConnection()));
  }

  /**
   * SQLite itself ends a transaction for which the disk has no room. To end it once more is an error, which would be
   * thrown in place of the one that says why.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection);
  }
}

class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  #busySince: number | undefined;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<Row>(query);
        // Reading succeeds while another writes.
        if (!SelectQueryNode.is(query.query)) this.#busySince = undefined;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        this.#busySince ??= performance.now();
        if (performance.now() - this.#busySince >= PATIENCE) throw error;
        await pause(LOOK_EVERY);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}
