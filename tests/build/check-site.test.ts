import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ignoredContent } from '../../scripts/build/check-site.ts';
import { formatIssue } from '../../site/compositor/page-issue.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

test('the build reports content files that it would ignore', () => {
  const folder = temporaryDir();
  const files = ['first.md', '.DS_Store', 'second.markdown', 'third.MD', '2026/fourth.md'].map(
    (name) => `posts/${name}`,
  );
  for (const file of [...files, 'releases/1.0.0.md', 'legal/privacy.md']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  expect(ignoredContent(folder).map(formatIssue).toSorted()).toEqual(
    ['2026', 'second.markdown', 'third.MD'].map(
      (name) => `site/content/posts/${name}: is ignored. Move it to site/content/posts, with a name that ends in .md.`,
    ),
  );
});
