import { expect, test } from 'vitest';
import { fileIssues, fileNameError, toPagePath } from './page-paths.ts';
import { formatIssue } from './page-issue.ts';

test.for([
  ['index.ts', '/'],
  ['pricing.ts', '/pricing'],
  ['404.json', '/404'],
  ['blog/index.ts', '/blog'],
  ['blog/first-post.json', '/blog/first-post'],
] as const)('%s has the path %s', ([file, path]) => {
  expect(toPagePath(file)).toBe(path);
  expect(fileNameError(file)).toBeUndefined();
});

test.for([
  'pricing.test.ts',
  'readme.md',
  'pricing.tsx',
  '.json',
  'blog/.draft.ts',
  '.drafts/blog.ts',
  'page.d',
  'page.d.ts',
])('%s isn’t a page and has no issue', (file) => {
  expect(toPagePath(file)).toBeUndefined();
  expect(fileIssues([file])).toEqual([]);
});

test.for([
  ['Blog.ts', '"Blog"'],
  ['a b.json', '"a b"'],
  ['blog/-first.ts', '"-first"'],
  ['blog/first--post.ts', '"first--post"'],
  ['caf\u00e9.ts', '"caf\u00e9"'],
  ['[id].ts', '"[id]"'],
  ['a.b.ts', '"a.b"'],
  ['blog/:slug.json', '":slug"'],
  ['blog/first\npost.json', String.raw`"first\npost"`],
] as const)('%s has an issue because of its name', ([file, part]) => {
  expect(toPagePath(file)).toBeUndefined();
  expect(fileIssues([file]).map(formatIssue)).toEqual([
    `site/pages/${file}: has ${part} in its name. Use lower-case letters and digits, separated by single hyphens.`,
  ]);
});

test.for([
  ['api.ts', 'api', 'the account API'],
  ['api/index.json', 'api', 'the account API'],
  ['assets/fonts.ts', 'assets', 'the files of the build'],
] as const)('%s has an issue because its path is reserved', ([file, first, reserved]) => {
  expect(toPagePath(file)).toBeUndefined();
  expect(fileIssues([file]).map(formatIssue)).toEqual([
    `site/pages/${file}: has the path /${first}, where the server answers with ${reserved}. Choose another path.`,
  ]);
});

test('only the whole first segment of a path is reserved', () => {
  expect(fileIssues(['docs/api.ts', 'api-reference.ts', 'constructor.ts'])).toEqual([]);
});

test.for([
  ['blog.ts', 'blog/index.json', '/blog'],
  ['a.json', 'a.ts', '/a'],
  ['index.json', 'index.ts', '/'],
] as const)('%s and %s have an issue because they have the same path', ([first, second, path]) => {
  expect(fileIssues([second, first]).map(formatIssue)).toEqual([
    `site/pages/${second}: has the path ${path}, like site/pages/${first}. Choose another path.`,
  ]);
});

test('two names that differ only in case are the same path', () => {
  expect(fileIssues(['Blog.ts', 'blog.json']).map(formatIssue)).toEqual([
    expect.stringContaining('site/pages/Blog.ts: has "Blog" in its name'),
    'site/pages/blog.json: has the path /blog, like site/pages/Blog.ts. Choose another path.',
  ]);
});
