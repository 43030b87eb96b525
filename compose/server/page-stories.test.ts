import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { pageStory } from './page-stories.ts';

const root = join(import.meta.dirname, '../..');
const stories = join(root, 'stories/pages');

/** Every story of a page, as Storybook itself reads them: its id, and the name of its story file. */
const ids = new Map(
  readdirSync(stories)
    .filter((name) => name.endsWith('.stories.tsx'))
    .flatMap((name) => {
      const source = readFileSync(join(stories, name), 'utf8');
      const { indexInputs } = loadCsf(source, { fileName: name, makeTitle: (title) => title }).parse();
      return indexInputs.map(({ __id: id = '' }) => [id, name] as const);
    }),
);

const pages = readdirSync(join(root, 'site/pages'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:ts|json)$/.test(name),
);

test.each(pages)('the page of %s leads to a story that Storybook has, of that page', async (page) => {
  const id = await pageStory(root, `site/pages/${page}`);
  expect([...ids.keys()]).toContain(id);
  expect(readFileSync(join(stories, ids.get(id ?? '') ?? ''), 'utf8')).toContain(`file: '${page}'`);
});

test('a file without a story has none', async () => {
  expect(await pageStory(root, 'site/pages/none.ts')).toBeUndefined();
  expect(await pageStory('/nowhere', 'site/pages/pricing.ts')).toBeUndefined();
});

test.each([...new Set(ids.values())])('%s shows a page file, or says that its page has none', (name) => {
  const text = readFileSync(join(stories, name), 'utf8');
  const file = /\bfile: '([^']+)'/.exec(text)?.[1] ?? '';
  expect(text.includes(` from '../../site/pages/${file}';`)).toBe(!text.includes("madeOf: 'markdown'"));
});
