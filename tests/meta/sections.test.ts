import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@onset/design-system/registry';
import type { RegisteredSection } from '@onset/design-system/sections/section';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sections: Readonly<Record<string, RegisteredSection>> = registry;
const folders = readdirSync(join(root, 'design-system/sections'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The text of a file. Where it is missing the test fails with its path, and what to do about it. */
function read(path: string, remedy: string): string {
  const there = existsSync(join(root, path));
  expect(there, `${path} is missing: ${remedy}`).toBe(true);
  return there ? readFileSync(join(root, path), 'utf8') : '';
}

test('every section is in the registry, and nothing else is', () => {
  for (const name of folders)
    expect(
      sections[name],
      `design-system/registry.ts has no entry '${name}': add its view and its schema`,
    ).toBeDefined();
  for (const name of Object.keys(sections))
    expect(folders, `design-system/sections/${name} is missing, and design-system/registry.ts names it`).toContain(
      name,
    );
});

describe.each(folders)('the section %s', (name) => {
  const folder = `design-system/sections/${name}`;
  const view = `${folder}/${name}.tsx`;

  test('has a view that is documented and marks its root with its name', () => {
    const source = read(view, 'write the view');
    expect(source, `${view}: the root element needs data-section="${name}"`).toMatch(
      new RegExp(`(?:data-section|<TimelineSection[^>]* name)="${name}"`),
    );
    expect(source, `${view}: the view needs a docstring, because Storybook shows it`).toMatch(
      /\/\*\*[\s\S]+?\*\/\nexport function [A-Z]/,
    );
  });

  test('has a schema that takes nothing it does not know', () => {
    read(`${folder}/${name}.schema.ts`, 'write the schema of its content');
    const issues = sections[name]?.schema.safeParse({ unknown: [] }).error?.issues ?? [];
    expect(
      issues.map(({ code }) => code),
      `${folder}/${name}.schema.ts: use z.strictObject, so that an unknown property is an error`,
    ).toContain('unrecognized_keys');
  });

  test('has a description of each property', () => {
    for (const [property, { description }] of Object.entries(sections[name]?.schema.shape ?? {}))
      expect(description, `${folder}/${name}.schema.ts: ${property} needs .describe(…), for editors`).toBeTruthy();
  });

  test('has docs, and stories with a place in the sidebar', () => {
    read(`${folder}/${name}.docs.ts`, 'describe when to use the section');
    const stories = read(`stories/sections/${name}.stories.tsx`, 'write a story for each state');
    const title = /title: 'Sections\/(.+)'/.exec(stories)?.[1];
    const preview = read('.storybook/preview.tsx', 'configure Storybook');
    expect(preview, `.storybook/preview.tsx: add '${title}' to storySort`).toContain(`'${title}',`);
  });

  test('keeps its schema out of a page', () => {
    const files = readdirSync(join(root, folder)).filter(
      (file) => /\.tsx?$/.test(file) && !/\.(?:schema|test)\.ts$/.test(file),
    );
    for (const file of files) {
      const source = readFileSync(join(root, folder, file), 'utf8');
      const remedy = `${folder}/${file}: import the types of the schema only (import type), a visitor never gets it`;
      expect(source, `${remedy}`).not.toMatch(/from 'zod/);
      expect(source, `${remedy}`).not.toMatch(/^(?:import|export) (?!type).*schema\.ts'/m);
    }
  });
});
