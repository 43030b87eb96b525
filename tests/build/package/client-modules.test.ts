import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { clientModules, clientReasons, namesOnServer } from './client-modules.ts';

const root = join(import.meta.dirname, '../../..');
const onServer = namesOnServer(root);

test('clientReasons names a file that it cannot parse', () => {
  expect(() => clientReasons('broken.js', 'export const = 1', onServer)).toThrow('broken.js');
});

test('clientModules finds modules that pass functions to client modules or call their hooks', () => {
  const form = `import { Form } from './forms/index.js';`;
  const modules = {
    'forms/index.js': `export { Form } from './form.js';`,
    'forms/form.js': `import { useState } from 'react'; export const Form = () => useState(0);`,
    'login.js': `${form} export const Login = () => jsx(Form, { children: (state) => state });`,
    'plain.js': `${form} export const Plain = () => jsx(Form, { fields: ['a'] });`,
    'use-a.js': `import { useRef } from 'react'; export const useA = () => useRef(0);`,
    'uses.js': `import { useA } from './use-a.js'; export const Uses = () => useA();`,
  };
  expect(clientModules(new Map(Object.entries(modules)), onServer)).toEqual([
    'forms/form.js',
    'login.js',
    'use-a.js',
    'uses.js',
  ]);
});

test("the modules of the design system that need 'use client' begin with it, and no others", async () => {
  const system = join(root, 'design-system');
  const files = globSync('**/*.{ts,tsx}', {
    cwd: system,
    exclude: ['**/*.test.*', '**/*.d.ts', 'fonts/**'],
  }).toSorted();
  const sources = new Map(files.map((file) => [file, readFileSync(join(system, file), 'utf8')]));
  const compiled = [...sources].map(async ([file, source]) => {
    const { code } = await transformWithOxc(source, file, { jsx: { runtime: 'automatic' } });
    return [file, code] as const;
  });
  const needed = clientModules(new Map(await Promise.all(compiled)), onServer);
  const marked = files.filter((file) => sources.get(file)?.startsWith("'use client';\n"));
  expect(needed.length).toBeGreaterThan(30);
  expect(
    marked.filter((file) => !needed.includes(file)),
    "remove 'use client'",
  ).toEqual([]);
  expect(
    needed.filter((file) => !marked.includes(file)),
    "add 'use client'",
  ).toEqual([]);
});
