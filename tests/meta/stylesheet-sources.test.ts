import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import { describe, expect, test } from 'vitest';
import { siteStylesheet } from '../../site/vite/site-stylesheet.ts';

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

describe('the drawings that come later', () => {
  const illustrations = join(root, 'design-system/illustrations');

  test('are those that no section imports', async () => {
    const imported = importsOf(tsxFilesBelow(join(root, 'design-system/sections')));
    const folders = readdirSync(illustrations, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const expected = folders
      .map(({ name }) => name)
      .filter((name) => ![...imported].some((file) => file.startsWith(join(illustrations, name, '/'))));
    const later = /illustrations\/\{([^}]+)\}/.exec(readFileSync(join(root, 'site/app/app.css'), 'utf8'))?.[1];
    expect(later?.split(',')).toEqual(expected.toSorted());
  });

  test('have every rule in their own stylesheet, below the frame of a drawing', async () => {
    const stylesheet = await siteStylesheet('drawings.css');
    const classes = new Scanner({ sources: stylesheet.sources }).scan();
    const ofDrawings = new Scanner({
      sources: [
        { base: illustrations, pattern: '**/*.tsx', negated: false },
        { base: illustrations, pattern: '**/*.test.tsx', negated: true },
      ],
    }).scan();
    expect(ofDrawings.filter((each) => !classes.includes(each))).toEqual([]);
    const rules = stylesheet.build(classes).match(/^ *(?=.*\.)[^@\s}][^{;]*\{/gm) ?? [];
    expect(rules.length).toBeGreaterThan(500);
    expect(rules.filter((rule) => !/\[data-slot='drawing'\] |^\s*&/.test(rule))).toEqual([]);
  });
});

function tsxFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name));
}

/** The modules that these import, and theirs, but for the drawings that content names. */
function importsOf(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file) || file === join(root, 'design-system/illustrations/index.ts')) continue;
    seen.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)'/gm);
    importsOf(
      [...imports].map(([, path = '']) => join(dirname(file), path)),
      seen,
    );
  }
  return seen;
}
