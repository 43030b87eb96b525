import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, SelectQueryNode, SqliteDriver } from 'kysely';
import type {
  DialectAdapter,
  Driver,
  SqliteDatabase,
  SqliteStatement,
  CompiledQuery,
  DatabaseConnection,
  QueryResult,
} from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { isBusy } from './transaction.ts';
import { NOT_IN_PLACE } from './errors.ts';
import { createPrivate, makePrivate } from '../process/data-dir.ts';
import { reason } from '../process/start-error.ts';

/** Maximum cached statements per connection. The server has fewer queries; the limit prevents a leak. */
const MAX_STATEMENTS = 200;

/**
 * Kysely's SQLite dialect for `node:sqlite`. Declares that SQLite can roll back DDL, which Kysely's own doesn't: an
 * interrupted migration changes nothing.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #isInTransaction: () => boolean;

  /**
   * Opens or creates `file`. Only its owner can read it, because it contains password hashes. Throws errors of
   * `DatabaseSync` and the file system.
   */
  constructor(file: string) {
    const { database, isInTransaction } = openConnection(file);
    super({ database });
    this.#database = database;
    this.#isInTransaction = isInTransaction;
  }

  override createDriver(): Driver {
    return new RetryingSqliteDriver(this.#database, this.#isInTransaction);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalDdlAdapter();
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openConnection(file: string): { database: SqliteDatabase; isInTransaction: () => boolean } {
  preparePrivateDatabase(file);
  const connection = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5_000 });
  connection.exec('PRAGMA journal_mode = WAL');
  // FULL waits for the disk at every commit, so that confirmed changes survive a power failure.
  connection.exec('PRAGMA synchronous = FULL');
  // On macOS a plain fsync leaves the data in the drive's cache. Elsewhere this has no effect.
  connection.exec('PRAGMA fullfsync = ON');
  // From here on the driver waits, without blocking the process.
  connection.exec('PRAGMA busy_timeout = 0');
  // Reading opens or creates the log.
  connection.exec('SELECT count(*) FROM sqlite_schema');
  const assertFilesIntact = createFileCheck(file);
  const kept = new Map<string, SqliteStatement>();
  const database: SqliteDatabase = {
    close: () => connection.close(),
    prepare(sql) {
      // Rollbacks are always allowed, because they store nothing.
      if (sql !== 'rollback') assertFilesIntact();
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const statement = asKyselyStatement(connection.prepare(locking(sql)));
      if (kept.size >= MAX_STATEMENTS) kept.clear();
      kept.set(sql, statement);
      return statement;
    },
  };
  return { database, isInTransaction: () => connection.isTransaction };
}

/**
 * Makes transactions take the write lock when they begin. A deferred one that reads before it writes fails immediately,
 * regardless of the busy timeout, if another process wrote in between.
 */
function locking(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql;
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  };
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return value;
    throw new TypeError(`A ${typeof value} can’t be stored in a column`);
  });
}

/** Maximum wait for another process's write, and retry interval, in milliseconds. */
const BUSY_TIMEOUT = 2_000;
const RETRY_INTERVAL = 25;

/**
 * Waits for SQLite's write lock without blocking the event loop, unlike SQLite's own busy timeout. After a timeout,
 * writes fail immediately until one succeeds: they run one after another, and the last of many would otherwise wait for
 * all of them.
 */
class RetryingSqliteDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean;
  #retrying: DatabaseConnection | undefined;

  /** `isInTransaction` returns true during a transaction. */
  constructor(database: SqliteDatabase, isInTransaction: () => boolean) {
    super({ database });
    this.#isInTransaction = isInTransaction;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#retrying ??= new RetryingConnection(await super.acquireConnection()));
  }

  /**
   * SQLite rolls back automatically if the disk is full. Another rollback would fail, and its error would hide the
   * original one.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection);
  }
}

class RetryingConnection implements DatabaseConnection {
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
        if (performance.now() - this.#busySince >= BUSY_TIMEOUT) throw error;
        await pause(RETRY_INTERVAL);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

/**
 * Returns a function that throws if a file of an open SQLite database was moved, replaced or deleted. SQLite would keep
 * writing to it, and the next start wouldn't find it. It stops throwing when the file is put back.
 */
function createFileCheck(database: string): () => void {
  // Without the log, commits since the last checkpoint are lost. Without the index of the log, other processes would
  // create their own, and ignore the locks of this one.
  const opened = [database, `${database}-wal`, `${database}-shm`]
    .map((file) => ({ file, id: identity(file) }))
    .filter(({ id }) => id !== undefined);
  return () => {
    for (const { file, id } of opened)
      if (identity(file) !== id)
        throw new Error(`${basename(file)} ${NOT_IN_PLACE}. Put it back, or restart the server.`);
  };
}

/** Device and inode of a file; `undefined` if there is none. */
function identity(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? undefined : `${stats.dev}:${stats.ino}`;
}

/** Suffixes of the files that SQLite keeps beside a database. */
export const SIBLINGS = ['-wal', '-shm', '-journal'];

/**
 * Restricts a database and the files beside it to their owner, and creates the database if there is none. Call it
 * before SQLite opens the file: SQLite gives its log the mode that the database has at that moment, and a log that a
 * killed server left behind keeps its mode. Throws errors of the file system.
 */
export function preparePrivateDatabase(file: string): void {
  try {
    createPrivate(file);
  } catch (error) {
    if (reason(error) !== 'EEXIST') throw error;
  }
  for (const suffix of ['', ...SIBLINGS]) {
    try {
      makePrivate(file + suffix);
    } catch (error) {
      // SQLite may delete its own files at any moment.
      if (suffix === '' || reason(error) !== 'ENOENT') throw error;
    }
  }
}

/**
 * Ends WAL mode, which merges the log into the database file. Throws while another connection has it open. Ignores an
 * empty file, beside which SQLite would delete the log.
 */
export function leaveWal(file: string): void {
  if (statSync(file).size === 0) return;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } finally {
    database.close();
  }
}
