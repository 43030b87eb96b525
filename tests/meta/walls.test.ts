import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../oxlint.config.ts';
import { walls } from '../../scripts/walls.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

const root = join(import.meta.dirname, '../..');

/** One forbidden import for each boundary. */
const breaches: readonly (readonly [file: string, source: string])[] = [
  ['design-system/tokens/breach.ts', '../primitives/button/index.ts'],
  ['design-system/tokens/breach.ts', 'react'],
  ['design-system/primitives/button/breach.ts', '../../../site/content/brand.ts'],
  ['site/contract/breach.ts', '../adapters/http/index.ts'],
  ['site/contract/breach.ts', 'react'],
  ['site/config/breach.ts', '../content/brand.ts'],
  ['site/content/breach.ts', '../compositor/page.ts'],
  ['site/adapters/auth/breach.ts', '../../connected/session.ts'],
  ['site/adapters/auth/breach.ts', 'react'],
  ['site/adapters/payments/breach.ts', '@onset/design-system/content/schema'],
  ['paddle-simulator/server/breach.ts', '../../site/content/brand.ts'],
  ['paddle-simulator/server/breach.ts', 'react'],
  ['site/connected/breach.ts', '../runtime/toasts.ts'],
  ['site/compositor/islands/breach.ts', '../../runtime/main.ts'],
  ['site/runtime/breach.ts', '../app/root.tsx'],
  ['site/runtime/breach.ts', 'react-dom'],
  ['site/app/breach.ts', '../server/server.ts'],
  ['site/pages/blog/breach.ts', '../../content/brand.ts'],
  ['site/server/http/breach.ts', '../../adapters/http/index.ts'],
  ['site/server/breach.ts', 'react'],
  ['site/contract/breach.ts', '@onset/design-system/content/schema'],
  ['site/runtime/breach.ts', '@onset/design-system/registry'],
  ['site/server/breach.ts', '@onset/design-system/registry'],
  ['site/markdown/breach.ts', '../content/brand.ts'],
  ['site/markdown/breach.ts', 'react'],
  ['site/vite/breach.ts', '../app/root.tsx'],
  ['.storybook/breach.ts', '../site/content/brand.ts'],
  ['site/app/breach.ts', '../../compose/fields/field.ts'],
];

/** Imports in the right direction. */
const allowed: typeof breaches = [
  ['design-system/sections/hero/fine.ts', '../../primitives/button/index.ts'],
  ['site/connected/fine.ts', '../adapters/auth/index.ts'],
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

/** Lints a repository with one import per file. */
beforeAll(async () => {
  folder = temporaryDir(afterAll);
  // The imported files don't exist, so no rule may need types.
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

function write(file: string, source: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
}

/** The imports that the linter reports as restricted, or doesn't, as `file: source`. */
function importsWhere(isRestricted: boolean, imports: typeof breaches, from = 0): string[] {
  const reported = new Set(
    diagnostics.filter(({ message }) => message.includes('restricted')).map(({ filename }) => filename),
  );
  return imports
    .filter(([file], index) => reported.has(file.replace('.ts', `-${from + index}.ts`)) === isRestricted)
    .map(([file, source]) => `${file}: ${source}`);
}

test('the linter rejects imports across boundaries and allows those in the right direction', () => {
  expect(importsWhere(false, breaches)).toEqual([]);
  expect(importsWhere(true, allowed, breaches.length)).toEqual([]);
});

test('every boundary has a forbidden import in this file', () => {
  const said = new Set(diagnostics.map(({ help }) => help));
  expect(walls.map(({ message }) => message).filter((message) => !said.has(message))).toEqual([]);
});

test('the linter rejects circular imports', () => {
  const circles = diagnostics.filter(({ message }) => /cycle/i.test(message)).map(({ filename }) => filename);
  expect(circles.sort()).toEqual(['site/content/circle-a.ts', 'site/content/circle-b.ts']);
});
