import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { RecordFile, StoredRecord } from './records.ts';

/** Version of the stored records. A file of another version is emptied, because its purchases were only simulated. */
const VERSION = 1;

/**
 * Opens the SQLite file for the records of one process. Creates it, readable only by its owner, if it doesn't exist.
 * Throws if the file isn't usable or if another process uses it.
 */
export function openRecordFile(path: string): RecordFile {
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, { timeout: 0 });
  // The records are cached in memory, so no other process may change the file.
  database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
  const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {};
  if (version !== VERSION)
    database.exec(
      `DROP TABLE IF EXISTS records; CREATE TABLE records (id TEXT PRIMARY KEY, record TEXT NOT NULL); PRAGMA user_version = ${VERSION}`,
    );
  const save = database.prepare('INSERT INTO records VALUES (?, ?) ON CONFLICT DO UPDATE SET record = excluded.record');
  const remove = database.prepare('DELETE FROM records WHERE id = ?');
  return {
    *read() {
      for (const { id, record } of database.prepare('SELECT id, record FROM records ORDER BY rowid').iterate())
        // The version check above guarantees the type.
        yield [String(id), JSON.parse(String(record)) as StoredRecord];
    },
    write(changes) {
      database.exec('BEGIN');
      try {
        for (const [id, record] of changes)
          if (record === undefined) remove.run(id);
          else save.run(id, JSON.stringify(record));
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
