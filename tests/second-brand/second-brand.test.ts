import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@onset/design-system/brand';
import { expect, test } from 'vitest';
import { temporaryDir } from '../setup/temporary-dir.ts';
import { applySecondBrand } from './apply.ts';

const root = join(import.meta.dirname, '../..');

/** Unit tests of what depends on the brand, the plans and the content. */
const TESTS = ['compose/checks', 'site/app', 'site/compositor', 'site/config', 'site/connected', 'site/content'];

/** Copies the repository without its builds. The copy has its own workspaces, and shares all other packages. */
function copyRepository(): string {
  const copy = temporaryDir();
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of files.toString().split('\0').filter(Boolean))
    if (existsSync(join(root, file)) && !file.startsWith('stories/__visual__/'))
      cpSync(join(root, file), join(copy, file));
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@onset'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name === '.bin' || !/^(?:\.|@onset$)/.test(name))
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
  for (const name of ['design-system', 'paddle-simulator', 'site'])
    symlinkSync(join(copy, name), join(packages, '@onset', name));
  return copy;
}

// The second brand replaces content of the first one. Your own content may depend on what it removes.
test.runIf(brand.slug === 'onset')(
  'the site of another product with other plans and no samples has no type errors, and its unit tests pass',
  async () => {
    const copy = copyRepository();
    await applySecondBrand(copy);
    const run = (command: string, ...parameters: string[]): string =>
      execFileSync(join(copy, 'node_modules/.bin', command), parameters, {
        cwd: copy,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    run('react-router', 'typegen', 'site');
    run('tsc', '-p', '.');
    expect(run('vitest', 'run', '--project', 'unit', ...TESTS)).toMatch(/Tests .*passed/);
  },
);
