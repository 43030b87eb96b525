import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { DatabaseSync } from 'node:sqlite';
import { existsSync, statSync } from 'node:fs';
import type { Dialect } from 'kysely';
import { KEY_FILES } from '../process/data-dir.ts';
import { StartError, reason } from '../process/start-error.ts';
import { withoutPassword } from '../process/url-settings.ts';
import { putFirstCommons } from './commons.ts';
import type { FirstCommons } from './commons.ts';
import { isDamaged } from './errors.ts';
import { migrations } from './migrations.ts';
import { NodePostgresDialect } from './postgres.ts';
import { NodeSqliteDialect, leaveWal, preparePrivateDatabase } from './sqlite.ts';
import type { Database, Tables } from './tables.ts';
import { appliedMigrations, isEarlier } from './upgrade.ts';
import { isBusy } from './transaction.ts';

/** Location of the database. `onError` receives errors of idle connections. */
export interface DatabasePlace {
  readonly dataDir: string;
  /** PostgreSQL URL; `undefined` for SQLite. */
  readonly databaseUrl: string | undefined;
  readonly onError: (error: Error) => void;
  /** Initial site settings. Existing ones stay unchanged. */
  readonly firstCommons?: FirstCommons;
}

/** Opens the database and migrates its schema. Throws a `StartError` if it can't be used. */
export function openDatabase({ dataDir, databaseUrl, ...place }: DatabasePlace): Promise<Database> {
  return databaseUrl === undefined ? openFile(dataDir, place) : openServer(databaseUrl, place);
}

/** Path of the embedded database. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'onset.sqlite');

type FilePlace = Pick<DatabasePlace, 'firstCommons'>;

/** Opens or creates the embedded database of a directory. */
async function openFile(dataDir: string, place: FilePlace): Promise<Database> {
  try {
    assertNotEmptied(dataDir);
    return await openDatabaseFile(databaseFile(dataDir), place);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `${databaseFile(dataDir)} can’t be opened: ${messageOf(error)}. Restore a backup, or set another DATA_DIR.`,
      { cause: error },
    );
  }
}

/**
 * Throws a `StartError` for an empty file beside keys, which are created after the database. SQLite would create a new
 * database in it, and delete a log that may contain the data.
 */
function assertNotEmptied(dataDir: string): void {
  const file = databaseFile(dataDir);
  const hasKeys = Object.values(KEY_FILES).some((name) => existsSync(join(dataDir, name)));
  if (hasKeys && statSync(file, { throwIfNoEntry: false })?.size === 0)
    throw new StartError(
      `${file} is empty (0 bytes), but the keys beside it are those of an existing database. Restore a backup with "npm run admin -- restore <file>", or delete the empty file to start with a new database.`,
    );
}

/** Opens or creates a database file and migrates its schema. Throws errors of SQLite and the file system. */
export async function openDatabaseFile(file: string, { firstCommons }: FilePlace = {}): Promise<Database> {
  const database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  await migrate(database, firstCommons);
  return database;
}

/** Connects to PostgreSQL. If several processes start at once, only one migrates the schema. */
async function openServer(
  url: string,
  { onError, firstCommons }: FilePlace & Pick<DatabasePlace, 'onError'>,
): Promise<Database> {
  try {
    const dialect = new NodePostgresDialect(url, onError);
    const database = new Kysely<Tables>({ dialect });
    await migrate(database, firstCommons);
    return database;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `DATABASE_URL is ${withoutPassword(url)}, but this PostgreSQL database can’t be used: ${messageOf(error)}. Check that it is running and that the URL is right.`,
      { cause: error },
    );
  }
}

