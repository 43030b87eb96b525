import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FEW_PATTERNS, hostileAddresses, hostileBodies, hostileHeaders } from '../prove/hostile-inputs.ts';
import type { HostileInput } from '../prove/hostile-inputs.ts';
import { measureInputs } from '../prove/measure-inputs.ts';
import { smallBuild } from '../setup/build.ts';
import { startWatched } from '../setup/watched-process.ts';
import { temporaryDir } from './site.ts';

/**
 * One input in `every` of each kind, which takes some seconds. Without a divisor in common with the numbers of addresses
 * and headers, so that each meets each; `npm run prove:inputs` sends all of them, made of every character.
 */
function* some(every: number, generate: (pattern: string) => Iterable<HostileInput>): Generator<HostileInput> {
  let index = 0;
  for (const pattern of FEW_PATTERNS)
    for (const input of generate(pattern)) {
      index += 1;
      // Whatever reads a list trims its items, and names are composed: all that is made of spaces or of marks is sent.
      if (index % every === 0 || /^[\s\p{M}]+$/u.test(pattern)) yield input;
    }
}

test.for([
  ['body', 37, hostileBodies],
  ['header', 11, hostileHeaders],
  ['address', 37, hostileAddresses],
] as const)('no %s as long as may be keeps others waiting, or gets much back', async ([, every, generate]) => {
  const dir = temporaryDir();
  const server = await startWatched({
    DATA_DIR: join(dir, 'data'),
    TEST_BUILD_DIR: smallBuild(join(dir, 'build')),
    TRUST_PROXY: '1',
  });
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  const { requests, longest, largest, failed } = await measureInputs(server, some(every, generate), 'cpu');
  expect(requests).toBeGreaterThan(50);
  expect(failed).toEqual([]);
  expect([longest.title, longest.cpu < 100]).toEqual([longest.title, true]);
  expect([largest.title, largest.bytes < 65_536]).toEqual([largest.title, true]);
});
