import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../oxlint.config.ts';
import { importBoundaries } from '../../scripts/import-boundaries.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

const root = join(import.meta.dirname, '../..');

/** One forbidden import for each import boundary. */
const FORBIDDEN: readonly (readonly [folder: string, source: string])[] = [
  ['design-system/tokens', '../primitives/button.tsx'],
  ['design-system/tokens', 'react'],
  ['design-system/primitives', '../../site/content/plans.ts'],
  ['site/contract', '../adapters/http.ts'],
  ['site/contract', 'react'],
  ['site/contract', '@onset/design-system/content/schema'],
  ['site/config', '../adapters/signup.ts'],
  ['site/content', '../compositor/page.ts'],
  ['site/adapters/auth', '../../connected/session/session.ts'],
  ['site/adapters/auth', 'react'],
  ['site/adapters/payments', '@onset/design-system/content/schema'],
  ['paddle-simulator/server', '../../site/content/plans.ts'],
  ['paddle-simulator/server', 'react'],
  ['site/connected', '../runtime/toasts.ts'],
  ['site/compositor/islands', '../../runtime/main.ts'],
  ['site/runtime', '../app/root.tsx'],
  ['site/runtime', 'react-dom'],
  ['site/runtime', '@onset/design-system/registry'],
  ['site/app', '../server/server.ts'],
  ['site/app', '../../compose/fields/field.ts'],
  ['site/pages/blog', '../../content/plans.ts'],
  ['site/server/http', '../../adapters/http.ts'],
  ['site/server', 'react'],
  ['site/server/process', '../http/api-error.ts'],
  ['site/server/database', '../http/api-error.ts'],
  ['site/server/http', '../files/serve.ts'],
  ['site/server/files', '../mail/templates.ts'],
  ['site/server/mail', '../lists/subscribers.ts'],
  ['site/server/account', '../billing/ownership.ts'],
  ['site/server/account', '../cleanup.ts'],
  ['site/server/lists', '../billing/ledger.ts'],
  ['site/server/billing', '../license/devices.ts'],
  ['site/server/license', '../metrics.ts'],
  ['site/server', '@onset/design-system/registry'],
  ['site/markdown', '../content/plans.ts'],
  ['site/markdown', 'react'],
  ['site/vite', '../app/root.tsx'],
  ['.storybook', '../site/content/plans.ts'],
  ['stories/sections', '../../site/content/plans.ts'],
  ['stories/primitives', '../../site/runtime/toasts.ts'],
  ['stories/illustrations', '../../site/content/plans.ts'],
  ['stories/emails', '../../site/content/plans.ts'],
  ['stories/foundations', '../../site/content/plans.ts'],
  ['stories/fixtures', '../../site/content/plans.ts'],
];

interface Diagnostic {
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
}

let diagnostics: readonly Diagnostic[];

/** Lints a folder with one import per file. */
beforeAll(() => {
  const cwd = temporaryDir(afterAll);
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  };
  // The imported files don't exist, so no rule may need types.
  write('oxlint.json', JSON.stringify({ ...config, options: {} }));
  for (const [index, [folder, source]] of FORBIDDEN.entries())
    write(`${folder}/forbidden-${index}.ts`, `export * from '${source}';\n`);
  write('site/content/circle-a.ts', "export { b as a } from './circle-b.ts';\n");
  write('site/content/circle-b.ts', "export { a as b } from './circle-a.ts';\n");
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const parameters = [oxlint, '--config', 'oxlint.json', '--format', 'json', '.'];
  const { stdout } = spawnSync(process.execPath, parameters, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  ({ diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] });
});

test('the linter rejects imports across every boundary', () => {
  const rejected = diagnostics.filter(({ message }) => message.includes('restricted'));
  const files = new Set(rejected.map(({ filename }) => filename));
  expect(FORBIDDEN.filter(([folder], index) => !files.has(`${folder}/forbidden-${index}.ts`))).toEqual([]);
  const shown = new Set(rejected.map(({ help }) => help));
  expect(importBoundaries.map(({ message }) => message).filter((message) => !shown.has(message))).toEqual([]);
});

test('the linter rejects circular imports', () => {
  const circular = diagnostics.filter(({ message }) => /cycle/i.test(message)).map(({ filename }) => filename);
  expect(circular.toSorted()).toEqual(['site/content/circle-a.ts', 'site/content/circle-b.ts']);
});
