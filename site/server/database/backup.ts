import { randomBytes } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, backup } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../process/config.ts';
import { createPrivate, keepPrivate } from '../process/data-dir.ts';
import { StartError, reason } from '../process/start-error.ts';
import type { DirectoryLock } from './directory-lock.ts';
import { lockDirectory } from './directory-lock.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { migrations } from './migrations.ts';
import { databaseFile, openDatabaseFile } from './open.ts';
import { SIBLINGS, preparePrivateDatabase } from './private-file.ts';
import { isDamaged } from './unavailable.ts';

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
  // A name that no one can guess: SQLite would continue a file, or replay a log, that another user put there before.
  const part = `${file}.${randomBytes(8).toString('hex')}.part`;
  preparePrivateDatabase(source);
  const database = new DatabaseSync(source, { timeout: 5_000 });
  try {
    createPrivate(part);
    await backup(database, part, { rate: PAGES_AT_ONCE });
    rejectUnsound(part);
    syncFile(part);
    renameSync(part, file);
    syncFile(dirname(file));
  } catch (error) {
    throw error instanceof StartError
      ? error
      : new StartError(`${source} could not be copied to ${file} (${reason(error)})`, { cause: error });
  } finally {
    database.close();
    removeWithSiblings(part);
  }
}

/**
 * Puts a backup in the place of the embedded database and ends every session in it: one that was ended since the backup
 * must not come to life again, and a copy of the backup may be in other hands. Throws a `StartError` while a server has
 * the database open, and for a file that is no sound backup. What was there before is kept beside it; its name is given
 * back, `undefined` when there was nothing.
 */
export async function restore(config: Config, file: string, now: number): Promise<string | undefined> {
  const target = embeddedFile(config);
  if (!existsSync(file)) throw new StartError(`${file} does not exist, expected a file made by npm run db:backup`);
  const part = `${target}.restoring-${process.pid}`;
  try {
    // Unlike `copyFile`, which would give the copy the mode of the backup.
    await pipeline(createReadStream(file), createWriteStream(part, { flags: 'wx', mode: 0o600 }));
    rejectUnsound(part);
    await endSessionsIn(part, now);
    return putInPlace(part, config.dataDir, now);
  } catch (error) {
    throw error instanceof StartError
      ? error
      : new StartError(`${file} could not be copied into ${config.dataDir} (${reason(error)})`, { cause: error });
  } finally {
    removeWithSiblings(part);
  }
}

/** Brings the schema of a restored file up to date, as the next start would, and ends what was signed in. */
async function endSessionsIn(file: string, now: number): Promise<void> {
  const database = await openDatabaseFile(file);
  try {
    await endAllSessions(database, now);
  } finally {
    await database.destroy();
  }
  leaveWal(file);
}

/** Renames a whole file to the embedded database of a directory, while no server can start there. */
function putInPlace(part: string, dataDir: string, now: number): string | undefined {
  const target = databaseFile(dataDir);
  syncFile(part);
  const lock = lockForRestore(dataDir, target);
  try {
    const kept = setAside(target, now);
    renameSync(part, target);
    syncFile(dirname(target));
    return kept;
  } finally {
    lock.release();
  }
}

function lockForRestore(dataDir: string, target: string): DirectoryLock {
  try {
    return lockDirectory(dataDir);
  } catch (error) {
    throw openElsewhere(target, error);
  }
}

const openElsewhere = (target: string, cause: unknown): StartError =>
  new StartError(`A server has ${target} open: stop it, then restore`, { cause });

function embeddedFile({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl !== undefined)
    throw new StartError(
      'DATABASE_URL is set: use pg_dump and pg_restore for a PostgreSQL database, and npm run db:end-sessions after it',
    );
  return databaseFile(dataDir);
}

/**
 * Moves what is there out of the way; tells where, `undefined` when there was nothing. The log goes with its database: left
 * beside another it would be taken for its own, and what the backup does not have would be in it again, signed-in
 * sessions too.
 */
function setAside(target: string, now: number): string | undefined {
  if (existsSync(target)) closeLog(target);
  const left = ['', ...SIBLINGS].filter((suffix) => existsSync(target + suffix));
  if (left.length === 0) return undefined;
  const kept = `${target}.before-restore-${new Date(now).toISOString().replace(/\D/g, '')}`;
  for (const suffix of left.toReversed()) {
    keepPrivate(target + suffix);
    renameSync(target + suffix, kept + suffix);
  }
  return kept;
}

/** Brings a database and its log together. One that is damaged is left as it is: it is why there is a restore. */
function closeLog(target: string): void {
  try {
    leaveWal(target);
  } catch (error) {
    if (!isDamaged(error)) throw openElsewhere(target, error);
  }
}

/**
 * Leaves the journal mode that lets several use a database, and brings what is still in its log into the file, which is
 * then all there is. Throws while anybody else has it open.
 */
function leaveWal(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } finally {
    database.close();
  }
}

/** Throws for a file that is no sound database of this server, or of a newer one than this. */
function rejectUnsound(file: string): void {
  let names: unknown[];
  try {
    const database = new DatabaseSync(file);
    try {
      const errors = database.prepare('PRAGMA integrity_check').all();
      if (errors.length !== 1 || errors[0]?.['integrity_check'] !== 'ok') throw new Error('it is damaged');
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
  for (const suffix of ['', ...SIBLINGS]) rmSync(file + suffix, { force: true });
}
