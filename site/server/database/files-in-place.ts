import { statSync } from 'node:fs';
import { basename } from 'node:path';

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
