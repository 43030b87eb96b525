import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { openClient } from '../bench/load.ts';
import type { Client } from '../bench/load.ts';
import { newLicenceKey } from '../server/shared-keys.ts';
import { smallBuild } from '../setup/build.ts';
import { startPostgres, withClient } from '../setup/postgres-server.ts';
import { TEST_ENTRY, spawnProcess, untilReady } from '../setup/server-process.ts';

/*
 * `npm run prove:capacity`: the model of docs/capacity.md beside what is measured. Processor time of each kind of request
 * is measured alone; that of a mix, and what a login costs, follow from it by the model and are measured too. Times of a
 * processor hardly depend on what else the machine does; rates do, so none is judged. Reads /proc, so on Linux alone.
 * Ends with an error where the model is off by more than a third, or connections are more than it says.
 */

const tokensSchema = z.object({ jwt: z.string(), refreshToken: z.string() });
const PASSWORD = 'a long password for the model';
const POOL = 10;
const PROCESSES = 2;
/** Ticks of a second in /proc, as every Linux has it. */
const TICKS = 100;

const dir = mkdtempSync(join(tmpdir(), 'onset-capacity-'));
const buildDir = smallBuild(join(dir, 'build'));
const postgres = await startPostgres({ isSafe: true });
const env = {
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: join(dir, 'data'),
  DATABASE_URL: postgres.url,
  TEST_BUILD_DIR: buildDir,
  TRUST_PROXY: '1',
  JWT_SECRET: 'a secret of the model, shared by its processes',
  LICENCE_KEY: newLicenceKey(),
  // Nobody listens there: mails would be counted as work of requests.
  SMTP_URL: 'smtp://127.0.0.1:1',
};
const servers = Array.from({ length: PROCESSES }, () => spawnProcess(TEST_ENTRY, env));
try {
  const ports = await Promise.all(servers.map(untilReady));
  await judge(`http://127.0.0.1:${ports[0]}`, servers[0]?.child.pid ?? 0);
} finally {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}

type Kind = 'page' | 'me' | 'refresh' | 'login';

async function judge(origin: string, pid: number): Promise<void> {
  const client = openClient(origin, 1);
  const user = await signUp(client, 'alone');
  const act = actsOf(client, user);
  const warmUp: readonly Kind[] = ['page', 'me', 'refresh', 'login'];
  for (const kind of warmUp) await repeat(20, act[kind]);
  const cost = {
    page: await processorTime(pid, 4_000, act.page),
    me: await processorTime(pid, 800, act.me),
    refresh: await processorTime(pid, 20, act.refresh),
    login: await processorTime(pid, 40, act.login),
  };
  console.log('processor time of one process for a request, in ms');
  for (const [kind, each] of Object.entries(cost))
    console.log(
      `  ${kind.padEnd(9)}${each.toFixed(2).padStart(8)}   at most ${Math.round(1000 / each)} a second of one core`,
    );
  // One login, twenty calls, forty pages: somebody who signs in and looks around.
  const predicted = cost.login + 20 * cost.me + 40 * cost.page;
  const measured = await processorTime(pid, 20, async () => {
    await act.login();
    await repeat(20, act.me);
    await repeat(40, act.page);
  });
  print('a visit of 1 login, 20 calls, 40 pages (ms)', predicted, measured);
  const connections = await mostConnections(origin);
  console.log(`connections: model at most ${PROCESSES * POOL}, measured ${connections} with ${PROCESSES} processes`);
  client.close();
  if (Math.abs(measured / predicted - 1) > 1 / 3 || connections > PROCESSES * POOL) process.exitCode = 1;
}

function print(what: string, predicted: number, measured: number): void {
  console.log(
    `${what}: model ${predicted.toFixed(1)}, measured ${measured.toFixed(1)}, ratio ${(measured / predicted).toFixed(2)}`,
  );
}

interface User {
  readonly identifier: string;
  jwt: string;
  refreshToken: string;
}

async function signUp(client: Client, name: string): Promise<User> {
  const identifier = `${name}@example.test`;
  const body = { username: name, email: identifier, password: PASSWORD };
  return { identifier, ...(await sent(client, 'POST', '/api/auth/local/register', body)) };
}

async function sent(client: Client, method: string, path: string, body?: object, jwt?: string) {
  const { status, body: text } = await client.send(method, path, body, jwt);
  if (status !== 200) throw new Error(`${method} ${path} got ${status}: ${text}`);
  const parsed = tokensSchema.safeParse(path.startsWith('/api/auth') ? JSON.parse(text) : {});
  return parsed.data ?? { jwt: '', refreshToken: '' };
}

function actsOf(client: Client, user: User): Readonly<Record<Kind, () => Promise<void>>> {
  return {
    page: async () => void (await sent(client, 'GET', '/')),
    me: async () => void (await sent(client, 'GET', '/api/users/me', undefined, user.jwt)),
    refresh: async () =>
      void Object.assign(user, await sent(client, 'POST', '/api/auth/refresh', { refreshToken: user.refreshToken })),
    login: async () =>
      void Object.assign(
        user,
        await sent(client, 'POST', '/api/auth/local', { identifier: user.identifier, password: PASSWORD }),
      ),
  };
}

async function repeat(times: number, work: () => Promise<void>): Promise<void> {
  for (let done = 0; done < times; done += 1) await work();
}

/** Milliseconds of processor time that a process spends on `work`, of all its threads, on average. */
async function processorTime(pid: number, times: number, work: () => Promise<void>): Promise<number> {
  const before = processorTimeOf(pid);
  await repeat(times, work);
  return (processorTimeOf(pid) - before) / times;
}

function processorTimeOf(pid: number): number {
  // What follows the name, which may have spaces in it: state, then eleven others, then time in and for the process.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/** The most connections the database has while sixty clients call at once. */
async function mostConnections(origin: string): Promise<number> {
  const clients = Array.from({ length: 60 }, (_, index) => openClient(origin, index + 2));
  let isOver = false;
  const calls = Promise.all(
    clients.map((client) => repeat(100, () => sent(client, 'GET', '/api/commons').then(() => {}))),
  );
  void calls.finally(() => (isOver = true));
  const most = await withClient(postgres.url, async (database) => {
    let seen = 0;
    do {
      const { rows } = await database.query(
        "select count(*) as count from pg_stat_activity where application_name = 'onset'",
      );
      seen = Math.max(seen, Number(rows[0]?.count));
    } while (!isOver);
    return seen;
  });
  await calls;
  for (const client of clients) client.close();
  return most;
}
