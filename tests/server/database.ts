import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { withClient, withDatabase } from '../setup/postgres-server.ts';
import { TEMPLATE } from '../setup/postgres.ts';
import type { AtEnd } from './site.ts';

/** Whether the tests run on PostgreSQL. */
export const onPostgres = (): boolean => inject('database') === 'PostgreSQL';

/**
 * Makes a database of its own on the PostgreSQL of the tests and gives back its URL. It is dropped at the end. `empty`
 * has no schema yet.
 */
export async function newPostgresDatabase(
  atEnd: AtEnd = onTestFinished,
  { empty = false }: { empty?: boolean } = {},
): Promise<string> {
  const server = inject('postgresUrl');
  const name = `onset_test_${randomBytes(6).toString('hex')}`;
  await withClient(server, (client) =>
    client.query(`create database ${name} template ${empty ? 'template0' : TEMPLATE}`),
  );
  atEnd(() => withClient(server, (client) => client.query(`drop database ${name} with (force)`)).then(() => undefined));
  return withDatabase(server, name);
}
