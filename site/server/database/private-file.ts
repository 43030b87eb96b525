import { createPrivate, keepPrivate } from '../process/data-dir.ts';
import { reason } from '../process/start-error.ts';

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
