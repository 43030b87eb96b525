import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { badValue } from '../config.ts';
import { keepPrivate } from '../data-dir.ts';
import { StartError } from '../start-error.ts';
import { migrations } from './migrations.ts';
import { NodeSqliteDialect } from './sqlite.ts';
import type { Database, Tables } from './tables.ts';

/**
 * Opens `dataDir/onset.sqlite`, making it if need be, and brings its schema up to date.
 * The file is readable by its owner only: it holds password hashes. Throws a `StartError` when it cannot be used.
 */
export async function openDatabase(dataDir: string): Promise<Database> {
  const file = join(dataDir, 'onset.sqlite');
  try {
    const database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
    keepPrivate(file);
    await migrate(database);
    return database;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      badValue('DATA_DIR', JSON.stringify(dataDir), `a usable database onset.sqlite in it (${why})`),
      { cause: error },
    );
  }
}

async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  await database.destroy();
  throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
}

/** Whether the database answers a query now. */
export async function answers(database: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(database);
    return true;
  } catch {
    return false;
  }
}

/** Whether a write failed because a unique column has the value already (SQLite or PostgreSQL). */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return error.errcode === 2067 || error.errcode === 1555;
  return 'code' in error && error.code === '23505';
}
