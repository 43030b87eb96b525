import { existsSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import type { Dialect } from 'kysely';
import { withoutPassword } from '../process/config.ts';
import { StartError, reason } from '../process/start-error.ts';
import { databaseFile } from './open.ts';
import { NodePostgresDialect } from './postgres.ts';
import { NodeSqliteDialect } from './sqlite.ts';
import type { Database, Tables } from './tables.ts';

/**
 * Runs `work` on the database of a server, which may be running. Doesn't migrate the schema, because only the server
 * does that. Throws a `StartError` that says what to do if the database or its `table` doesn't exist.
 */
export async function withExistingDatabase<Result>(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  table: keyof Tables,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const file = databaseFile(dataDir);
  if (databaseUrl === undefined && !existsSync(file))
    throw new StartError(`There is no database: ${file} doesn’t exist. Start the server once, or check DATA_DIR.`);
  const place = databaseUrl === undefined ? file : withoutPassword(databaseUrl);
  const database = open(place, () =>
    databaseUrl === undefined ? new NodeSqliteDialect(file) : new NodePostgresDialect(databaseUrl, () => {}),
  );
  try {
    await requireTables(database, table, place);
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** Opens the database. SQLite reads the file here; PostgreSQL connects later. */
function open(place: string, dialect: () => Dialect): Database {
  try {
    return new Kysely<Tables>({ dialect: dialect() });
  } catch (error) {
    throw unusable(place, error);
  }
}

async function requireTables(database: Database, table: keyof Tables, place: string): Promise<void> {
  const look = async (name: keyof Tables): Promise<unknown> =>
    database.selectFrom(database.dynamic.table(name).as('looked')).select(sql.lit(1).as('one')).limit(1).execute();
  try {
    await look('commons');
  } catch (error) {
    throw unusable(place, error);
  }
  try {
    await look(table);
  } catch (error) {
    throw new StartError(`${place} has no table ${table} (${reason(error)}). Start this version of the server once.`, {
      cause: error,
    });
  }
}

const unusable = (place: string, cause: unknown): StartError =>
  new StartError(`${place} can’t be used (${reason(cause)}). Check DATA_DIR or DATABASE_URL.`, { cause });
