import { relative, join } from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import { expect, test } from 'vitest';
import { siteStylesheet } from '../setup/site-stylesheet.ts';

const root = join(import.meta.dirname, '../..');

test('the stylesheet of the site is made of views alone: no words of docs, schemas, tests or stories are taken for classes', async () => {
  const { sources } = await siteStylesheet();
  const scanner = new Scanner({ sources });
  scanner.scan();
  const files = scanner.files
    .map((file) => relative(root, file))
    .filter((file) => file.endsWith('.ts') || file.endsWith('.tsx'));
  expect(files).toContain('design-system/sections/hero/hero.tsx');
  expect(files).toContain('site/app/root.tsx');
  expect(files.filter((file) => /\.(?:docs|schema|test)\.|^(?!design-system\/|site\/)/.test(file))).toEqual([]);
});
