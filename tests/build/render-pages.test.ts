import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepRenderedPages } from '../../scripts/build/render-pages.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

/** Writes the files of pages, empty ones for pages that the renderer has left out. */
function render(files: Readonly<Record<string, string>>): string {
  const client = temporaryDir();
  for (const [path, html] of Object.entries(files)) {
    mkdirSync(join(client, path), { recursive: true });
    writeFileSync(join(client, path, 'index.html'), html);
  }
  return client;
}

const listed = (path: string) => ({
  path,
  title: 'Title',
  description: 'Description.',
  noindex: false,
  source: `site/pages${path}.ts`,
});

test('keepRenderedPages removes pages outside their validity periods', () => {
  const client = render({ '/': '<p>Home</p>', '/summer': '' });
  const pages = ['/', '/summer'].map(listed);
  expect(keepRenderedPages(client, { pages, validity: { '/summer': { until: 0 } } })).toEqual([listed('/')]);
  expect(['/', '/summer'].map((path) => existsSync(join(client, path, 'index.html')))).toEqual([true, false]);
});

test('keepRenderedPages reports other pages that were not rendered', () => {
  const pages = ['/', '/one', '/two'].map(listed);
  expect(() => keepRenderedPages(render({ '/': '<p>Home</p>', '/one': '' }), { pages, validity: {} })).toThrow(
    'site/pages/one.ts: the page /one was not rendered. Check its route in site/app/routes.ts.\n' +
      'site/pages/two.ts: the page /two was not rendered. Check its route in site/app/routes.ts.',
  );
});
