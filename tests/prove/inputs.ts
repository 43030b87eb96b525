import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWatched } from '../setup/watched-process.ts';
import { PATTERNS, hostileInputs } from './hostile-inputs.ts';
import { measureInputs } from './measure-inputs.ts';
import { countWord } from './count-word.ts';

/*
 * `npm run prove:inputs [patterns]`: bodies, headers and addresses at their limit, made of every ASCII character and of
 * every two characters that mean something in JSON, MIME and HTTP, to every call of the built site. Fails when one keeps
 * the event loop for more than 100 ms, when a response to a stranger has 64 KB, and on any response of 500 or more.
 */

/** The longest one request may keep all others waiting, in milliseconds. */
const LONGEST = 100;

/** The largest response to a stranger but for pages and files, in bytes. */
const LARGEST = 65_536;

const count = countWord('patterns', process.argv[2], PATTERNS.length);
// Spread over all of them, where not all are asked for.
const patterns = PATTERNS.filter(
  (_, index) => Math.floor((index * count) / PATTERNS.length) !== Math.floor(((index - 1) * count) / PATTERNS.length),
);
const dir = mkdtempSync(join(tmpdir(), 'onset-inputs-'));
const server = await startWatched({
  DATA_DIR: dir,
  TEST_BUILD_DIR: join(import.meta.dirname, '../../site/build'),
  TRUST_PROXY: '1',
});
try {
  const started = Date.now();
  const figures = await measureInputs(server, hostileInputs(patterns));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${figures.requests} requests of ${patterns.length} patterns in ${seconds} s`);
  const { longest, largest, failed } = figures;
  console.log(`longest block ${longest.wall.toFixed(1)} ms (${longest.cpu.toFixed(1)} ms of work): ${longest.title}`);
  console.log(`largest response to a stranger ${largest.bytes} bytes: ${largest.title}`);
  console.log(
    `${failed.length} responses of 500 or more, or none${failed
      .slice(0, 20)
      .map((each) => `\n  ${each}`)
      .join('')}`,
  );
  if (longest.wall > LONGEST || largest.bytes >= LARGEST || failed.length > 0) process.exitCode = 1;
} finally {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(dir, { recursive: true, force: true });
}
