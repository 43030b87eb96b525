import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@onset/design-system/registry';
import type { RegisteredSection } from '@onset/design-system/sections/section';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sections: Readonly<Record<string, RegisteredSection>> = registry;
const folders = globSync('design-system/sections/*/', { cwd: root }).map((path) => path.split('/').at(-1) ?? '');

/** Reads a file. If it is missing, the test fails with its path and what to do. */
function read(path: string, remedy: string): string {
  const exists = existsSync(join(root, path));
  expect(exists, `${path} is missing. ${remedy}.`).toBe(true);
  return exists ? readFileSync(join(root, path), 'utf8') : '';
}

test('design-system/registry.ts has an entry for every folder of sections, and no other', () => {
  expect(Object.keys(sections).toSorted()).toEqual(folders.toSorted());
});

test('sections import only the types of their schemas, so that zod is not part of pages', () => {
  const files = globSync('design-system/sections/*/*.{ts,tsx}', { cwd: root, exclude: ['**/*.{schema,test}.ts'] });
  const importsSchema = /from 'zod|^(?:import|export) (?!type).*schema\.ts'/m;
  expect(files.length).toBeGreaterThan(folders.length);
  expect(files.filter((file) => importsSchema.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

describe.each(folders)('section %s', (name) => {
  const path = `design-system/sections/${name}/${name}`;

  test('has a documented view that marks its root with the name of the section', () => {
    const source = read(`${path}.tsx`, 'Write the view');
    expect(source, `Set data-section="${name}" on the root element`).toMatch(
      new RegExp(`(?:data-section|<(?:HeadedSection|AccountPanel|EntryForm|EntryFrame)[^>]* name)="${name}"`),
    );
    expect(source, 'Write a doc comment, which Storybook shows').toMatch(/\/\*\*[\s\S]+?\*\/\nexport function [A-Z]/);
  });

  test('has a schema that rejects unknown properties', () => {
    const issues = sections[name]?.schema.safeParse({ unknown: [] }).error?.issues ?? [];
    const codes = issues.map(({ code }) => code);
    expect(codes, `Use z.strictObject in ${path}.schema.ts`).toContain('unrecognized_keys');
  });

  test('has docs, and stories with a position in the sidebar', () => {
    read(`${path}.docs.ts`, 'Describe when to use the section');
    const stories = read(`stories/sections/${name}.stories.tsx`, 'Write a story for each state');
    const title = /title: 'Sections\/(.+)'/.exec(stories)?.[1];
    expect(read('.storybook/preview.tsx', 'Configure Storybook'), 'Add it to storySort').toContain(`'${title}',`);
  });
});
