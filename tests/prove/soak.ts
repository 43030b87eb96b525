import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../bench/median.ts';
import { startWatched } from '../setup/watched-process.ts';
import { randomOf } from './random.ts';

/*
 * `npm run prove:soak [minutes]`: the built site under half the load it can take, of everything that visitors and strangers
 * ask for: pages, files, what is not there, calls, accounts, each from addresses and with headers that are ever new. Says a
 * line a minute. Fails where a response has a status that is not expected, or memory grows on.
 */

const minutes = Number(process.argv[2] ?? 60);
if (!(minutes > 0)) throw new Error(`minutes is ${process.argv[2]}, expected a number above 0`);
const CONNECTIONS = 20;
/** How much more memory the last third may have than the second: what is filled once is full by then. */
const GROWTH = 1.1;
const MB = 1_048_576;
const PASSWORD = 'a long password for an hour';

const buildDir = join(import.meta.dirname, '../../site/build');
const dir = mkdtempSync(join(tmpdir(), 'onset-soak-'));
const pages: readonly [string, ...string[]] = [
  '/',
  ...[...readFileSync(join(buildDir, 'client/sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  ),
];
const random = randomOf(11);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const site = await startWatched({ DATA_DIR: dir, TEST_BUILD_DIR: buildDir, TRUST_PROXY: '1', NODE_ENV: 'production' });

interface Ask {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const address = (): string => `10.${random.whole(0, 255)}.${random.whole(0, 255)}.${random.whole(1, 254)}`;
const word = (): string => Math.floor(random.next() * 1e12).toString(36);

function ask({ method = 'GET', path, headers, body }: Ask): Promise<{ status: number; text: string; etag: string }> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port: site.port,
        agent,
        method,
        path,
        headers: {
          'X-Forwarded-For': address(),
          'Accept-Encoding': 'gzip, deflate, br, zstd',
          ...(sent !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const text = method === 'POST' ? Buffer.concat(parts).toString() : '';
          resolve({ status: response.statusCode ?? 0, text, etag: response.headers.etag ?? '' });
        });
        response.on('error', reject);
      },
    )
      .on('error', reject)
      .end(sent);
  });
}

const wrong = new Map<string, number>();

async function expectStatus(asked: Ask, ...expected: readonly number[]): Promise<{ text: string; etag: string }> {
  const response = await ask(asked);
  if (!expected.includes(response.status)) {
    const what = `${response.status} for ${asked.method ?? 'GET'} ${asked.path.slice(0, 40)}`;
    wrong.set(what, (wrong.get(what) ?? 0) + 1);
  }
  return response;
}

/** Somebody who signs up, looks at their account, and is away again. */
async function account(): Promise<void> {
  const username = `soak${word()}`;
  const body = { username, email: `${username}@example.test`, password: PASSWORD };
  const { text } = await expectStatus({ method: 'POST', path: '/api/auth/local/register', body }, 200);
  const token = /"jwt":"([^"]+)"/.exec(text)?.[1] ?? '';
  const refreshToken = /"refreshToken":"([^"]+)"/.exec(text)?.[1] ?? '';
  await expectStatus({ path: '/api/users/me', headers: { Authorization: `Bearer ${token}` } }, 200);
  await expectStatus({ method: 'POST', path: '/api/auth/refresh', body: { refreshToken } }, 200);
}

/** What is asked for, and how often of a thousand. */
const KINDS: readonly (readonly [number, () => Promise<unknown>])[] = [
  [600, () => expectStatus({ path: random.pick(pages) }, 200)],
  [
    150,
    async () => {
      const path = random.pick(pages);
      const { etag } = await expectStatus({ path }, 200);
      await expectStatus({ path, headers: { 'If-None-Match': etag } }, 304);
    },
  ],
  [80, () => expectStatus({ path: '/api/commons' }, 200)],
  [50, () => expectStatus({ path: `/${word()}/${word()}` }, 404)],
  [30, () => expectStatus({ path: `/?utm_source=${word()}`, headers: { 'User-Agent': `Bot/${word()}` } }, 200)],
  [
    30,
    () =>
      expectStatus(
        { path: '/pricing', headers: { 'Accept-Encoding': `br;q=0.${random.whole(1, 9)}, ${word()}` } },
        200,
      ),
  ],
  [
    30,
    () => expectStatus({ path: '/media/film.h264.mp4', headers: { Range: `bytes=${random.whole(0, 9999)}-` } }, 206),
  ],
  [
    10,
    () =>
      expectStatus({ method: 'POST', path: '/api/auth/local', body: { identifier: word(), password: word() } }, 400),
  ],
  [10, () => expectStatus({ path: '/api/users/me', headers: { Authorization: `Bearer ${word()}.a.b` } }, 401)],
  [2, account],
];
const ALL = KINDS.reduce((sum, [share]) => sum + share, 0);

async function one(): Promise<void> {
  let left = random.next() * ALL;
  for (const [share, act] of KINDS) {
    left -= share;
    if (left < 0) return void (await act());
  }
}

/** Requests a second when each connection asks again at once. */
async function highestRate(seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        await one();
        done += 1;
      }
    }),
  );
  return done / seconds;
}

try {
  await highestRate(5);
  const highest = await highestRate(10);
  const rate = highest / 2;
  console.log(
    `highest rate ${highest.toFixed(0)} a second of ${CONNECTIONS} connections; for ${minutes} min half of it`,
  );
  const started = performance.now();
  const end = started + minutes * 60_000;
  const memory: { rss: number; heap: number }[] = [];
  let done = 0;
  let nextLine = started + 60_000;
  const looking = setInterval(() => {
    void site.figures().then(({ rss, heap }) => {
      memory.push({ rss: rss / MB, heap: heap / MB });
      if (performance.now() < nextLine) return;
      nextLine += 60_000;
      const last = memory.slice(-30);
      console.log(
        `  ${((performance.now() - started) / 60_000).toFixed(0).padStart(3)} min: ${done} asked, memory ${median(last.map((each) => each.rss)).toFixed(0)} MB, of it heap ${median(last.map((each) => each.heap)).toFixed(0)} MB`,
      );
    });
  }, 2_000);
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, lane) => {
      // Each connection has its own times, and does not catch up on what it was late for.
      const each = (1000 / rate) * CONNECTIONS;
      let due = started + (lane / CONNECTIONS) * each;
      while (performance.now() < end) {
        const early = due - performance.now();
        if (early > 0) await pause(early);
        due = Math.max(due + each, performance.now() - each);
        await one();
        done += 1;
      }
    }),
  );
  clearInterval(looking);
  const third = Math.floor(memory.length / 3);
  const [second, last] = [memory.slice(third, 2 * third), memory.slice(2 * third)];
  const [before, after] = [median(second.map(({ rss }) => rss)), median(last.map(({ rss }) => rss))];
  console.log(`${done} asked in ${minutes} min, ${(done / minutes / 60).toFixed(0)} a second`);
  console.log(
    `memory, second third ${before.toFixed(0)} MB, last third ${after.toFixed(0)} MB: ${(after / before).toFixed(2)} times`,
  );
  for (const [what, times] of wrong) console.log(`not expected: ${times} × ${what}`);
  if (wrong.size > 0 || after > before * GROWTH) process.exitCode = 1;
} finally {
  agent.destroy();
  site.child.kill('SIGKILL');
  await site.ended;
  rmSync(dir, { recursive: true, force: true });
}
