import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screenshotModes, screenshotName } from '../../.storybook/modes.ts';
import { listBaselines } from '../../.storybook/visual/record.ts';

interface Index {
  entries: Record<string, { type: string; id: string; importPath: string; tags: string[] }>;
}

/** Returns the names of the baselines that the stories of the last Storybook build need. */
function expectedScreenshots(): string[] {
  const path = join(import.meta.dirname, '../../storybook-static/index.json');
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as Index;
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const first = new Map(stories.toReversed().map(({ id, importPath }) => [importPath, id]));
  return stories.flatMap(({ id, importPath, tags }) =>
    screenshotModes(id, tags, first.get(importPath) === id).map(({ name }) => screenshotName(name, id)),
  );
}

test('every story has its baselines, and every baseline has a story', () => {
  const expected = new Set(expectedScreenshots());
  const approved = new Set(listBaselines());
  const missing = [...expected].filter((name) => !approved.has(name));
  const left = [...approved].filter((name) => !expected.has(name));
  expect({ missing, left }, 'look: npm run visual · approve: npm run visual:approve').toEqual({
    missing: [],
    left: [],
  });
});
