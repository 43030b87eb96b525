import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { withoutPassword } from '../process/config.ts';
import { StartError } from '../process/start-error.ts';
import { putFirstCommons } from './commons.ts';
import type { FirstCommons } from './commons.ts';
import { migrations } from './migrations.ts';
import { NodePostgresDialect } from './postgres.ts';
import { NodeSqliteDialect } from './sqlite.ts';
import type { Database, Tables } from './tables.ts';
import { appliedMigrations, isEarlier } from './upgrade.ts';

/** Location of the database. `onError` receives errors of idle connections. */
export interface DatabasePlace {
  readonly dataDir: string;
  /** PostgreSQL URL; `undefined` for SQLite. */
  readonly databaseUrl: string | undefined;
  readonly onError: (error: Error) => void;
  /** Initial site settings. Existing ones stay unchanged. */
  readonly firstCommons?: FirstCommons;
}

/** Opens the database and migrates its schema. Throws a `StartError` if it can't be used. */
export function openDatabase({ dataDir, databaseUrl, ...place }: DatabasePlace): Promise<Database> {
  return databaseUrl === undefined ? openFile(dataDir, place) : openServer(databaseUrl, place);
}

/** Path of the embedded database. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'onset.sqlite');

type FilePlace = Pick<DatabasePlace, 'firstCommons'>;

/** Opens or creates the embedded database of a directory. */
async function openFile(dataDir: string, place: FilePlace): Promise<Database> {
  try {
    return await openDatabaseFile(databaseFile(dataDir), place);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `${databaseFile(dataDir)} can’t be opened: ${messageOf(error)}. Restore a backup, or set another DATA_DIR.`,
      { cause: error },
    );
  }
}

/** Opens or creates a database file and migrates its schema. Throws errors of SQLite and the file system. */
export async function openDatabaseFile(file: string, { firstCommons }: FilePlace = {}): Promise<Database> {
  const database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  await migrate(database, firstCommons);
  return database;
}

/** Connects to PostgreSQL. If several processes start at once, only one migrates the schema. */
async function openServer(
  url: string,
  { onError, firstCommons }: FilePlace & Pick<DatabasePlace, 'onError'>,
): Promise<Database> {
  try {
    const dialect = new NodePostgresDialect(url, onError);
    const database = new Kysely<Tables>({ dialect });
    await migrate(database, firstCommons);
    return database;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `DATABASE_URL is ${withoutPassword(url)}, but this PostgreSQL database can’t be used: ${messageOf(error)}. Check that it is running and that the URL is right.`,
      { cause: error },
    );
  }
}

/** Message of an error. If several IP addresses failed, the error has only a code. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
}

async function migrate(database: Database, firstCommons: FirstCommons = {}): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  const isNew = results.some(({ migrationName, status }) => migrationName === '0001-initial' && status === 'Success');
  if (error === undefined && isNew) await putFirstCommons(database, firstCommons);
  if (error === undefined) return;
  const isFromEarlierVersion = isEarlier(await appliedMigrations(database).catch(() => []));
  await database.destroy();
  if (isFromEarlierVersion)
    throw new StartError(
      'The database was created by an earlier version. Stop all servers and run "npm run admin -- upgrade-database".',
      { cause: error },
    );
  throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
}
