import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDir } from '../../tests/setup/temporary-dir.ts';
import { scriptWeight } from './script-weight.ts';

test('scriptWeight finds files whose hash has a hyphen, and not those of longer names', async () => {
  const assets = temporaryDir();
  for (const file of ['main-CHP0E-0W.js', 'deferred-B-twc_.js', 'deferred-parts-000000.js'])
    for (const name of [file, `${file}.br`]) writeFileSync(join(assets, name), '0123456789');
  expect(await scriptWeight(assets, [], [])).toEqual({ initial: 20, total: 20 });
});
