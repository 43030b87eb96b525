import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../e2e/routes.ts';

const files = readdirSync(join(import.meta.dirname, '../../site/pages')).filter(
  (name) => name.endsWith('.tsx') && !name.includes('.test.'),
);

test('every page is looked at in the browser', () => {
  const paths = files.map((name) => (name === 'index.tsx' ? '/' : `/${name.replace(/\.tsx$/, '')}`));
  expect([...routes].sort()).toEqual(paths.sort());
});
