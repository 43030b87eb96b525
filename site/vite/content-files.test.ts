import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { findDocumentError } from '../compositor/page-issue.ts';
import { replaceBrokenPage } from '../compositor/page-source.ts';
import { temporaryDir } from '../../tests/setup/temporary-dir.ts';
import { brokenPages } from './content-files.ts';

/** Loads a page file with the given text through Vite. */
async function load(name: string, text: string): Promise<unknown> {
  const root = temporaryDir();
  mkdirSync(join(root, 'pages'));
  const file = join(root, 'pages', name);
  writeFileSync(file, text);
  const { module } = await runnerImport<{ default: unknown }>(file, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [brokenPages(root, replaceBrokenPage)],
  });
  return module.default;
}

test('brokenPages loads valid data unchanged', async () => {
  expect(await load('note.json', '{}')).toEqual({});
  expect(await load('note.ts', "import type { A } from './a.ts';\nexport default { a: 1 } satisfies A;")).toEqual({
    a: 1,
  });
});

test.for([
  ['note.json', ' \n', undefined, 'is empty. Write a page as JSON.'],
  ['note.json', '{\n  "title": "A",\n}\n', 3, 'is not valid JSON: '],
  ['note.json', '{\n  "title": A,\n  "b": 1\n}\n', 2, 'has A. Use only data'],
  ['note.json', '{\n<<<<<<< HEAD\n=======\n>>>>>>> a\n}', 2, 'contains the markers of a merge conflict.'],
  [
    'note.ts',
    'export default {\n  a: 1\n  b: 2,\n};',
    3,
    'can’t be read: Expected `,` or `}` but found `Identifier`. ',
  ],
  ['note.ts', 'export default {\n<<<<<<< HEAD\n=======\n>>>>>>> a\n};', 2, 'contains the markers of a merge conflict.'],
  ['note.ts', "import { a } from './missing.ts';\n\nexport default { a };", 1, 'has import { a }'],
  ['note.ts', 'export default {\n  a: price,\n};', 2, 'has price. Use only data: '],
  ['note.ts', 'export const a = 1;', 1, 'has export const a = 1; A page file has only one export'],
  ['note.ts', 'fail();\nexport default {};', 1, 'has fail(); A page file has only one export'],
  ['note.ts', 'type A = 1;', undefined, 'has no default export. '],
] as const)('brokenPages replaces %s with its issue: %j', async ([name, text, line, message]) => {
  expect(findDocumentError(await load(name, text))).toEqual({
    ...(line !== undefined && { line }),
    message: expect.stringContaining(message) as string,
  });
});
