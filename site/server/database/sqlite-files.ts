import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { createPrivate, keepPrivate } from '../process/data-dir.ts';
import { reason } from '../process/start-error.ts';

/** What an error says of a file that is not in its place; `isUnavailable` knows it by these words. */
export const NOT_IN_PLACE = 'was moved, replaced or deleted while it was open';

/**
 * Watches over the files of an open SQLite database. One that is moved or deleted goes on taking writes for as long as
 * it is open, and the next start does not find them.
 * Gives back what throws unless each file that is there now is still in its place. One that is put back is good again.
 */
export function filesInPlace(database: string): () => void {
  // Without its log, what was committed since the last checkpoint is lost; without the index of the log, other processes
  // would make one of their own, and lock nothing of this one.
  const opened = [database, `${database}-wal`, `${database}-shm`]
    .map((file) => ({ file, id: identity(file) }))
    .filter(({ id }) => id !== undefined);
  return () => {
    for (const { file, id } of opened)
      if (identity(file) !== id)
        throw new Error(`${basename(file)} ${NOT_IN_PLACE}. Put it back, or restart the server.`);
  };
}

/** What tells a file from every other at the same path; `undefined` where there is none. */
function identity(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? undefined : `${stats.dev}:${stats.ino}`;
}

/** Suffixes of the files that SQLite keeps beside a database. */
export const SIBLINGS = ['-wal', '-shm', '-journal'];

/**
 * Makes sure that only its owner can read a database and the files beside it, creating the database if there is none.
 * Call it before SQLite opens the file: SQLite gives its log the mode that the database has at that moment, and a log
 * that a killed server left behind keeps its mode. Throws what the file system throws.
 */
export function preparePrivateDatabase(file: string): void {
  try {
    createPrivate(file);
  } catch (error) {
    if (reason(error) !== 'EEXIST') throw error;
  }
  for (const suffix of ['', ...SIBLINGS]) {
    try {
      keepPrivate(file + suffix);
    } catch (error) {
      // SQLite may delete its own files at any moment.
      if (suffix === '' || reason(error) !== 'ENOENT') throw error;
    }
  }
}
