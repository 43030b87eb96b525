import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { deviations } from '../../scripts/specification/deviations.ts';
import { nameOf, specificationPage, unnamedTests } from '../../scripts/specification/page.ts';
import type { Section } from '../../scripts/specification/statement.ts';
import { sections } from '../../scripts/specification/statements/index.ts';
import { testTitles } from '../../scripts/specification/test-titles.ts';
import { contentNames } from '../../site/app/content-names.ts';
import { generatedPaths } from '../../site/compositor/generated-paths.ts';
import { pathOfFile } from '../../site/compositor/page-files.ts';
import { POSTS_PER_PAGE } from '../../site/content/blog.ts';

const root = join(import.meta.dirname, '../..');
const tests = testTitles(root);

test('the page about the specification is up to date: npm run specification', () => {
  expect(readFileSync(join(root, 'docs/specification.md'), 'utf8')).toBe(
    specificationPage(sections, tests, deviations),
  );
});

test('a test that is not there cannot hold a statement', () => {
  const held = (reference: string): Section => ({
    number: 1,
    title: 'One',
    statements: [{ says: 'It is so.', heldBy: [reference] }],
  });
  const real = tests.map(nameOf)[0] ?? '';
  expect(specificationPage([held(real)], tests, [])).toContain('| 1.1 | It is so. |');
  expect(() => specificationPage([held(`${real} not`)], tests, [])).toThrow(/^1\.1 names a test that is not there/);
});

test('the page lists each deliberate deviation with its section and its reason', () => {
  const deviation = { section: 4, says: 'It differs.', reason: 'It has to.' };
  expect(specificationPage([], [], [deviation])).toContain(
    '## Deliberate deviations\n\nAt these points the product intentionally differs from the specification.\n\n| section | deviation | reason |\n|---|---|---|\n| 4 | It differs. | It has to. |\n',
  );
});

test('a test titled by a section is named by a statement of that section', () => {
  expect(unnamedTests(sections, tests)).toEqual([]);
});

test('specification 2: a route of the specification is held where its page is there, and open where it is not', () => {
  const files = readdirSync(join(root, 'site/pages'), { recursive: true, encoding: 'utf8' });
  const pages = [
    ...files.map((file) => pathOfFile(file.split(sep).join('/'))),
    ...generatedPaths(contentNames(), POSTS_PER_PAGE),
  ];
  const stated = sections.flatMap(({ statements }) =>
    statements.flatMap((each) => {
      const path = /^There is a route `(\S+)/.exec(each.says)?.[1]?.replace(/`\.$/, '');
      return path === undefined ? [] : [[path, !('open' in each)] as const];
    }),
  );
  expect(stated).toHaveLength(25);
  expect(stated).toEqual(stated.map(([path]) => [path, pages.includes(path)]));
});

test('one that is not is found', () => {
  const file = 'a.test.ts';
  const titles = ['specification 1: it is so', 'a suite › specification 1: so', 'specification 2: so', 'specification'];
  const section = (number: number): Section => ({
    number,
    title: 'A section',
    statements: [{ says: 'It is so.', heldBy: [`${file} › specification 1: it is so`] }],
  });
  expect(
    unnamedTests(
      [section(1), section(2)],
      titles.map((title) => ({ file, title })),
    ),
  ).toEqual(titles.slice(1).map((title) => nameOf({ file, title })));
  const other = { file, title: 'what the specification says' };
  expect(unnamedTests([section(1)], [other])).toEqual([]);
});

test('every statement has a test or a reason, and is said once in its section', () => {
  for (const { statements } of sections) {
    expect(new Set(statements.map(({ says }) => says)).size).toBe(statements.length);
    for (const each of statements) expect('open' in each ? each.open : each.heldBy.length).toBeTruthy();
  }
});

test('the title of a test is read with those of its suites, however it is made', () => {
  const names = tests.map(nameOf);
  expect(names).toContain(
    'tests/meta/specification.test.ts › the title of a test is read with those of its suites, however it is made',
  );
  expect(names).toContain(
    'tests/e2e/errors.test.ts › specification 8: %s never gets the error page › from the server: 200, 404, 410, 500 and 503',
  );
});
