import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageSectionNames } from '../../site/compositor/parse-page.ts';
import { sectionStory } from './section-stories.ts';

const root = join(import.meta.dirname, '../..');

test.each(pageSectionNames)('%s has a name that people use, and a picture in both themes', async (name) => {
  const story = await sectionStory(root, name);
  expect(story?.title).toMatch(/^[A-Z]/);
  for (const theme of ['light', 'dark'])
    expect(existsSync(join(root, `stories/__visual__/${theme}-desktop`, story?.picture ?? 'none'))).toBe(true);
});

test('where there is no story there is neither', async () => {
  expect(await sectionStory(root, 'none')).toBeUndefined();
  expect(await sectionStory(root, '../pages/pricing')).toBeUndefined();
});
