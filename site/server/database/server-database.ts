import type { DirectoryLock } from './directory-lock.ts';
import { lockDirectory } from './directory-lock.ts';
import { openDatabase } from './open.ts';
import type { DatabasePlace } from './open.ts';
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
