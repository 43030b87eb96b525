import { expect, test } from 'vitest';
import { brokenDocument } from './json-text.ts';
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

test('every file is a page', () => {
  const set = pageSet({ 'index.ts': { default: page }, 'blog/first.json': { default: page } });
  expect(set.issues()).toEqual([]);
  expect(set.allPages().map(({ path }) => path)).toEqual(['/', '/blog/first']);
});

test('two files for one path are told, and there is no list of all pages', () => {
  const modules = { 'blog.ts': { default: page }, 'blog/index.json': { default: page } };
  const line = 'site/pages/blog/index.json: has the path /blog, like site/pages/blog.ts. Choose another path.';
  expect(issues(modules)).toEqual([line]);
  expect(() => pageSet(modules).allPages()).toThrow(line);
});

test('a file with a name no page can have is told, and is no page', () => {
  const set = pageSet({ 'Blog.ts': { default: page } });
  expect(set.files).toEqual([]);
  expect(set.issues().map(({ file }) => file)).toEqual(['site/pages/Blog.ts']);
});

test('a file without a default export is told in one line', () => {
  expect(issues({ 'note.ts': { page } })).toEqual([
    'site/pages/note.ts: has no default export. Add export default { … } satisfies PageDocument.',
  ]);
});

test('a file without valid JSON is told in one line', () => {
  expect(issues({ 'note.json': { default: brokenDocument('') } })).toEqual([
    'site/pages/note.json: is empty. Write a page as JSON.',
  ]);
});

test('whatever fails while a page is read is told with its file', () => {
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

test('a page that is made of the content is one like others, with the file it is made of in what is told of it', () => {
  const set = pageSet({ 'index.ts': { default: page } }, { pages: [made('/a')], issues: [] });
  expect(set.allPages().map(({ path }) => path)).toEqual(['/', '/a']);
  expect(set.pageOfPath('/a')?.title).toBe(page.title);
  expect(set.pageOfPath('/b')).toBeUndefined();
  const wrong = pageSet({}, { pages: [made('/a', [])], issues: [] });
  expect(wrong.issues().map(issueText)).toEqual([
    'site/content/posts/a.md: sections is []. Use a list of at least 1 entries.',
  ]);
});

test('content at the path of a page file is told', () => {
  const set = pageSet({ 'a.ts': { default: page } }, { pages: [made('/a')], issues: [] });
  expect(set.issues().map(issueText)).toEqual([
    'site/content/posts/a.md: has the path /a, like site/pages/a.ts. Choose another path.',
  ]);
});

test('what is wrong with a text is told once, by its line, and there is no list of all pages', () => {
  const issue = { file: 'site/content/posts/a.md', place: 'line 3', message: 'is wrong' };
  const set = pageSet({}, { pages: [made('/a', [])], issues: [issue] });
  expect(set.issues()).toEqual([issue]);
  expect(() => set.allPages()).toThrow('line 3 is wrong');
});
