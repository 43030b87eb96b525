import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { issueText } from '../../site/compositor/page-issue.ts';
import { unreadablePages, unreadContent } from '../../scripts/build/unreadable-pages.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

function issues(files: Readonly<Record<string, string>>, find = unreadablePages): string[] {
  const folder = temporaryDir();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return find(folder).map(issueText).toSorted();
}

test('reports files that can’t be read, reserved paths, and two pages with the same path', () => {
  expect(
    issues({
      'index.ts': 'export default {};',
      'about.json': '{}',
      'readme.md': '',
      '.draft.json': '',
      'blog.ts': 'export default {\n<<<<<<< HEAD\n};',
      'blog/index.json': '',
      'blog/first.json': '{ "title": ',
      'api/keys.ts': '',
    }),
  ).toEqual([
    'site/pages/api/keys.ts: has the path /api, where the server answers with the account API. Choose another path.',
    expect.stringMatching(/^site\/pages\/blog\.ts:2: contains the markers of a merge conflict\. /),
    expect.stringMatching(/^site\/pages\/blog\/first\.json:1: is not valid JSON: .+$/),
    'site/pages/blog/index.json: has the path /blog, like site/pages/blog.ts. Choose another path.',
    'site/pages/blog/index.json: is empty. Write a page as JSON.',
  ]);
});

test('reports content files that would be ignored', () => {
  const files = {
    'posts/first.md': '',
    'posts/.DS_Store': '',
    'posts/second.markdown': '',
    'posts/third.MD': '',
    'posts/2026/fourth.md': '',
    'releases/1.0.0.md': '',
    'legal/privacy.md': '',
  };
  expect(issues(files, unreadContent)).toEqual(
    ['2026', 'second.markdown', 'third.MD'].map(
      (name) => `site/content/posts/${name}: is ignored. Move it to site/content/posts, with a name that ends in .md.`,
    ),
  );
});
