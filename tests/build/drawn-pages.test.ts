import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { removeEmptyPages } from '../../scripts/build/drawn-pages.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

let client = '';
beforeEach(() => {
  client = temporaryDir();
});

function drawn(path: string, html: string): void {
  mkdirSync(join(client, path), { recursive: true });
  writeFileSync(join(client, path, 'index.html'), html);
}

const listed = (path: string) => ({
  path,
  title: 'Title',
  description: 'About it.',
  noindex: false,
  source: `site/pages${path}.ts`,
});

test('a page that is not there now, or gone, leaves no file, and nothing is said of it', () => {
  drawn('/', '<p>Home</p>');
  drawn('/summer', '');
  drawn('/gone', '');
  const pages = [listed('/'), listed('/summer')];
  expect(removeEmptyPages(client, { pages, validity: { '/summer': { until: 0 } } })).toEqual([]);
  expect(['', '/summer', '/gone'].map((path) => existsSync(join(client, path, 'index.html')))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a page that should be there and was drawn as one that is not, or not at all, is told of by its file', () => {
  drawn('/one', '');
  expect(removeEmptyPages(client, { pages: [listed('/one'), listed('/two')], validity: {} })).toEqual([
    'site/pages/one.ts: the page /one was not rendered. Check that its route exists in site/app/routes.ts.',
    'site/pages/two.ts: the page /two was not rendered. Check that its route exists in site/app/routes.ts.',
  ]);
});
