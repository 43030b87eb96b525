import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../site/server/database/open.ts';
import { reasonOf, startPostgres, withClient, withDatabase } from './postgres-server.ts';
import type { PostgresServer } from './postgres-server.ts';
import { rememberPristine } from './postgres-template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL server of the tests, or why there is none. */
    postgres: { readonly url: string } | { readonly problem: string };
    /** The database that `startSite` uses. */
    database: 'SQLite' | 'PostgreSQL';
  }
}

/** The empty database with the newest schema that tests get a copy of. */
export const TEMPLATE = 'onset_test_template';

/** A table with the names of copies that were reset and can be used again. */
export const RETURNED = 'onset_test_returned';

/** Starts PostgreSQL once for a test run. If it can't start, the tests that need it fail with the reason. */
export default async function setUp(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  let server: PostgresServer | undefined;
  try {
    server = await startPostgres({ isSafe: false });
    await makeTemplate(server.url);
  } catch (error) {
    await server?.stop();
    const problem = server
      ? `PostgreSQL can't be used: ${reasonOf(error)}. Check DATABASE_URL and the newest migration.`
      : reasonOf(error);
    project.provide('postgres', { problem });
    return () => Promise.resolve();
  }
  const { url, stop } = server;
  project.provide('postgres', { url });
  return async () => {
    await withClient(url, async (client) => {
      const { rows } = await client.query<{ name: string }>(`select name from ${RETURNED}`);
      for (const { name } of [...rows, { name: TEMPLATE }]) await client.query(`drop database ${name}`);
      await client.query(`drop table ${RETURNED}`);
    });
    await stop();
  };
}

async function makeTemplate(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE}`);
    await client.query(`drop table if exists ${RETURNED}`);
    await client.query(`create table ${RETURNED} (name text primary key)`);
    await client.query(`create database ${TEMPLATE} template template0 encoding 'UTF8'`);
  });
  const template = await openDatabase({ dataDir: '', databaseUrl: withDatabase(url, TEMPLATE), onError() {} });
  await template.destroy();
  await withClient(withDatabase(url, TEMPLATE), rememberPristine);
}
