import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeEmptyPages } from '../../scripts/build/drawn-pages.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

test('removeEmptyPages removes pages outside their dates, and reports other pages that were not rendered', () => {
  const client = temporaryDir();
  for (const [path, html] of Object.entries({ '/': '<p>Home</p>', '/summer': '', '/removed': '', '/one': '' })) {
    mkdirSync(join(client, path), { recursive: true });
    writeFileSync(join(client, path, 'index.html'), html);
  }
  const pages = ['/', '/summer', '/one', '/two'].map((path) => ({
    path,
    title: 'Title',
    description: 'Description.',
    noindex: false,
    source: `site/pages${path}.ts`,
  }));
  expect(removeEmptyPages(client, { pages, validity: { '/summer': { until: 0 } } })).toEqual([
    'site/pages/one.ts: the page /one was not rendered. Check that its route exists in site/app/routes.ts.',
    'site/pages/two.ts: the page /two was not rendered. Check that its route exists in site/app/routes.ts.',
  ]);
  const exists = ['/', '/summer', '/removed'].map((path) => existsSync(join(client, path, 'index.html')));
  expect(exists).toEqual([true, false, false]);
});
