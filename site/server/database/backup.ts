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
import { Kysely } from 'kysely';
import type { Config } from '../process/config.ts';
import { createPrivate, makePrivate } from '../process/data-dir.ts';
import { StartError, reason } from '../process/start-error.ts';
import type { DirectoryLock } from './open.ts';
import { lockDirectory, databaseFile, openDatabaseFile } from './open.ts';
import { migrations } from './migrations.ts';
import { SIBLINGS, leaveWal, preparePrivateDatabase, NodeSqliteDialect } from './sqlite.ts';
import type { Tables, Database } from './tables.ts';
import { isDamaged } from './errors.ts';
import { isEarlier, upgradeDatabase } from './upgrade.ts';
import { timestamp } from '../process/clock.ts';
import { inTransaction } from './transaction.ts';

/** Database pages copied before other connections may write again. */
const PAGES_AT_ONCE = 1000;

/**
 * Copies a consistent snapshot of the embedded database to `file`. The server may be running. The copy is checked
 * before it is renamed to `file`. Throws a `StartError` that says what to do.
 */
export async function backUp(config: Config, file: string): Promise<void> {
  const source = embeddedFile(config);
  if (!existsSync(source))
    throw new StartError(`There is no database to back up: ${source} does not exist. Check DATA_DIR.`);
  if (existsSync(file)) throw new StartError(`${file} already exists. Choose the name of a new file.`);
  // The name is random because SQLite would reuse a file, or replay a log, that another user had placed there.
  const part = `${file}.${randomBytes(8).toString('hex')}.part`;
  preparePrivateDatabase(source);
  const database = new DatabaseSync(source, { timeout: 5_000 });
  try {
    createPrivate(part);
    await backup(database, part, { rate: PAGES_AT_ONCE });
    checkBackup(part);
    syncFile(part);
    renameSync(part, file);
    syncFile(dirname(file));
  } catch (error) {
    throw error instanceof StartError
      ? error
      : new StartError(`${source} could not be copied to ${file}: ${reason(error)}`, { cause: error });
  } finally {
    database.close();
    removeWithSiblings(part);
  }
}

/**
 * Replaces the embedded database with a backup and ends every session in it: sessions that ended after the backup must
 * not become valid again, and others may have a copy of the backup. Returns the name that the previous database was
 * kept under, or `undefined` if there was none. Throws a `StartError` while a server uses the database, and for a file
 * that is not an intact backup.
 */
export async function restore(config: Config, file: string, now: number): Promise<string | undefined> {
  const target = embeddedFile(config);
  if (!existsSync(file))
    throw new StartError(`${file} does not exist. Choose a file made by "npm run admin -- backup".`);
  const part = `${target}.restoring-${process.pid}`;
  try {
    // Unlike `copyFile`, which would give the copy the mode of the backup.
    await pipeline(createReadStream(file), createWriteStream(part, { flags: 'wx', mode: 0o600 }));
    checkBackup(part);
    await endSessionsIn(part, now);
    return replaceDatabase(part, config.dataDir, now);
  } catch (error) {
    throw error instanceof StartError
      ? error
      : new StartError(`${file} could not be copied to ${config.dataDir}: ${reason(error)}`, { cause: error });
  } finally {
    removeWithSiblings(part);
  }
}

/** Upgrades and migrates a restored file, and ends its sessions. */
async function endSessionsIn(file: string, now: number): Promise<void> {
  const restored = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  try {
    await upgradeDatabase(restored, now);
  } finally {
    await restored.destroy();
  }
  const database = await openDatabaseFile(file);
  try {
    await endAllSessions(database, now);
  } finally {
    await database.destroy();
  }
  leaveWal(file);
}

/** Renames a complete file to the embedded database of a directory. The lock keeps servers from starting meanwhile. */
function replaceDatabase(part: string, dataDir: string, now: number): string | undefined {
  const target = databaseFile(dataDir);
  syncFile(part);
  const lock = lockDatabase(dataDir, target);
  try {
    const kept = renameExisting(target, now);
    renameSync(part, target);
    syncFile(dirname(target));
    return kept;
  } finally {
    lock.release();
  }
}

function lockDatabase(dataDir: string, target: string): DirectoryLock {
  try {
    return lockDirectory(dataDir);
  } catch (error) {
    throw openElsewhere(target, error);
  }
}

const openElsewhere = (target: string, cause: unknown): StartError =>
  new StartError(`A server is using ${target}. Stop it before you restore a backup.`, { cause });

function embeddedFile({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl !== undefined)
    throw new StartError(
      'This command is for the embedded database, but DATABASE_URL is set. Use pg_dump and pg_restore, then run "npm run admin -- end-sessions".',
    );
  return databaseFile(dataDir);
}

/**
 * Renames the existing database with its log, and returns its new name, or `undefined` if there was none. SQLite would
 * apply a log left beside the backup to it, and bring back newer data, including sessions.
 */
function renameExisting(target: string, now: number): string | undefined {
  if (existsSync(target)) closeLog(target);
  const left = ['', ...SIBLINGS].filter((suffix) => existsSync(target + suffix));
  if (left.length === 0) return undefined;
  const kept = `${target}.before-restore-${new Date(now).toISOString().replace(/\D/g, '')}`;
  for (const suffix of left.toReversed()) {
    makePrivate(target + suffix);
    renameSync(target + suffix, kept + suffix);
  }
  return kept;
}

/** Merges the log into a database. A damaged database stays as it is, since it is the reason for a restore. */
function closeLog(target: string): void {
  try {
    leaveWal(target);
  } catch (error) {
    if (!isDamaged(error)) throw openElsewhere(target, error);
  }
}

/** Throws for a file that is damaged, not a database of this server, or from a newer version of it. */
function checkBackup(file: string): void {
  let names: string[];
  try {
    const database = new DatabaseSync(file);
    try {
      const errors = database.prepare('PRAGMA integrity_check').all();
      if (errors.length !== 1 || errors[0]?.['integrity_check'] !== 'ok') throw new Error('it is damaged');
      names = database
        .prepare('SELECT name FROM kysely_migration')
        .all()
        .map(({ name }) => String(name));
      database.exec('PRAGMA journal_mode = DELETE');
    } finally {
      database.close();
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`The file is not a backup of this server's database: ${why}`, { cause: error });
  }
  if (isEarlier(names)) return;
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new StartError(
      `The backup is from a newer version, with the migrations ${unknown.join(', ')}. Update the server first.`,
    );
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

/**
 * Ends all sessions at `now`, and returns how many were active. Also deletes password reset codes, and pending email
 * addresses, which their owners may have discarded since a backup. Access and refresh tokens become invalid too,
 * because they are checked against their session.
 */
export function endAllSessions(database: Database, now: number): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('sessions')
      .set({ ended_at: timestamp(now) })
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('codes').where('purpose', '=', 'reset').execute();
    await transaction
      .updateTable('users')
      .set({ pending_email: null })
      .where('pending_email', 'is not', null)
      .execute();
    return Number(numUpdatedRows);
  });
}
