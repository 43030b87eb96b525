import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { send } from '../server/http.ts';
import { spawnProcess, untilReady } from '../setup/server-process.ts';
import { median } from './pages.ts';

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 10;

interface Target {
  readonly what: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One row of the table: medians of requests per second and of the ratio of each round. */
export interface RateRow {
  readonly request: string;
  readonly 'site, per second': number;
  readonly 'bare node:http, per second': number;
  readonly ratio: number;
}

/** Measures a page, account calls, the site settings and logins, each compared with a server that sends the same bytes. */
export async function measureRates(origin: string, dir: string): Promise<RateRow[]> {
  const account = { username: 'bench', email: 'bench@example.test', password: 'a password to measure with' };
  const headers = { 'content-type': 'application/json' };
  const register = { method: 'POST', headers, body: JSON.stringify(account) };
  const { jwt } = (await (await fetch(`${origin}/api/auth/local/register`, register)).json()) as { jwt: string };
  const login = JSON.stringify({ identifier: account.email, password: account.password });
  const targets: Target[] = [
    { what: '/ (brotli)', path: '/', headers: { 'accept-encoding': 'br' } },
    { what: 'GET /api/commons', path: '/api/commons', headers: {} },
    { what: 'GET /api/users/me', path: '/api/users/me', headers: { authorization: `Bearer ${jwt}` } },
    { what: 'POST /api/auth/local', path: '/api/auth/local', method: 'POST', headers, body: login },
  ];
  const rows: RateRow[] = [];
  for (const target of targets) rows.push(await measureTarget(origin, dir, target));
  return rows;
}

async function measureTarget(origin: string, dir: string, target: Target): Promise<RateRow> {
  const response = await recordResponse(origin, dir, target);
  const bare = spawnProcess(join(import.meta.dirname, 'bare-server.ts'), {}, [response]);
  try {
    const bareOrigin = `http://localhost:${await untilReady(bare)}`;
    const rounds: { site: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ site: await rateOf(origin, target), bare: await rateOf(bareOrigin, target) });
    return {
      request: target.what,
      'site, per second': Math.round(median(rounds.map(({ site }) => site))),
      'bare node:http, per second': Math.round(median(rounds.map((round) => round.bare))),
      ratio: Math.round(median(rounds.map((round) => round.site / round.bare)) * 1000) / 1000,
    };
  } finally {
    bare.child.kill();
    await bare.ended;
  }
}

async function rateOf(origin: string, { path, what, method = 'GET', headers, body }: Target): Promise<number> {
  const result = await autocannon({
    url: origin + path,
    method,
    headers: { ...headers },
    ...(body !== undefined && { body }),
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${what}: ${result.non2xx} responses were not successful, ${result.errors} requests failed.`);
  return result.requests.average;
}

/** Writes the site's response to a file for the bare server, and returns the path of the file. */
async function recordResponse(origin: string, dir: string, { path, ...request }: Target): Promise<string> {
  const { status, headers, bytes } = await send(Number(new URL(origin).port), path, request);
  const own = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];
  const kept = Object.entries(headers).filter(([name, value]) => typeof value === 'string' && !own.includes(name));
  const sent = { ...Object.fromEntries(kept), 'content-length': String(bytes.length) };
  const file = join(dir, 'response.json');
  writeFileSync(file, JSON.stringify({ status, headers: sent, body: bytes.toString('base64') }));
  return file;
}
