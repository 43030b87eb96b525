import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDir } from '../../tests/setup/temporary-dir.ts';
import { writeWhole } from './whole-file.ts';

test('what cannot be written leaves nothing beside, however often it is tried', async () => {
  const root = temporaryDir();
  mkdirSync(join(root, 'taken/by-a-folder'), { recursive: true });
  for (let turn = 0; turn < 3; turn += 1)
    await expect(writeWhole(join(root, 'taken'), 'text', join(root, 'writing'))).rejects.toThrow(/E[A-Z]+/);
  expect(readdirSync(join(root, 'writing'))).toEqual([]);
});
