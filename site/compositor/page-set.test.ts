import { expect, test } from 'vitest';
import { brokenDocument } from './broken-document.ts';
import { issueText } from './page-issue.ts';
import type { PageDocument } from './page-document.ts';
import { pageSet } from './page-set.ts';

const page = {
  title: 'A page of the tests',
  description: 'A page for the tests of the compositor.',
  sections: [
    { section: 'call-to-action', id: 'begin', content: { heading: 'Go', action: { label: 'On', href: '/' } } },
  ],
} satisfies PageDocument;

const issues = (modules: Readonly<Record<string, object>>): string[] => pageSet(modules).issues().map(issueText);

test('each file is a page', () => {
  const set = pageSet({ 'index.ts': { default: page }, 'blog/first.json': { default: page } });
  expect(set.issues()).toEqual([]);
  expect(set.allPages().map(({ path }) => path)).toEqual(['/', '/blog/first']);
});

test('two files with the same path are an issue, and there is no list of all pages', () => {
  const modules = { 'blog.ts': { default: page }, 'blog/index.json': { default: page } };
  const line = 'site/pages/blog/index.json: has the path /blog, like site/pages/blog.ts. Choose another path.';
  expect(issues(modules)).toEqual([line]);
  expect(() => pageSet(modules).allPages()).toThrow(line);
});

test('a file with an invalid name is an issue and not a page', () => {
  const set = pageSet({ 'Blog.ts': { default: page } });
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
      'note.json': { default: brokenDocument({ file: '', line: 2, place: '', message: 'is not valid JSON.' }) },
    }),
  ).toEqual(['site/pages/note.json:2: is not valid JSON.']);
});

test('an error while a page is read names its file', () => {
  const hostile = new Proxy(
    {},
    {
      getPrototypeOf() {
        throw new Error('No\nway');
      },
    },
  );
  expect(issues({ 'note.ts': { default: hostile } })).toEqual(['site/pages/note.ts: cannot be read: Error: No way']);
});

const made = (path: string, sections: unknown = page.sections) => ({
  path,
  file: `site/content/posts${path}.md`,
  document: { ...page, sections } as PageDocument,
});

test('the issues of a page from content name the content file', () => {
  const set = pageSet({ 'index.ts': { default: page } }, { pages: [made('/a')], issues: [] });
  expect(set.allPages().map(({ path }) => path)).toEqual(['/', '/a']);
  expect(set.pageOfPath('/a')?.title).toBe(page.title);
  expect(set.pageOfPath('/b')).toBeUndefined();
  const wrong = pageSet({}, { pages: [made('/a', [])], issues: [] });
  expect(wrong.issues().map(issueText)).toEqual([
    'site/content/posts/a.md: sections is []. Use a list of at least 1 entries.',
  ]);
});

test('content at the path of a page file is an issue', () => {
  const set = pageSet({ 'a.ts': { default: page } }, { pages: [made('/a')], issues: [] });
  expect(set.issues().map(issueText)).toEqual([
    'site/content/posts/a.md: has the path /a, like site/pages/a.ts. Choose another path.',
  ]);
});

test('an issue in a content file is reported once, with its line, and there is no list of all pages', () => {
  const issue = { file: 'site/content/posts/a.md', place: 'line 3', message: 'is wrong' };
  const set = pageSet({}, { pages: [made('/a', [])], issues: [issue] });
  expect(set.issues()).toEqual([issue]);
  expect(() => set.allPages()).toThrow('line 3 is wrong');
});
