import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDir } from '../setup/temporary-dir.ts';

test('the build reports a misspelled setting in one line', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../../scripts/build.ts')], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      SITE_BUILD_DIR: temporaryDir(),
      PUBLIC_SITE_ULR: 'https://onset.example',
      // Ends the build before it begins.
      PUBLIC_LEGAL_REVIEWED: 'perhaps',
    },
  });
  expect([status, ...stderr.trimEnd().split('\n')]).toEqual([
    1,
    'PUBLIC_SITE_ULR is not a setting of this site. Did you mean PUBLIC_SITE_URL?',
    'PUBLIC_LEGAL_REVIEWED is "perhaps". Set it to yes or no.',
  ]);
});
