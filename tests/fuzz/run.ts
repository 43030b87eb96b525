import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { smallBuild } from '../setup/build.ts';
import { startPostgres, withClient, withDatabase } from '../setup/postgres-server.ts';
import { TEST_ENTRY, spawnProcess, untilReady } from '../setup/server-process.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { Driver } from './drive.ts';
import { fuzzRequest } from './generate.ts';
import type { FuzzRequest } from './generate.ts';
import { countWord } from '../prove/count-word.ts';

/*
 * `npm run fuzz [requests] [seed]`: half of the requests to a server on SQLite, half to one on PostgreSQL. Fails on an
 * response of 500 or more, on one that is malformed or does not come, on an error in the log, on a server that ended,
 * and on memory that grows. Each failing request is kept in `tests/server/regressions`, which a test replays.
 */

const total = countWord('requests', process.argv[2], 120_000);
const seed = countWord('seed', process.argv[3], Math.floor(Math.random() * 2 ** 31), 0);
const BATCH = 1_000;
const AT_ONCE = 24;

/** How often memory is looked at. */
const LOOKS = 8;

/** What is in use may grow by this much, in MB, between the second look and the last: a leak is more. */
const MAY_GROW = 4;

const dir = mkdtempSync(join(tmpdir(), 'onset-fuzz-'));
const kept = join(import.meta.dirname, '../server/regressions');
const buildDir = smallBuild(join(dir, 'build'));
let failures = 0;
console.log(`seed ${seed}`);
try {
  await fuzz('SQLite', {});
  const postgres = await startPostgres({ isSafe: false });
  const name = `onset_fuzz_${process.pid}`;
  try {
    await withClient(postgres.url, (client) => client.query(`create database ${name}`));
    await fuzz('PostgreSQL', { DATABASE_URL: withDatabase(postgres.url, name) });
    await withClient(postgres.url, (client) => client.query(`drop database ${name} with (force)`));
  } finally {
    await postgres.stop();
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;

async function fuzz(title: string, env: Readonly<Record<string, string>>): Promise<void> {
  const where = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(dir, title), TEST_BUILD_DIR: buildDir };
  const server = spawnProcess(TEST_ENTRY, { ...where, TRUST_PROXY: '1', ...env }, [], ['--expose-gc']);
  const driver = new Driver(await untilReady(server));
  const statuses = new Map<number, number>();
  const count = Math.ceil(total / 2);
  const started = Date.now();
  const memory: Memory[] = [];
  for (let done = 0; done < count; done += BATCH) {
    const batchSeed = seed + done;
    const requests = fc.sample(fuzzRequest, { seed: batchSeed, numRuns: Math.min(BATCH, count - done) });
    await inParallel(requests, async (request) => {
      const { status, error } = await driver.see(request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (error !== undefined) fail(title, batchSeed, request, error);
    });
    failOnErrors(title, batchSeed, server);
    if (done + BATCH >= ((memory.length + 1) * count) / LOOKS) memory.push(await memoryOf(server));
  }
  driver.close();
  // By then caches are filled and code is compiled.
  const [early, late] = [memory[1], memory.at(-1)];
  if (early === undefined || late === undefined || late.heap - early.heap > MAY_GROW)
    fail(title, seed, undefined, `memory grew from ${early?.heap} to ${late?.heap} MB`);
  const seconds = Math.round((Date.now() - started) / 1000);
  const seen = [...statuses].toSorted(([one], [other]) => one - other).map(([status, times]) => `${status}×${times}`);
  console.log(`${title}: ${count} requests in ${seconds} s`);
  console.log(`  after each eighth, in MB: in use ${memory.map(({ heap }) => heap).join(', ')}`);
  console.log(`  resident ${memory.map(({ rss }) => rss).join(', ')}`);
  console.log(`  ${seen.join(' ')}`);
  server.child.kill('SIGTERM');
  const how = await server.ended;
  if (how !== 0) fail(title, seed, undefined, `the server ended with ${how}: ${server.output.stderr.slice(0, 500)}`);
}

async function inParallel(
  requests: readonly FuzzRequest[],
  work: (request: FuzzRequest) => Promise<void>,
): Promise<void> {
  const left = requests.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const request of left) await work(request);
    }),
  );
}

/** What the server has written is looked through and let go of. */
function failOnErrors(title: string, batchSeed: number, { output, child }: ServerProcess): void {
  const lines = output.stdout.split('\n').filter((each) => each.includes('"level":"error"'));
  output.stdout = '';
  for (const each of lines) fail(title, batchSeed, undefined, `logged ${each.slice(0, 1000)}`);
  if (output.stderr !== '') fail(title, batchSeed, undefined, `wrote ${output.stderr.slice(0, 500)}`);
  output.stderr = '';
  if (child.exitCode !== null) throw new Error(`The server on ${title} ended with ${child.exitCode}`);
}

function fail(title: string, batchSeed: number, request: FuzzRequest | undefined, error: string): void {
  failures += 1;
  console.error(`FAILED on ${title}, seed ${batchSeed}: ${error}`);
  if (request === undefined) return;
  const text = `${JSON.stringify(request, null, 2)}\n`;
  const file = join(kept, `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`);
  mkdirSync(kept, { recursive: true });
  writeFileSync(file, text);
  console.error(`  kept as ${file}`);
}

interface Memory {
  readonly heap: number;
  readonly rss: number;
}

/** What a server keeps in memory once all that can go has gone, and what the system has given it, in MB. */
async function memoryOf({ child, output }: ServerProcess): Promise<Memory> {
  const line = /\{"memory":\{"heapUsed":(\d+),"rss":(\d+)\}\}/;
  child.kill('SIGUSR2');
  for (;;) {
    const [, heap, rss] = line.exec(output.stdout) ?? [];
    if (heap !== undefined) {
      output.stdout = output.stdout.replace(line, '');
      return { heap: Math.round(Number(heap) / 2 ** 20), rss: Math.round(Number(rss) / 2 ** 20) };
    }
    if (child.exitCode !== null) return { heap: 0, rss: 0 };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
