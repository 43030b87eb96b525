import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryDir } from '../../tests/setup/temporary-dir.ts';
import { difference } from './difference.ts';

let root: string;
beforeEach(() => {
  root = temporaryDir();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('a text that git holds for bytes is shown all the same', async () => {
  expect(await difference(root, 'a.ts', 'one\0\n', 'two\0\n')).toBe(
    '--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n-one\0\n+two\0',
  );
});

test('what somebody has set for git makes no difference', async () => {
  writeFileSync(join(root, 'attributes'), '* diff=page\n');
  writeFileSync(
    join(root, 'config'),
    `[core]\nattributesFile = ${join(root, 'attributes').replaceAll('\\', '/')}\n[diff]\nnoprefix = true\n[diff "page"]\ntextconv = false\n`,
  );
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(root, 'config'));
  expect(await difference(root, 'a.ts', undefined, 'two\n')).toBe('--- /dev/null\n+++ b/a.ts\n@@ -0,0 +1 @@\n+two');
  expect(readdirSync(join(root, '.compose/writing'))).toEqual([]);
});
