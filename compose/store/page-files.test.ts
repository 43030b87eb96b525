import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { PageFiles, withoutLink } from './page-files.ts';
import { pathOf } from './page-path.ts';
import { Workspace, versionOf } from './workspace.ts';
import { temporaryDir } from '../../tests/setup/temporary-dir.ts';

const STORY = 'stories/pages/press.stories.tsx';
const NAVIGATION = 'site/content/navigation.ts';
const actual = readFileSync(join(import.meta.dirname, '../..', NAVIGATION), 'utf8');

let root: string;
let files: PageFiles;
beforeEach(() => {
  root = temporaryDir();
  for (const folder of ['site/pages', 'site/content', 'stories/pages'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, NAVIGATION), actual);
  files = new PageFiles(new Workspace(root));
});

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('a page is made with its story and a link, and removed without a trace', async () => {
  const file = await files.make('/company/press');
  expect(file).toBe('site/pages/company/press.ts');
  expect(read(file)).toContain("import type { PageDocument } from '../../compositor/page-document.ts'");
  expect(read('stories/pages/company-press.stories.tsx')).toContain("'Pages/Company press'");
  expect(read(NAVIGATION)).toContain("href: '/company/press'");
  await files.remove(file, versionOf(read(file)));
  expect(existsSync(join(root, file))).toBe(false);
  expect(existsSync(join(root, 'stories/pages/company-press.stories.tsx'))).toBe(false);
  expect(read(NAVIGATION)).toBe(actual);
});

describe('nothing is written', () => {
  test.each([
    ['/press', 'site/pages/press.json'],
    ['/press', 'site/pages/press/index.ts'],
    ['/privacy', 'site/content/legal/privacy.md'],
    ['/blog/first', 'site/content/posts/first.md'],
  ])('where %s is there already, as %s', async (path, file) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
    await expect(files.make(path)).rejects.toThrow(`${file} already exists`);
    expect([existsSync(join(root, `site/pages${path}.ts`)), read(NAVIGATION)]).toEqual([false, actual]);
  });

  test('where there is no place for the link', async () => {
    writeFileSync(join(root, NAVIGATION), 'export const footer = [];');
    await expect(files.make('/press')).rejects.toThrow('has no footerColumns');
    rmSync(join(root, NAVIGATION));
    await expect(files.make('/press')).rejects.toThrow('site/content/navigation.ts doesn’t exist');
    expect([existsSync(join(root, 'site/pages/press.ts')), existsSync(join(root, STORY))]).toEqual([false, false]);
  });
});

test('a page that somebody has changed is not removed, and neither is its link', async () => {
  const file = await files.make('/press');
  await expect(files.remove(file, 'another')).rejects.toThrow('was changed since it was read');
  expect(read(NAVIGATION)).toContain("href: '/press'");
});

test('a page without a story or a link can be removed all the same', async () => {
  const file = await files.make('/press');
  rmSync(join(root, STORY));
  writeFileSync(join(root, NAVIGATION), actual);
  await files.remove(file, versionOf(read(file)));
  expect(existsSync(join(root, file))).toBe(false);
});

describe('a page is not removed', () => {
  const BOTH = 'stories/pages/both.stories.tsx';
  const PRESS = `import press from '../../site/pages/press.ts';\n`;
  test.each([
    [
      'if a story uses it with another page',
      STORY,
      `${PRESS}import other from "../../site/pages/pricing.ts";\nconst both = [press, other];\n`,
    ],
    ['if a second story file shows it', BOTH, PRESS],
  ])('%s', async (_how, story, text) => {
    const file = await files.make('/press');
    writeFileSync(join(root, story), text);
    const before = read(NAVIGATION);
    await expect(files.remove(file, versionOf(read(file)))).rejects.toThrow(story);
    expect([read(story), existsSync(join(root, file)), read(NAVIGATION)]).toEqual([text, true, before]);
  });
});

