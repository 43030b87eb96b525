import { expect, test } from 'vitest';
import { createErrorDocument, formatIssue } from './page-issue.ts';
import type { PageDocument } from './page-document.ts';
import { createPageSet } from './pages.ts';

const page = {
  title: 'A page of the tests',
  description: 'A page for the tests of the compositor.',
  sections: [
    { section: 'call-to-action', id: 'begin', content: { heading: 'Go', action: { label: 'On', href: '/' } } },
  ],
} satisfies PageDocument;

const issues = (modules: Readonly<Record<string, object>>): string[] =>
  createPageSet(modules).issues().map(formatIssue);

test('each file is a page', () => {
  const set = createPageSet({ 'index.ts': { default: page }, 'blog/first.json': { default: page } });
  expect(set.issues()).toEqual([]);
  expect(set.allPages().map(({ path }) => path)).toEqual(['/', '/blog/first']);
});

test('two files with the same path are an issue, and allPages throws', () => {
  const modules = { 'blog.ts': { default: page }, 'blog/index.json': { default: page } };
  const line = 'site/pages/blog/index.json: has the path /blog, like site/pages/blog.ts. Choose another path.';
  expect(issues(modules)).toEqual([line]);
  expect(() => createPageSet(modules).allPages()).toThrow(line);
});

test('a file with an invalid name is an issue and not a page', () => {
  const set = createPageSet({ 'Blog.ts': { default: page } });
  expect(set.files).toEqual([]);
  expect(set.issues().map(({ file }) => file)).toEqual(['site/pages/Blog.ts']);
});

test('a file without a default export is one issue', () => {
  expect(issues({ 'note.ts': { page } })).toEqual([
    'site/pages/note.ts: has no default export. Add export default { … } satisfies PageDocument.',
  ]);
});

test('a file that can’t be read is one issue', () => {
  expect(
    issues({
      'note.json': { default: createErrorDocument({ file: '', line: 2, location: '', message: 'is not valid JSON.' }) },
    }),
  ).toEqual(['site/pages/note.json:2: is not valid JSON.']);
});

test('the issue of an error while a page is read names its file', () => {
  const hostile = new Proxy(
    {},
    {
      getPrototypeOf() {
        throw new Error('No\nway');
      },
    },
  );
  expect(issues({ 'note.ts': { default: hostile } })).toEqual(['site/pages/note.ts: can’t be read: Error: No way']);
});

const createGenerated = (path: string, sections: unknown = page.sections) => ({
  path,
  file: `site/content/posts${path}.md`,
  document: { ...page, sections } as PageDocument,
});

test('the issues of a page from content name the content file', () => {
  const set = createPageSet({ 'index.ts': { default: page } }, { pages: [createGenerated('/a')], issues: [] });
  expect(set.allPages().map(({ path }) => path)).toEqual(['/', '/a']);
  expect(set.findPageByPath('/a')?.title).toBe(page.title);
  expect(set.findPageByPath('/b')).toBeUndefined();
  const wrong = createPageSet({}, { pages: [createGenerated('/a', [])], issues: [] });
  expect(wrong.issues().map(formatIssue)).toEqual([
    'site/content/posts/a.md: sections is []. Use a list of at least 1 entries.',
  ]);
});

test('content at the path of a page file is an issue', () => {
  const set = createPageSet({ 'a.ts': { default: page } }, { pages: [createGenerated('/a')], issues: [] });
  expect(set.issues().map(formatIssue)).toEqual([
    'site/content/posts/a.md: has the path /a, like site/pages/a.ts. Choose another path.',
  ]);
});

test('an issue in a content file is reported once, with its line, and allPages throws', () => {
  const issue = { file: 'site/content/posts/a.md', location: 'line 3', message: 'is wrong' };
  const set = createPageSet({}, { pages: [createGenerated('/a', [])], issues: [issue] });
  expect(set.issues()).toEqual([issue]);
  expect(() => set.allPages()).toThrow('line 3 is wrong');
});
