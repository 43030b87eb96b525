import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isUnwatched } from './unwatched.ts';

test.each(['/srv/site', '/srv/a [copy] (2) {x}!', '/srv/data/site'])('in %s', (root) => {
  const files = ['.compose/drafts/a.json', 'data', 'data/onset.db', 'site/build/server/index.js', '.visual/now/a.webp'];
  const pages = ['', 'site/pages/data.ts', 'site/content/plans.ts', 'database.ts'];
  const isLeft = isUnwatched(join(root));
  expect(files.filter((file) => !isLeft(join(root, file)))).toEqual([]);
  expect(pages.filter((file) => isLeft(join(root, file)))).toEqual([]);
});
