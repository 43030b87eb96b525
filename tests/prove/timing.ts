import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { send } from '../server/http.ts';
import { smallBuild } from '../setup/build.ts';
import { TEST_ENTRY, spawnProcess, untilReady } from '../setup/server-process.ts';
import { countWord } from './count-word.ts';

/*
 * `npm run prove:timing [tries]`: tries wrong passwords for accounts there are and for accounts there are not, 1,000
 * times each and in turns, and compares how long the responses take. Fails when the two can be told apart.
 */

const tries = countWord('tries', process.argv[2], 1_000);

/** Tries of one account that meet no limit. */
const TRIES_EACH = 8;

/** Told apart: the rank test is surer than this, and the medians differ by more than that share. */
const SURE = 0.001;
const SHARE = 0.02;

const dir = mkdtempSync(join(tmpdir(), 'onset-timing-'));
const server = spawnProcess(TEST_ENTRY, {
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: join(dir, 'data'),
  TEST_BUILD_DIR: smallBuild(join(dir, 'build')),
  TRUST_PROXY: '1',
});
try {
  const port = await untilReady(server);
  const times = await measure(port);
  report(times.known, times.unknown);
} finally {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(dir, { recursive: true, force: true });
}

async function measure(port: number): Promise<{ known: number[]; unknown: number[] }> {
  const accounts = Math.ceil(tries / TRIES_EACH);
  let sent = 0;
  const post = (path: string, body: object) => {
    sent += 1;
    const from = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
    return send(port, path, { method: 'POST', headers: { 'x-forwarded-for': from }, body });
  };
  for (let index = 0; index < accounts; index += 1) {
    const username = `known-${index}`;
    const email = `${username}@example.test`;
    const response = await post('/api/auth/local/register', { username, email, password: 'the right password' });
    if (response.status !== 200) throw new Error(`Registering got ${response.status}`);
  }
  const timed = async (identifier: string): Promise<number> => {
    const started = performance.now();
    const { status } = await post('/api/auth/local', { identifier, password: 'a wrong password' });
    const took = performance.now() - started;
    if (status !== 400) throw new Error(`A wrong password got ${status}`);
    return took;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let index = 0; index < tries; index += 1) {
    const account = index % accounts;
    const pair = [
      async () => void known.push(await timed(`known-${account}`)),
      async () => void unknown.push(await timed(`nobody-${account}`)),
    ];
    // Whichever comes first may find the machine warmer.
    for (const each of Math.random() < 0.5 ? pair : pair.toReversed()) await each();
  }
  return { known, unknown };
}

function report(known: readonly number[], unknown: readonly number[]): void {
  const [one, other] = [median(known), median(unknown)];
  const p = rankTest(known, unknown);
  console.log(`wrong password: median ${one.toFixed(2)} ms, quartiles ${quartiles(known)}, ${known.length} tries`);
  console.log(
    `unknown user:   median ${other.toFixed(2)} ms, quartiles ${quartiles(unknown)}, ${unknown.length} tries`,
  );
  console.log(`difference of the medians ${(one - other).toFixed(2)} ms; Mann-Whitney p = ${p.toFixed(3)}`);
  const isTold = p < SURE && Math.abs(one - other) > SHARE * other;
  console.log(isTold ? 'The two can be told apart.' : 'The two cannot be told apart.');
  process.exitCode = isTold ? 1 : 0;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function quartiles(values: readonly number[]): string {
  return `${quantile(values, 0.25).toFixed(2)} to ${quantile(values, 0.75).toFixed(2)} ms`;
}

/**
 * How likely samples of one distribution differ as much as these: the Mann-Whitney test, by the normal distribution.
 */
function rankTest(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, mine: 1 })), ...other.map((value) => ({ value, mine: 0 }))];
  const sum = all
    .toSorted((first, second) => first.value - second.value)
    .reduce((ranks, { mine }, index) => ranks + mine * (index + 1), 0);
  const [n, m] = [one.length, other.length];
  const u = sum - (n * (n + 1)) / 2;
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(Math.abs(z)));
}

/** The normal distribution function (Abramowitz and Stegun 26.2.17), to seven digits. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
