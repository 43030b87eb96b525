import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect } from 'kysely';
import type { DialectAdapter, Driver, SqliteDatabase, SqliteStatement } from 'kysely';
import { PatientSqliteDriver } from './patient-driver.ts';
import { filesInPlace, preparePrivateDatabase } from './sqlite-files.ts';

/** Prepared statements kept per connection. The queries of the server are fewer; the bound stops a leak. */
const KEPT_STATEMENTS = 200;

/**
 * Kysely's SQLite dialect over Node's own `node:sqlite`.
 * It also says what Kysely leaves unsaid, that SQLite can undo DDL: a migration cut off half-way leaves nothing behind.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #isInTransaction: () => boolean;

  /**
   * Opens `file`, or creates it. Only its owner can read it, because it holds password hashes. Throws what `DatabaseSync`
   * and the file system throw.
   */
  constructor(file: string) {
    const { database, isInTransaction } = openConnection(file);
    super({ database });
    this.#database = database;
    this.#isInTransaction = isInTransaction;
  }

  override createDriver(): Driver {
    return new PatientSqliteDriver(this.#database, this.#isInTransaction);
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
  // FULL waits for the disk at every commit, so that what a client was told is still true after a power cut.
  connection.exec('PRAGMA synchronous = FULL');
  // On macOS a plain fsync leaves the data in the drive's cache. Elsewhere this means nothing.
  connection.exec('PRAGMA fullfsync = ON');
  // From here on the driver waits, which does not hold up the process.
  connection.exec('PRAGMA busy_timeout = 0');
  // Reading opens the log, or makes it.
  connection.exec('SELECT count(*) FROM sqlite_schema');
  const requireInPlace = filesInPlace(file);
  const kept = new Map<string, SqliteStatement>();
  const database: SqliteDatabase = {
    close: () => connection.close(),
    prepare(sql) {
      // What is not told to anybody may be taken back wherever the files are.
      if (sql !== 'rollback') requireInPlace();
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const statement = asKyselyStatement(connection.prepare(locking(sql)));
      if (kept.size >= KEPT_STATEMENTS) kept.clear();
      kept.set(sql, statement);
      return statement;
    },
  };
  return { database, isInTransaction: () => connection.isTransaction };
}

/**
 * A transaction takes the write lock when it begins. A deferred one that reads first and writes later fails at once,
 * whatever the busy timeout, when another process wrote in between.
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
