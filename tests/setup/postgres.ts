import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../site/server/database/open.ts';
import { startPostgres, withClient, withDatabase } from './postgres-server.ts';
import { rememberPristine } from './postgres-template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server the tests make their databases on. */
    postgresUrl: string;
    /** Which database `startSite` uses. */
    database: 'SQLite' | 'PostgreSQL';
  }
}

/** The database every test gets a copy of: with the newest schema, and nothing in it. */
export const TEMPLATE = 'onset_test_template';

/** The copies that tests have given back, as new: a table of the server's own database. */
export const RETURNED = 'onset_test_returned';

/** Starts PostgreSQL once for the whole run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ isSafe: false });
  await withClient(server.url, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE}`);
    await client.query(`drop table if exists ${RETURNED}`);
    await client.query(`create table ${RETURNED} (name text primary key)`);
    await client.query(`create database ${TEMPLATE} template template0 encoding 'UTF8'`);
  });
  const onError = (error: Error): never => {
    throw error;
  };
  const template = await openDatabase({ dataDir: '', databaseUrl: withDatabase(server.url, TEMPLATE), onError });
  await template.destroy();
  await withClient(withDatabase(server.url, TEMPLATE), rememberPristine);
  project.provide('postgresUrl', server.url);
  return async () => {
    await withClient(server.url, async (client) => {
      const { rows } = await client.query<{ name: string }>(`select name from ${RETURNED}`);
      for (const { name } of [...rows, { name: TEMPLATE }]) await client.query(`drop database ${name}`);
      await client.query(`drop table ${RETURNED}`);
    });
    await server.stop();
  };
}
