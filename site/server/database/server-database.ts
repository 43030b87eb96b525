import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../process/start-error.ts';
import { openDatabase } from './open.ts';
import type { DatabasePlace } from './open.ts';
import { preparePrivateDatabase } from './sqlite-files.ts';
import type { Database } from './tables.ts';

/** The database as a server has it. */
export interface ServerDatabase {
  readonly database: Database;
  /** Closes the database, and lets another server have an embedded one. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the database for a server. An embedded one is for a single server at a time: limits, the mail queue and the
 * time of a stop are settled within its process. Throws a `StartError` when the database cannot be used.
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

/** Throws a `StartError` when another server has the embedded database open now. */
export function checkDirectoryIsFree(place: Pick<DatabasePlace, 'dataDir' | 'databaseUrl'>): void {
  lockOf(place)?.release();
}

/** Servers that share a PostgreSQL may share a directory too. */
function lockOf({ dataDir, databaseUrl }: Pick<DatabasePlace, 'dataDir' | 'databaseUrl'>): DirectoryLock | undefined {
  return databaseUrl === undefined ? lockDirectory(dataDir) : undefined;
}

/** SQLITE_BUSY: another process has the lock. */
const BUSY = 5;

/** A data directory that is kept from other servers. */
export interface DirectoryLock {
  /** Lets others have the directory. */
  release(): void;
}

/** Locks that are held. A connection that nobody refers to would be closed by the garbage collector, and its lock lost. */
const held = new Set<DatabaseSync>();

/**
 * Keeps a data directory with an embedded database for this process. The lock is one of the operating system on the
 * file `server.lock`, taken through SQLite, which does it the right way on each system: it ends with the process,
 * however that ends, and there is no process id in a file that could be out of date.
 * Throws a `StartError` when another process has it, or when the file cannot be written.
 */
export function lockDirectory(dataDir: string): DirectoryLock {
  const connection = lock(dataDir);
  held.add(connection);
  return {
    release() {
      if (held.delete(connection)) connection.close();
    },
  };
}

function lock(dataDir: string): DatabaseSync {
  const file = join(dataDir, 'server.lock');
  let connection: DatabaseSync | undefined;
  try {
    // Anyone who can open the file could hold the lock.
    preparePrivateDatabase(file);
    connection = new DatabaseSync(file, { timeout: 0 });
    // Nothing is ever written: without this, SQLite would still put a journal beside the file.
    connection.exec('PRAGMA journal_mode = MEMORY');
    connection.exec('BEGIN EXCLUSIVE');
    return connection;
  } catch (error) {
    connection?.close();
    throw new StartError(messageOf(dataDir, error), { cause: error });
  }
}

function messageOf(dataDir: string, error: unknown): string {
  if (isBusy(error))
    return `Another server is using DATA_DIR (${dataDir}). Stop it, set another DATA_DIR, or share a PostgreSQL database with DATABASE_URL.`;
  return `${join(dataDir, 'server.lock')} is not usable: ${error instanceof Error ? error.message : String(error)}. Delete the file.`;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === BUSY;
}
