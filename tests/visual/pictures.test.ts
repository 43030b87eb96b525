import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screenshotModes, screenshotName } from '../../.storybook/modes.ts';
import { approvedPictures } from '../../.storybook/pictures/record.ts';

interface Index {
  entries: Record<string, { type: string; id: string; importPath: string; tags: string[] }>;
}

/** The pictures that the stories of the Storybook that was built last must have. */
function expectedPictures(): string[] {
  const path = join(import.meta.dirname, '../../storybook-static/index.json');
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as Index;
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const first = new Map(stories.toReversed().map(({ id, importPath }) => [importPath, id]));
  return stories.flatMap(({ id, importPath, tags }) =>
    screenshotModes(id, tags, first.get(importPath) === id).map(({ name }) => screenshotName(name, id)),
  );
}

test('every story has its approved pictures, and none is left of a story that is gone', () => {
  const expected = new Set(expectedPictures());
  const approved = new Set(approvedPictures());
  const missing = [...expected].filter((name) => !approved.has(name));
  const left = [...approved].filter((name) => !expected.has(name));
  expect({ missing, left }, 'look: npm run visual · approve: npm run visual:approve').toEqual({
    missing: [],
    left: [],
  });
});
