import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, backup } from 'node:sqlite';
import type { Config } from '../config.ts';
import { keepPrivate, reason } from '../data-dir.ts';
import { StartError } from '../start-error.ts';
import { migrations } from './migrations.ts';
import { databaseFile } from './open.ts';

/** Pages copied before others may write again. */
const PAGES_AT_ONCE = 1000;

/**
 * Copies the embedded database to `file`, as it is at one moment, while the server may go on working. The copy is
 * checked before it gets its name. Throws a `StartError` that says what to do.
 */
export async function backUp(config: Config, file: string): Promise<void> {
  const source = embeddedFile(config);
  if (!existsSync(source)) throw new StartError(`There is no database to back up: ${source} does not exist`);
  if (existsSync(file)) throw new StartError(`${file} exists already, expected the name of a new file`);
  const part = `${file}.part`;
  const database = new DatabaseSync(source, { timeout: 5_000 });
  try {
    await backup(database, part, { rate: PAGES_AT_ONCE });
    keepPrivate(part);
    refuseUnsound(part);
    syncFile(part);
    renameSync(part, file);
    syncFile(dirname(file));
  } catch (error) {
    throw error instanceof StartError
      ? error
      : new StartError(`${file} could not be written (${reason(error)})`, { cause: error });
  } finally {
    database.close();
    removeWithSiblings(part);
  }
}

/**
 * Puts a backup in the place of the embedded database. Refuses while a server has it open, and a file that is no sound
 * backup. What was there before is kept beside it; its name is given back, `undefined` when there was nothing.
 */
export function restore(config: Config, file: string, now: number): string | undefined {
  const target = embeddedFile(config);
  if (!existsSync(file)) throw new StartError(`${file} does not exist, expected a file made by npm run db:backup`);
  const part = `${target}.restoring`;
  copyFileSync(file, part);
  try {
    keepPrivate(part);
    refuseUnsound(part);
    syncFile(part);
    const kept = existsSync(target) ? setAside(target, now) : undefined;
    renameSync(part, target);
    syncFile(dirname(target));
    return kept;
  } finally {
    removeWithSiblings(part);
  }
}

function embeddedFile({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl !== undefined)
    throw new StartError('DATABASE_URL is set: use pg_dump and pg_restore for a PostgreSQL database');
  return databaseFile(dataDir);
}

/** Leaves the journal mode that lets several use the file: possible only when nobody else has it open. */
function setAside(target: string, now: number): string {
  const database = new DatabaseSync(target, { timeout: 0 });
  try {
    // Also brings what is still in the write-ahead log into the file, which is then all there is.
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    throw new StartError(`A server has ${target} open: stop it, then restore`, { cause: error });
  } finally {
    database.close();
  }
  const kept = `${target}.before-restore-${new Date(now).toISOString().replace(/\D/g, '')}`;
  renameSync(target, kept);
  return kept;
}

/** Throws for a file that is no sound database of this server, or of a newer one than this. */
function refuseUnsound(file: string): void {
  let names: unknown[];
  try {
    const database = new DatabaseSync(file);
    try {
      const faults = database.prepare('PRAGMA integrity_check').all();
      if (faults.length !== 1 || faults[0]?.['integrity_check'] !== 'ok') throw new Error('it is damaged');
      names = database
        .prepare('SELECT name FROM kysely_migration')
        .all()
        .map(({ name }) => name);
      database.exec('PRAGMA journal_mode = DELETE');
    } finally {
      database.close();
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`The file is no backup of this server's database (${why})`, { cause: error });
  }
  const unknown = names.filter((name) => !Object.hasOwn(migrations, String(name)));
  if (unknown.length > 0)
    throw new StartError(`The backup is of a newer version (it has ${unknown.join(', ')}): update the server first`);
}

function syncFile(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function removeWithSiblings(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
}
