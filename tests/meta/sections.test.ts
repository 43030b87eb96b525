import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@onset/design-system/registry';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = readdirSync(join(root, 'design-system/sections'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('every section is in the registry, and nothing else is', () => {
  expect(Object.keys(registry).sort()).toEqual(folders.sort());
});

describe.each(folders)('the section %s', (name) => {
  test('has its own name, and marks its root with it', () => {
    expect(registry[name]?.view.sectionName).toBe(name);
    expect(read(`design-system/sections/${name}/${name}.tsx`)).toContain(`data-section="${name}"`);
  });

  test('refuses content that is none', () => {
    expect(registry[name]?.schema.safeParse({ heading: 1, unknown: [] }).success).toBe(name === 'error-screen');
  });

  test('keeps its schema out of a page', () => {
    const sources = readdirSync(join(root, 'design-system/sections', name))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:schema|test)\.ts$/.test(file))
      .map((file) => read(`design-system/sections/${name}/${file}`));
    for (const source of sources) {
      expect(source).not.toMatch(/from 'zod/);
      expect(source).not.toMatch(/^import (?!type).*schema\.ts'/m);
    }
  });

  test('has stories and documentation', () => {
    const path = `stories/sections/${name}.stories.tsx`;
    expect(existsSync(join(root, path))).toBe(true);
    const stories = read(path);
    expect(stories.match(/^export const /gm)?.length).toBeGreaterThanOrEqual(3);
    expect(stories).toContain("frame: 'none'");
    expect(read(`design-system/sections/${name}/${name}.tsx`)).toMatch(/\/\*\*[\s\S]+?\*\/\nexport function [A-Z]/);
  });
});

describe('every primitive', () => {
  const primitives = readdirSync(join(root, 'design-system/primitives'));
  // Parts of others, shown in theirs.
  const shownElsewhere = ['brand-mark', 'text', 'timecode'];

  test.each(primitives.filter((name) => !shownElsewhere.includes(name)))('%s has stories', (name) => {
    expect(existsSync(join(root, `stories/primitives/${name}.stories.tsx`))).toBe(true);
  });
});
