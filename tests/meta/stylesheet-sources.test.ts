import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import { describe, expect, test } from 'vitest';
import { accountSections } from '../../site/app/stylesheets.ts';
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
  expect(
    files.filter((file) =>
      /\.(?:docs|schema|test)\.|^(?!design-system\/|paddle-simulator\/browser\/|site\/)/.test(file),
    ),
  ).toEqual([]);
});

describe('the stylesheet of marketing pages', async () => {
  const [all, marketing] = await Promise.all([sourcesOf('app.css'), sourcesOf('marketing.css')]);
  const excluded = all.filter((file) => !marketing.includes(file));

  test('excludes exactly the account sections', () => {
    const sections = new Set(excluded.map((file) => /^design-system\/sections\/([\w-]+)\//.exec(file)?.[1]));
    sections.delete(undefined);
    expect(sections).toEqual(accountSections);
  });

  test('has the classes of every view that its views import', () => {
    const imports = marketing.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from = '']) =>
        from.startsWith('.') ? join(dirname(file), from) : from.replace('@onset/', ''),
      ),
    );
    expect(imports).toContain('design-system/primitives/button/index.ts');
    // Marketing pages show these drawings with `drawings.css`.
    const drawings = ['camera-room', 'person-recording', 'room'].map((name) => `design-system/illustrations/${name}/`);
    const missing = excluded.filter((file) => !drawings.some((folder) => file.startsWith(folder)));
    expect(imports.filter((each) => missing.includes(each) || missing.includes(`${each}/index.ts`))).toEqual([]);
  });
});

/** The views a stylesheet takes its classes from, as paths from the root. */
async function sourcesOf(name: 'app.css' | 'marketing.css'): Promise<string[]> {
  const scanner = new Scanner({ sources: (await siteStylesheet(name)).sources });
  scanner.scan();
  return scanner.files.map((file) => relative(root, file));
}

describe('the drawings that come later', () => {
  const illustrations = join(root, 'design-system/illustrations');

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

  test('use no property that only their stylesheet registers, because the built site drops its registrations', async () => {
    const [ofDrawings, ofPages] = await Promise.all([registeredIn('drawings.css'), registeredIn('marketing.css')]);
    expect(ofPages).toContain('--act-wait');
    expect(ofDrawings.length).toBeGreaterThan(0);
    expect(ofDrawings.filter((property) => !ofPages.includes(property))).toEqual([]);
  });
});

/** Names of the properties that a stylesheet of the site registers. */
async function registeredIn(name: 'drawings.css' | 'marketing.css'): Promise<string[]> {
  const stylesheet = await siteStylesheet(name);
  const css = stylesheet.build(new Scanner({ sources: stylesheet.sources }).scan());
  return css.match(/(?<=@property )--[\w-]+/g) ?? [];
}
