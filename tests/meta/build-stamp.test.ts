import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasBuild, writeStamp } from '../../scripts/build/stamp.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

function build(): string {
  const output = temporaryDir();
  mkdirSync(join(output, 'client/pricing'), { recursive: true });
  writeFileSync(join(output, 'client/index.html'), 'Home');
  writeFileSync(join(output, 'client/pricing/index.html'), 'Pricing');
  writeStamp(output, 'abc');
  return output;
}

test('a build is taken for what it was made from, and for nothing else', () => {
  const output = build();
  expect(hasBuild(output, 'abc')).toBe(true);
  expect(hasBuild(output, 'abd')).toBe(false);
});

test('a build that lost a page is none', () => {
  const output = build();
  rmSync(join(output, 'client/pricing'), { recursive: true });
  expect(hasBuild(output, 'abc')).toBe(false);
});
