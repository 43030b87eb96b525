import { join } from 'node:path';
import { runnerImport } from 'vite';
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonPages } from './json-pages.ts';
import { temporaryDir } from '../../tests/setup/temporary-dir.ts';

const standIn = (text: string): object | undefined => (text.startsWith('{}') ? undefined : { instead: text });

/** What Vite makes of a page file with this text. */
async function loaded(text: string): Promise<unknown> {
  const root = temporaryDir();
  mkdirSync(join(root, 'pages'));
  writeFileSync(join(root, 'pages/note.json'), text);
  const { module } = await runnerImport<{ default: unknown }>(join(root, 'pages/note.json'), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [jsonPages(root, standIn)],
  });
  return module.default;
}

test('JSON stays as it is', async () => {
  expect(await loaded('{}')).toEqual({});
});

test.for(['', '{ "title": '])('%j is loaded all the same', async (text) => {
  expect(await loaded(text)).toEqual({ instead: text });
});
