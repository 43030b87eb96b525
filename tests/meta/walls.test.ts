import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../oxlint.config.ts';
import { walls } from '../../scripts/walls.ts';

const root = join(import.meta.dirname, '../..');

/** One import through each wall, that must be an error. */
const breaches: readonly (readonly [file: string, source: string])[] = [
  ['design-system/tokens/breach.ts', '../primitives/button/index.ts'],
  ['design-system/tokens/breach.ts', '../content/schema.ts'],
  ['design-system/tokens/breach.ts', 'react'],
  ['design-system/primitives/button/breach.ts', '../../illustrations/index.ts'],
  ['design-system/primitives/button/breach.ts', '../../../site/content/brand.ts'],
  ['design-system/illustrations/cursor/breach.ts', '../../sections/hero/index.ts'],
  ['design-system/sections/hero/breach.ts', '../../emails/index.ts'],
  ['design-system/sections/hero/breach.ts', 'react-router'],
  ['design-system/emails/breach.ts', '../../site/content/brand.ts'],
  ['site/contract/breach.ts', '../adapters/http/index.ts'],
  ['site/contract/breach.ts', 'react'],
  ['site/config/breach.ts', '../content/brand.ts'],
  ['site/content/breach.ts', '../compositor/page.ts'],
  ['site/adapters/auth/breach.ts', '../../connected/session.ts'],
  ['site/adapters/auth/breach.ts', 'react'],
  ['site/adapters/payments/breach.ts', '@onset/design-system/content/schema'],
  ['site/demo/breach.ts', '../connected/session.ts'],
  ['site/demo/breach.ts', 'react'],
  ['site/connected/breach.ts', '../runtime/toasts.ts'],
  ['site/connected/breach.ts', '../compositor/registry.ts'],
  ['site/compositor/islands/breach.ts', '../../runtime/main.ts'],
  ['site/compositor/breach.ts', '../adapters/auth/index.ts'],
  ['site/runtime/breach.ts', '../app/root.tsx'],
  ['site/runtime/breach.ts', 'react-dom'],
  ['site/app/breach.ts', '../server/app.ts'],
  ['site/app/breach.ts', '../pages/index.ts'],
  ['site/pages/blog/breach.ts', '../../content/brand.ts'],
  ['site/pages/breach.ts', '../compositor/page.ts'],
  ['site/server/http/breach.ts', '../../adapters/http/index.ts'],
  ['site/server/breach.ts', 'react'],
  ['site/contract/breach.ts', '@onset/design-system/content/schema'],
  ['site/runtime/breach.ts', '@onset/design-system/registry'],
  ['site/server/breach.ts', '@onset/design-system/registry'],
  ['site/demo/breach.ts', '@onset/design-system/registry'],
  ['site/markdown/breach.ts', '../content/brand.ts'],
  ['site/markdown/breach.ts', 'react'],
  ['site/vite/breach.ts', '../app/root.tsx'],
  ['.storybook/breach.ts', '../site/content/brand.ts'],
  ['site/app/breach.ts', '../../compose/fields/field.ts'],
  ['site/vite/breach.ts', '../../compose/fields/field.ts'],
  ['design-system/sections/hero/breach.ts', '../../../compose/fields/field.ts'],
];

/** Imports that run the right way. */
const allowed: typeof breaches = [
  ['design-system/sections/hero/fine.ts', '../../primitives/button/index.ts'],
  ['site/connected/fine.ts', '@onset/design-system/content/schema'],
  ['site/connected/fine.ts', '../adapters/auth/index.ts'],
  ['site/adapters/payments/fine.ts', '@onset/design-system/content/money'],
  ['site/server/billing/fine.ts', '@onset/design-system/content/money'],
  ['site/content/fine.ts', '../markdown/markdown-file.ts'],
  ['site/pages/fine.ts', '../compositor/page-document.ts'],
  ['site/server/account/fine.ts', '../../contract/limits.ts'],
];

interface Diagnostic {
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
}

let folder: string;
let diagnostics: readonly Diagnostic[];

/** The linter over a small repository that holds nothing but breaches, one a file. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'onset-walls-'));
  // Types cannot be had of imports that lead nowhere, and no wall needs them.
  write('oxlint.json', JSON.stringify({ ...config, options: {} }));
  for (const [index, [file, source]] of [...breaches, ...allowed].entries())
    write(file.replace('.ts', `-${index}.ts`), `export * from '${source}';\n`);
  write('site/content/circle-a.ts', "export { b as a } from './circle-b.ts';\n");
  write('site/content/circle-b.ts', "export { a as b } from './circle-a.ts';\n");
  const { stdout } = await new Promise<{ stdout: string }>((resolve) =>
    execFile(
      process.execPath,
      [join(root, 'node_modules/oxlint/bin/oxlint'), '--config', 'oxlint.json', '--format', 'json', '.'],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
      (_error, out) => resolve({ stdout: out }),
    ),
  );
  ({ diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] });
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, source: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
}

const errorsIn = (file: string): Diagnostic[] =>
  diagnostics.filter(({ filename, message }) => filename === file && message.includes('restricted'));

test.each(breaches.map(([file, source], index) => ({ file, source, index })))(
  '$file may not import $source',
  ({ file, index }) => {
    expect(errorsIn(file.replace('.ts', `-${index}.ts`))).toHaveLength(1);
  },
);

test.each(allowed.map(([file, source], index) => ({ file, source, index: breaches.length + index })))(
  '$file may import $source',
  ({ file, index }) => {
    expect(errorsIn(file.replace('.ts', `-${index}.ts`))).toEqual([]);
  },
);

test('each wall is broken once', () => {
  const said = new Set(diagnostics.map(({ help }) => help));
  expect(walls.map(({ message }) => message).filter((message) => !said.has(message))).toEqual([]);
});

test('a circle of imports is an error', () => {
  const circles = diagnostics.filter(({ message }) => /cycle/i.test(message)).map(({ filename }) => filename);
  expect(circles.sort()).toEqual(['site/content/circle-a.ts', 'site/content/circle-b.ts']);
});
