import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { clientModules } from '../../../scripts/pack/client-modules.ts';
import { clientReasons, namesOnServer } from '../../../scripts/pack/client-reasons.ts';

const root = join(import.meta.dirname, '../../..');
const onServer = namesOnServer(root);

test('a module that cannot be parsed is an error that names the file', () => {
  expect(() => clientReasons('broken.js', 'export const = 1', onServer)).toThrow('broken.js');
});

test('a module that gives a function to one, or calls a hook of it, runs beside it', () => {
  const form = [`forms/index.js`, `export { Form } from './form.js';`] as const;
  const own = [`forms/form.js`, `import { useState } from 'react'; export const Form = () => useState(0);`] as const;
  const login = [
    `login.js`,
    `import { Form } from './forms/index.js'; export const Login = () => jsx(Form, { children: (state) => state });`,
  ] as const;
  const plain = [
    `plain.js`,
    `import { Form } from './forms/index.js'; export const Plain = () => jsx(Form, { fields: ['a'] });`,
  ] as const;
  const hook = [`use-a.js`, `import { useRef } from 'react'; export const useA = () => useRef(0);`] as const;
  const uses = [`uses.js`, `import { useA } from './use-a.js'; export const Uses = () => useA();`] as const;
  const { files, isMadeOf } = clientModules(new Map([form, own, login, plain, hook, uses]), onServer);
  expect([...files].toSorted()).toEqual(['forms/form.js', 'login.js', 'use-a.js', 'uses.js']);
  expect([isMadeOf('plain.js'), isMadeOf('forms/index.js')]).toEqual([true, true]);
});

/** A module that comes to run in browsers alone is a change of this file, which a reviewer sees. */
test('the modules of the design system that run in browsers alone', async () => {
  const system = join(root, 'design-system');
  const files = globSync('**/*.{ts,tsx}', {
    cwd: system,
    exclude: ['**/*.test.*', '**/*.d.ts', 'fonts/**'],
  }).toSorted();
  const sources = await Promise.all(
    files.map(async (file) => {
      const { code } = await transformWithOxc(readFileSync(join(system, file), 'utf8'), file, {
        jsx: { runtime: 'automatic' },
      });
      return [file.replace(/\.tsx?$/, '.js'), code.replaceAll(/(['"]\.[^'"\n]+)\.tsx?(['"])/g, '$1.js$2')] as const;
    }),
  );
  const { files: client } = clientModules(new Map(sources), onServer);
  await expect(`${[...client].toSorted().join('\n')}\n`).toMatchFileSnapshot('client-modules.txt');
});