describe('a page in a story file with other pages', () => {
  const shared = (own: string, other: string): string =>
    [
      `import { releases } from '../../site/content/releases.ts';`,
      `import press from '../../site/pages/press.ts';`,
      `import pricing from '../../site/pages/pricing.ts';`,
      `\nconst meta = preview.meta({ title: 'Pages/All' });`,
      `\n/** Shows the page. */`,
      `export const Press = meta.story({ name: 'press', args: { document: press, file: 'press.ts' }, ${own} });`,
      `\nexport const Pricing = meta.story({ args: { document: pricing, ${other} } });\n`,
    ].join('\n');
  const REST = [
    `import pricing from '../../site/pages/pricing.ts';`,
    `\nconst meta = preview.meta({ title: 'Pages/All' });`,
    `\nexport const Pricing = meta.story({ args: { document: pricing, press: '/press' } });\n`,
  ].join('\n');

  test('is removed with its stories, and with the imports that only they used', async () => {
    const file = await files.make('/press');
    writeFileSync(join(root, STORY), shared('play: () => releases.press', `press: '/press'`));
    await files.remove(file, versionOf(read(file)));
    expect(read(STORY)).toBe(REST);
  });

  test.each([
    ['uses it too', 'caption: press.title'],
    ['uses it in a template', 'caption: `${press.title}`'],
    ['has a variable of the same name', 'play: ({ press }) => press'],
  ])('isn’t removed if another story %s', async (_how, other) => {
    const file = await files.make('/press');
    const text = shared('', other);
    writeFileSync(join(root, STORY), text);
    await expect(files.remove(file, versionOf(read(file)))).rejects.toThrow(STORY);
    expect([read(STORY), existsSync(join(root, file))]).toEqual([text, true]);
  });
});

test('a page is removed though something else in stories/pages cannot be read', async () => {
  const file = await files.make('/press');
  mkdirSync(join(root, 'stories/pages/a-folder.stories.tsx'));
  symlinkSync('/nowhere', join(root, 'stories/pages/a-link.stories.tsx'));
  await files.remove(file, versionOf(read(file)));
  expect([existsSync(join(root, file)), existsSync(join(root, STORY))]).toEqual([false, false]);
});

test('pages that are made at once are all made, each with its link', async () => {
  await Promise.all([files.make('/press'), files.make('/jobs'), files.make('/team/people')]);
  for (const path of ['/press', '/jobs', '/team/people']) expect(read(NAVIGATION)).toContain(`href: '${path}'`);
});

test('with the line ends of Windows a page is made, and removed with its link', async () => {
  writeFileSync(join(root, NAVIGATION), actual.replaceAll('\n', '\r\n'));
  const file = await files.make('/press');
  await files.remove(file, versionOf(read(file)));
  expect(read(NAVIGATION)).toBe(actual.replaceAll('\n', '\r\n'));
});

test.each([
  '{ label: "Press", href: "/press" },',
  "{ label: 'Press', href: '/press#faq' },",
  "{ label: 'Press {all} [of it]', href: '/press' }, // not yet",
  "{\n  label: 'Press',\n  href: '/press',\n},",
])('of a link that somebody wrote by hand nothing is left: %s', (link) => {
  const others = "  { label: 'A', href: '/a' },\n  { label: 'B', href: '/press-kit' },\n";
  expect(withoutLink(`[\n${link}\n${others}]`, '/press')).toBe(`[\n${others}]`);
});

test.each([
  ['/blog', "  { label: 'Blog', href: '/blog' },\n"],
  ['/login', "      { label: 'Log in', href: '/login', signedOutOnly: true },\n"],
])('of the links to %s none is left, and all else is', (path, line) => {
  const left = withoutLink(actual, path);
  expect(left).not.toContain(`href: '${path}'`);
  expect(left.length).toBeLessThanOrEqual(actual.length - line.length);
  expect(left).toContain("href: '/pricing'");
  expect(left).toContain("href: '/pricing#faq'");
});

test.each([
  ['site/pages/index.ts', '/'],
  ['site/pages/blog/index.ts', '/blog'],
  ['site/pages/blog/first.json', '/blog/first'],
  ['site/pages/pricing.ts', '/pricing'],
])('the page of %s is %s', (file, path) => {
  expect(pathOf(file)).toBe(path);
});