/** Message of an error. If several IP addresses failed, the error has only a code. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
}

async function migrate(database: Database, firstCommons: FirstCommons = {}): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  const isNew = results.some(({ migrationName, status }) => migrationName === '0001-initial' && status === 'Success');
  if (error === undefined && isNew) await putFirstCommons(database, firstCommons);
  if (error === undefined) return;
  const isFromEarlierVersion = isEarlier(await appliedMigrations(database).catch(() => []));
  await database.destroy();
  if (isFromEarlierVersion)
    throw new StartError(
      'The database was created by an earlier version. Stop all servers and run "npm run admin -- upgrade-database".',
      { cause: error },
    );
  throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
}

/** Database of a server. */
interface ServerDatabase {
  readonly database: Database;
  /** Closes the database and releases the lock of an embedded one. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the database for a server. Only one server at a time can use an embedded database: it coordinates limits, the
 * email queue and shutdown in its process. Throws a `StartError` if the database can't be used.
 */
export async function openServerDatabase(place: DatabasePlace): Promise<ServerDatabase> {
  const lock = lockOf(place);
  try {
    const database = await openDatabase(place);
    return {
      database,
      async close() {
        await database.destroy();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** Throws a `StartError` if another server is using the embedded database. */
export function checkDirectoryIsFree(place: Pick<DatabasePlace, 'dataDir' | 'databaseUrl'>): void {
  lockOf(place)?.release();
}

/** Servers that share PostgreSQL may share a directory. */
function lockOf({ dataDir, databaseUrl }: Pick<DatabasePlace, 'dataDir' | 'databaseUrl'>): DirectoryLock | undefined {
  return databaseUrl === undefined ? lockDirectory(dataDir) : undefined;
}

/** Lock on a data directory. */
export interface DirectoryLock {
  release(): void;
}

/** Held locks. Without a reference, the garbage collector would close the connection and release the lock. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Locks a data directory with an embedded database for this process. SQLite takes an operating system lock on the file
 * `server.lock`, in the right way for each system. The lock ends with the process, also in a crash, and no file
 * contains a process ID that could be outdated. Throws a `StartError` if another process has the lock, or if the file
 * can't be written. If the file was deleted, a server may still have a lock on it, so the database must not be open.
 */
export function lockDirectory(dataDir: string): DirectoryLock {
  const connection = lock(dataDir);
  heldLocks.add(connection);
  return {
    release() {
      if (heldLocks.delete(connection)) connection.close();
    },
  };
}

function lock(dataDir: string): DatabaseSync {
  const file = join(dataDir, 'server.lock');
  let connection: DatabaseSync | undefined;
  try {
    if (!existsSync(file)) assertNotOpen(databaseFile(dataDir));
    // Anyone who can open the file could hold the lock.
    preparePrivateDatabase(file);
    connection = new DatabaseSync(file, { timeout: 0 });
    // Nothing is written, but SQLite would otherwise create a journal.
    connection.exec('PRAGMA journal_mode = MEMORY');
    connection.exec('BEGIN EXCLUSIVE');
    return connection;
  } catch (error) {
    connection?.close();
    throw new StartError(lockError(dataDir, error), { cause: error });
  }
}

/** Throws SQLITE_BUSY if a process has a database open. Other errors are those of the next process that opens it. */
function assertNotOpen(database: string): void {
  try {
    if (existsSync(database)) leaveWal(database);
  } catch (error) {
    if (isBusy(error)) throw error;
  }
}

function lockError(dataDir: string, error: unknown): string {
  if (isBusy(error))
    return `Another server is using DATA_DIR (${dataDir}). Stop it, set another DATA_DIR, or share a PostgreSQL database with DATABASE_URL.`;
  const advice = isDamaged(error) ? 'Delete the file' : 'Check its permissions and the free disk space';
  return `${join(dataDir, 'server.lock')} is not usable: ${reason(error)}. ${advice}.`;
}

/**
 * Runs `work` on the database of a server, which may be running. Doesn't migrate the schema, because only the server
 * does that. Throws a `StartError` that says what to do if the database or its `table` doesn't exist.
 */
export async function withExistingDatabase<Result>(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  table: keyof Tables,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const file = databaseFile(dataDir);
  if (databaseUrl === undefined && !existsSync(file))
    throw new StartError(`There is no database: ${file} doesn’t exist. Start the server once, or check DATA_DIR.`);
  const place = databaseUrl === undefined ? file : withoutPassword(databaseUrl);
  const database = open(place, () =>
    databaseUrl === undefined ? new NodeSqliteDialect(file) : new NodePostgresDialect(databaseUrl, () => {}),
  );
  try {
    await requireTables(database, table, place);
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** Opens the database. SQLite reads the file here; PostgreSQL connects later. */
function open(place: string, dialect: () => Dialect): Database {
  try {
    return new Kysely<Tables>({ dialect: dialect() });
  } catch (error) {
    throw unusable(place, error);
  }
}

async function requireTables(database: Database, table: keyof Tables, place: string): Promise<void> {
  const query = async (name: keyof Tables): Promise<unknown> =>
    database.selectFrom(database.dynamic.table(name).as('checked')).select(sql.lit(1).as('one')).limit(1).execute();
  try {
    await query('commons');
  } catch (error) {
    throw unusable(place, error);
  }
  try {
    await query(table);
  } catch (error) {
    throw new StartError(`${place} has no table ${table} (${reason(error)}). Start this version of the server once.`, {
      cause: error,
    });
  }
}

const unusable = (place: string, cause: unknown): StartError =>
  new StartError(`${place} can’t be used (${reason(cause)}). Check DATA_DIR or DATABASE_URL.`, { cause });
