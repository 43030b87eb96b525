import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { Client } from 'pg';
import { expect, inject, onTestFinished } from 'vitest';
import { withClient, withDatabase } from '../setup/postgres-server.ts';
import { RETURNED, TEMPLATE } from '../setup/postgres.ts';
import type { AtEnd } from '../setup/temporary-dir.ts';

/** Whether the tests run on PostgreSQL. */
export const onPostgres = (): boolean => inject('database') === 'PostgreSQL';

/** The URL of the PostgreSQL of the tests. Throws if there is none. */
export function postgresUrl(): string {
  const postgres = inject('postgres');
  if ('url' in postgres) return postgres.url;
  const error = new Error(postgres.problem);
  // The same text for every test, so that Vitest prints it once.
  error.stack = error.message;
  throw error;
}

/** Creates a database, which is dropped at the end, and returns its URL. With `empty`, it has no schema. */
export async function newPostgresDatabase(
  atEnd: AtEnd = onTestFinished,
  { empty = false }: { empty?: boolean } = {},
): Promise<string> {
  const server = postgresUrl();
  const name = `onset_test_${randomBytes(6).toString('hex')}`;
  await withClient(server, (client) =>
    client.query(`create database ${name} template ${empty ? 'template0' : TEMPLATE}`),
  );
  atEnd(() => withClient(server, (client) => client.query(`drop database ${name} with (force)`)).then(() => undefined));
  return withDatabase(server, name);
}

/**
 * Returns the URL of an empty database with the newest schema. It reuses a database of an earlier test, if there is one,
 * and returns it at the end.
 */
export async function postgresDatabase(atEnd: AtEnd = onTestFinished): Promise<string> {
  const server = postgresUrl();
  const name = await onServer(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `delete from ${RETURNED} where name in (select name from ${RETURNED} limit 1 for update skip locked) returning name`,
    );
    return rows[0]?.name ?? (await copyTemplate(client));
  });
  atEnd(() => giveBack(server, name));
  return withDatabase(server, name);
}

/** Waits until a query of the client's database waits for a lock. */
export async function untilLocked(client: Client): Promise<void> {
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1);
}

let kept: Promise<Client> | undefined;

/** Runs a callback with the worker's shared connection to the server. */
async function onServer<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  kept ??= connect(postgresUrl());
  return work(await kept);
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, stream: () => new Socket().unref() });
  // The server may stop before this process. The next query then fails.
  client.on('error', () => {});
  client.on('end', () => (kept = undefined));
  await client.connect();
  return client;
}

async function copyTemplate(client: Client): Promise<string> {
  const name = `onset_test_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${name} template ${TEMPLATE}`);
  return name;
}

/** Makes a database as new for the next test; one that cannot be is dropped. */
async function giveBack(server: string, name: string): Promise<void> {
  const isAsNew = await withClient(withDatabase(server, name), async (client) => {
    // Whoever is still connected could write into the next test.
    const { rows: others } = await client.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    if (others.some(({ pg_terminate_backend: hasGone }) => hasGone !== true)) return false;
    const { rows } = await client.query('select pristine.reset() as done');
    return rows[0]?.done === true;
  });
  await onServer((client) =>
    isAsNew
      ? client.query(`insert into ${RETURNED} values ($1)`, [name])
      : client.query(`drop database ${name} with (force)`),
  );
}
