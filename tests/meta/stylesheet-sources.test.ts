import { join, relative } from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import { compile } from 'tailwindcss';
import { describe, expect, test } from 'vitest';
import { siteStylesheet } from '../../site/vite/site-stylesheet.ts';
import config from '../../tailwind.config.ts';

const root = join(import.meta.dirname, '../..');

/** Returns the files from which a stylesheet takes its classes, as paths from the root. */
async function sourcesOf(): Promise<string[]> {
  const scanner = new Scanner({ sources: (await siteStylesheet()).sources });
  scanner.scan();
  return scanner.files.map((file) => relative(root, file));
}

test('the stylesheet takes its classes only from views, not from docs, schemas, tests or stories', async () => {
  const files = (await sourcesOf()).filter((file) => /\.tsx?$/.test(file));
  // The classes of the logo are in its data.
  const known = ['design-system/primitives/logo.ts', 'design-system/sections/hero/hero.tsx', 'site/app/root.tsx'];
  expect(files).toEqual(expect.arrayContaining(known));
  const notViews = /\.(?:docs|schema|test)\.|^(?!design-system\/|paddle-simulator\/browser\/|site\/)/;
  expect(files.filter((file) => notViews.test(file))).toEqual([]);
});

test('each animation of the theme has keyframes, without which it would not move', async () => {
  const stylesheet = await compile(`@config './tailwind.config.ts'; @tailwind utilities;`, {
    loadModule: async (id, base) => ({ module: config, base, path: id }),
  });
  const names = Object.keys(config.theme.animation);
  const css = stylesheet.build(names.map((name) => `animate-${name}`));
  for (const name of names) {
    expect(css).toContain(`animation: ${name} `);
    expect(css).toContain(`@keyframes ${name} {`);
  }
});

describe('the stylesheet of deferred drawings', async () => {
  const stylesheet = await siteStylesheet('drawings.css');
  const scanner = new Scanner({ sources: stylesheet.sources });
  const classes = scanner.scan();
  const css = stylesheet.build(classes);

  test('scans the two primitives in drawings, and no others', () => {
    const primitives = scanner.files.flatMap((file) => file.split('/design-system/primitives/')[1] ?? []);
    expect(primitives.toSorted()).toEqual(['brand-mark.tsx', 'icon.tsx']);
  });

  test('has every rule of the drawings, each limited to the frame of a drawing', () => {
    const base = join(root, 'design-system/illustrations');
    const sources = [
      { base, pattern: '**/*.tsx', negated: false },
      { base, pattern: '**/*.test.tsx', negated: true },
    ];
    expect(new Scanner({ sources }).scan().filter((each) => !classes.includes(each))).toEqual([]);
    const rules = css.match(/^ *(?=.*\.)[^@\s}][^{;]*\{/gm) ?? [];
    expect(rules.length).toBeGreaterThan(500);
    expect(rules.filter((rule) => !/\[data-slot='drawing'\] |^\s*&/.test(rule))).toEqual([]);
  });

  test('registers no property that pages don’t, because the build drops its registrations', async () => {
    const registeredIn = (text: string): string[] => text.match(/(?<=@property )--[\w-]+/g) ?? [];
    const pages = await siteStylesheet();
    const ofPages = registeredIn(pages.build(new Scanner({ sources: pages.sources }).scan()));
    expect(ofPages).toContain('--act-wait');
    expect(registeredIn(css).length).toBeGreaterThan(0);
    expect(registeredIn(css).filter((property) => !ofPages.includes(property))).toEqual([]);
  });
});
