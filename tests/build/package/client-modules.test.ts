import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { clientModules } from '../../../scripts/pack/client-modules.ts';
import { clientReasons, namesOnServer } from '../../../scripts/pack/client-reasons.ts';

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
  const { files, isMadeOf } = clientModules(new Map(Object.entries(modules)), onServer);
  expect([...files].toSorted()).toEqual(['forms/form.js', 'login.js', 'use-a.js', 'uses.js']);
  expect([isMadeOf('plain.js'), isMadeOf('forms/index.js')]).toEqual([true, true]);
});

/** The list is in a file so that a review shows each module that no longer runs on servers. */
test('the client modules of the design system are the reviewed ones', async () => {
  const system = join(root, 'design-system');
  const files = globSync('**/*.{ts,tsx}', { cwd: system, exclude: ['**/*.test.*', '**/*.d.ts', 'fonts/**'] });
  const sources = files.toSorted().map(async (file) => {
    const jsx = { runtime: 'automatic' } as const;
    const { code } = await transformWithOxc(readFileSync(join(system, file), 'utf8'), file, { jsx });
    return [file.replace(/\.tsx?$/, '.js'), code.replaceAll(/(['"]\.[^'"\n]+)\.tsx?(['"])/g, '$1.js$2')] as const;
  });
  const { files: client } = clientModules(new Map(await Promise.all(sources)), onServer);
  await expect(`${[...client].toSorted().join('\n')}\n`).toMatchFileSnapshot('client-modules.txt');
});
