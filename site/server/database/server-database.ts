import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../process/start-error.ts';
import { openDatabase } from './open.ts';
import type { DatabasePlace } from './open.ts';
import { preparePrivateDatabase } from './sqlite-files.ts';
import type { Database } from './tables.ts';
import { isBusy } from './transaction.ts';

/** Database of a server. */
export interface ServerDatabase {
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
const held = new Set<DatabaseSync>();

/**
 * Locks a data directory with an embedded database for this process. SQLite takes an operating system lock on the file
 * `server.lock`, in the right way for each system. The lock ends with the process, also in a crash, and no file
 * contains a process ID that could be outdated. Throws a `StartError` if another process has the lock, or if the file
 * can't be written.
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
    // Nothing is written, but SQLite would otherwise create a journal.
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
