import { setTimeout as pause } from 'node:timers/promises';
import { SelectQueryNode, SqliteDriver } from 'kysely';
import type { CompiledQuery, DatabaseConnection, QueryResult, SqliteDatabase } from 'kysely';
import { isBusy } from './unavailable.ts';

/** Maximum wait for another process's write, and retry interval, in milliseconds. */
const PATIENCE = 2_000;
const LOOK_EVERY = 25;

/**
 * Waits for SQLite's write lock without blocking the event loop, unlike SQLite's own busy timeout. After a timeout,
 * writes fail immediately until one succeeds: they run one after another, and the last of many would otherwise wait for
 * all of them.
 */
export class PatientSqliteDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean;
  #patient: DatabaseConnection | undefined;

  /** `isInTransaction` returns true during a transaction. */
  constructor(database: SqliteDatabase, isInTransaction: () => boolean) {
    super({ database });
    this.#isInTransaction = isInTransaction;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#patient ??= new PatientConnection(await super.acquireConnection()));
  }

  /**
   * SQLite rolls back automatically if the disk is full. Another rollback would fail, and its error would hide the
   * original one.
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
        // Reads succeed during another's write.
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
