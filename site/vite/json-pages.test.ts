import { join } from 'node:path';
import { runnerImport } from 'vite';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { jsonPages } from './json-pages.ts';

const standIn = (text: string): object | undefined => (text.startsWith('{}') ? undefined : { instead: text });

/** What Vite makes of a page file with this text. */
async function loaded(text: string): Promise<unknown> {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
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
