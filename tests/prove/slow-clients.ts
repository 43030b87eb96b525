import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { smallBuild } from '../setup/build.ts';
import { startWatched } from '../setup/watched-process.ts';
import { countWord } from './count-word.ts';

/*
 * `npm run prove:slow-clients [clients] [seconds]`: so many clients that do not read what they asked for, and as many
 * that write one byte a second, all at once; those that are hung up on come again. Fails when others wait longer than
 * 100 ms for a response, or when the memory of the server grows on.
 */

const clients = countWord('clients', process.argv[2], 1_000);
const seconds = countWord('seconds', process.argv[3], 70);

/** The longest that 99 of 100 requests of others may wait, in milliseconds: the machine does other things too. */
const LONGEST = 100;

/**
 * The time between two of them, in milliseconds: what is measured is that they are slow, not that they come all at once,
 * which is as much work as any crowd makes.
 */
const BETWEEN = 10;

/** What the server may need for both crowds, in MB, on top of what it needs without. */
const MEMORY = 600;

const MB = 1_048_576;
const dir = mkdtempSync(join(tmpdir(), 'onset-slow-'));
const buildDir = smallBuild(join(dir, 'build'));
mkdirSync(join(buildDir, 'client', 'media'));
writeFileSync(join(buildDir, 'client', 'media', 'clip.mp4'), Buffer.alloc(64 * MB));
writeFileSync(join(buildDir, 'client', 'media', 'page.txt'), Buffer.alloc(MB, 'x'));

const post = (body: string): string =>
  `POST /api/auth/local/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** What those ask for that do not read: films, files, and what is made for each of them. */
const ASKED = [
  get('/media/clip.mp4'),
  get('/media/page.txt').repeat(12),
  get(`/${'x'.repeat(10_000)}`).repeat(4),
  post(`{"username":[${`${'['.repeat(30)}${']'.repeat(30)},`.repeat(1_000)}1]}`),
];

/** What those write that are slow: some never come to the end of the head, some not to that of the body. */
const WRITTEN = ['GET /api/commons HTTP/1.1\r\nHost: localhost\r\nX-More: ', post('x'.repeat(1_000)).slice(0, -990)];

const server = await startWatched({ DATA_DIR: join(dir, 'data'), TEST_BUILD_DIR: buildDir, TRUST_PROXY: 'false' });
let isOver = false;
let hungUp = 0;
const crowd = new Set<Socket>();

/** Keeps a client there: one that is hung up on comes again. */
function come(first: string, each: ((socket: Socket) => void) | undefined): void {
  const socket = connect(server.port, '127.0.0.1');
  crowd.add(socket);
  socket.on('error', () => {});
  socket.on('close', () => {
    crowd.delete(socket);
    if (isOver) return;
    hungUp += 1;
    setTimeout(() => come(first, each), 100);
  });
  if (each === undefined) socket.pause();
  else socket.resume();
  socket.write(first);
  if (each === undefined) return;
  const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : each(socket)), 1_000);
}

/** Asks as an ordinary visitor does, again and again, and notes how long each response took. */
async function visit(until: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const paths = ['/', '/healthz', '/api/commons', '/nowhere', '/readyz'];
  while (Date.now() < until)
    for (const path of paths) {
      const started = performance.now();
      await new Promise<void>((resolve, reject) => {
        request({ host: '127.0.0.1', port: server.port, path, agent }, (response) => {
          response.resume().once('end', () => resolve());
        })
          .on('error', reject)
          .end();
      });
      times.push(performance.now() - started);
      await pause(5);
    }
  agent.destroy();
  return times;
}

const at = (times: readonly number[], share: number): string =>
  (
    times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  ).toFixed(1);

function report(title: string, times: readonly number[]): void {
  const longest = Math.max(...times);
  console.log(
    `${title}: ${times.length} requests of others, median ${at(times, 0.5)} ms, 99 % within ${at(times, 0.99)} ms, longest ${longest.toFixed(1)} ms`,
  );
}

try {
  report('alone', await visit(Date.now() + 5_000));
  const before = (await server.figures()).rss / MB;
  const memory: number[] = [];
  const looking = setInterval(() => void server.figures().then(({ rss }) => memory.push(rss / MB)), 1_000);
  const visiting = visit(Date.now() + seconds * 1_000);
  for (let index = 0; index < clients; index += 1) {
    come(ASKED[index % ASKED.length] ?? '', undefined);
    come(WRITTEN[index % WRITTEN.length] ?? '', (socket) => void socket.write('x'));
    await pause(BETWEEN);
  }
  const times = await visiting;
  clearInterval(looking);
  console.log(`${clients} that do not read and ${clients} that write one byte a second, for ${seconds} s:`);
  report('  meanwhile', times);
  const half = Math.floor(memory.length / 2);
  const [early, late] = [Math.max(...memory.slice(0, half)), Math.max(...memory.slice(half))];
  console.log(
    `  memory before ${before.toFixed(0)} MB, at most ${early.toFixed(0)} MB in the first half and ${late.toFixed(0)} MB in the second`,
  );
  console.log(`  ${hungUp} times somebody was hung up on, and came again`);
  isOver = true;
  for (const socket of crowd) socket.destroy();
  await pause(2_000);
  console.log(`  memory after ${((await server.figures()).rss / MB).toFixed(0)} MB`);
  if (Number(at(times, 0.99)) > LONGEST || late - before > MEMORY) process.exitCode = 1;
} finally {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(dir, { recursive: true, force: true });
}
process.exit();
