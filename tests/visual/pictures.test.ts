import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modes } from '../../.storybook/modes.ts';

const root = join(import.meta.dirname, '../..');

interface Index {
  entries: Record<string, { type: string; id: string }>;
}

/** The stories of the Storybook that was built last. */
function storyIds(): string[] {
  const index = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as Index;
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
}

describe.each(modes)('the approved pictures in $name', ({ name }) => {
  const folder = join(root, 'stories/__visual__', name);
  const pictures = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

  test('are one a story, and none is left of a story that is gone', () => {
    expect(pictures.sort()).toEqual(
      storyIds()
        .map((id) => `${id.replace('--', '/')}.png`)
        .sort(),
    );
  });
});
