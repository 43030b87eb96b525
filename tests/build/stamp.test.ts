import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasBuild, writeStamp } from '../../scripts/build/stamp.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

test('a build is reused only for the same sources, and only while no page is missing', () => {
  const output = temporaryDir();
  for (const name of ['index.html', 'pricing/index.html']) {
    mkdirSync(join(output, 'client', name, '..'), { recursive: true });
    writeFileSync(join(output, 'client', name), name);
  }
  writeStamp(output, 'abc');
  expect([hasBuild(output, 'abc'), hasBuild(output, 'abd')]).toEqual([true, false]);
  rmSync(join(output, 'client/pricing'), { recursive: true });
  expect(hasBuild(output, 'abc')).toBe(false);
});
