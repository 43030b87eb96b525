import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { openDatabase } from '../../site/server/database/open.ts';
import type { Database } from '../../site/server/database/tables.ts';
import { smallBuild } from '../setup/build.ts';
import { CATALOG, WEBHOOK_SECRET } from '../setup/paddle-events.ts';
import { startPostgres, withClient, withDatabase } from '../setup/postgres-server.ts';
import { TEST_ENTRY, spawnProcess, untilReady } from '../setup/server-process.ts';

/** Options of every stress test. A seed repeats the generated input, but not the exact moment of each kill. */
export interface StressOptions {
  readonly rounds: number;
  readonly seed: number;
}

/** A built site, and the data folder and database of one server; `databaseUrl` is `undefined` for SQLite. */
export interface Installation {
  readonly buildDir: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Key of the servers, known here so that checkouts can be signed. */
export const JWT_SECRET = 'the signing key of the servers under stress';

/** Runs a stress test on SQLite, then on PostgreSQL, with a function that creates empty installations. Prints the results. */
export async function runOnBothDatabases(stress: (install: () => Promise<Installation>) => Promise<string>) {
  const dir = mkdtempSync(join(tmpdir(), 'onset-stress-'));
  const buildDir = smallBuild(join(dir, 'build'));
  writeFileSync(join(buildDir, 'public-config.json'), JSON.stringify(CATALOG));
  const install = (databaseUrl?: string) => ({ buildDir, dataDir: mkdtempSync(join(dir, 'data-')), databaseUrl });
  try {
    console.log(`SQLite: ${await stress(() => Promise.resolve(install()))}`);
    const postgres = await startPostgres({ isSafe: true });
    const databases: string[] = [];
    const query = (text: string) => withClient(postgres.url, (client) => client.query(text));
    const installOnPostgres = async () => {
      const name = `onset_stress_${process.pid}_${databases.length}`;
      await query(`create database ${name}`);
      databases.push(name);
      return install(withDatabase(postgres.url, name));
    };
    try {
      console.log(`PostgreSQL: ${await stress(installOnPostgres)}`);
    } finally {
      for (const name of databases) await query(`drop database ${name} with (force)`);
      await postgres.stop();
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Starts a server in a separate process. `kill` sends `kill -9` and resolves when the process has ended. */
export async function startServer({ buildDir, dataDir, databaseUrl }: Installation) {
  const server = spawnProcess(TEST_ENTRY, {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    TEST_BUILD_DIR: buildDir,
    JWT_SECRET,
    PADDLE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    TRUST_PROXY: '1',
    // No SMTP server listens there, so emails stay in the queue and can be counted.
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  const kill = async (): Promise<void> => {
    server.child.kill('SIGKILL');
    await server.ended;
  };
  return { port: await untilReady(server), kill };
}

/** Calls `work` with the database of a server that isn't running. */
export async function withStoppedDatabase<Result>(site: Installation, work: (database: Database) => Promise<Result>) {
  const database = await openDatabase({ ...site, onError: () => {} });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** Returns `count` generated values. Without `noBias`, fast-check would begin with the smallest ones. */
export function generate<Value>(arbitrary: fc.Arbitrary<Value>, seed: number, count: number): Value[] {
  return fc.sample(fc.noBias(arbitrary), { seed, numRuns: count });
}
