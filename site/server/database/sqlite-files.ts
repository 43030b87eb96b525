import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { NOT_IN_PLACE } from './errors.ts';
import { createPrivate, makePrivate } from '../process/data-dir.ts';
import { reason } from '../process/start-error.ts';

/**
 * Returns a function that throws if a file of an open SQLite database was moved, replaced or deleted. SQLite would keep
 * writing to it, and the next start wouldn't find it. It stops throwing when the file is put back.
 */
export function assertDatabaseFileIntact(database: string): () => void {
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
