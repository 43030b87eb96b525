import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
let copy = '';

/** What is this repository's own among its packages: the design system, and what tools keep there of their runs. */
const OWN = new Set(['@onset', '.cache', '.vite', '.vite-temp', '.vitest-cache']);

/** A copy of the repository's sources, with the packages of this one but for what is its own. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'scaffold-'));
  const files = execFileSync('git', ['-C', root, 'ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('stories/__visual__/') && existsSync(join(root, file)));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!OWN.has(name)) symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  mkdirSync(join(copy, 'node_modules/@onset'));
  symlinkSync(join(copy, 'design-system'), join(copy, 'node_modules/@onset/design-system'));
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a command in the copy; its exit code, and what it said. */
function run(command: string, ...args: string[]): { code: number | null; said: string } {
  const env = { ...process.env, CI: '1', PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' });
  return { code: status, said: `${stdout}${stderr}` };
}

const scaffold = (kind: 'section' | 'page' | 'post', argument: string) =>
  run(process.execPath, `scripts/new-${kind}.ts`, argument);

describe('a new section, page and post', () => {
  test('are made by one command each, which says what was made and what to do next', () => {
    expect(scaffold('section', 'feature-list').said).toContain('design-system/sections/feature-list/feature-list.tsx');
    expect(scaffold('page', '/guides/first-recording').said).toContain('site/pages/guides/first-recording.ts');
    const { code, said } = scaffold('post', 'Where to put the microphone');
    expect([code, said]).toEqual([0, expect.stringContaining('site/content/posts/where-to-put-the-microphone.md')]);
    expect(said).toContain('Next:');
  });

  test('pass the compiler, the linter and the formatter', () => {
    expect(run('npm', 'run', '-s', 'typecheck')).toEqual({ code: 0, said: '' });
    expect(run('oxfmt', '--check').code).toBe(0);
    const made = ['design-system/sections/feature-list', 'site/pages/guides', 'stories', 'design-system/registry.ts'];
    expect(run('oxlint', ...made).said).toContain('0 errors');
  }, 180_000);

  test('pass every test of sections and pages', () => {
    const files = [
      'tests/meta/interface',
      'tests/meta/section-docs',
      'tests/meta/sections',
      'tests/meta/story-order',
      'tests/meta/pages',
      'tests/meta/section-budgets',
      'tests/reading',
      'site/app/pages',
    ];
    const { code, said } = run('vitest', 'run', '--project', 'unit', '--reporter', 'dot', ...files);
    // What failed there is to be read here.
    expect(code === 0 ? '' : said.slice(-6000)).toBe('');
    expect(said).toContain('passed');
  }, 240_000);
});

describe('what cannot be made is said in one line, and nothing is written', () => {
  test.each([
    ['section', 'Feature List', 'expected lower-case words joined by dashes'],
    ['section', 'faq', 'design-system/sections/faq/faq.schema.ts is there already'],
    ['page', 'guides', 'expected one such as /guides/first-recording'],
    ['page', '/../secrets', 'expected one such as /guides/first-recording'],
    ['page', '/pricing', 'site/pages/pricing.ts is there already'],
    ['post', 'No', 'expected 4 to 60'],
    ['post', '録画の音量', 'expected Latin letters or digits'],
  ] as const)('new:%s %s', (kind, argument, message) => {
    const registry = readFileSync(join(copy, 'design-system/registry.ts'), 'utf8');
    const { code, said } = scaffold(kind, argument);
    expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
    expect(said).toContain(message);
    expect(readFileSync(join(copy, 'design-system/registry.ts'), 'utf8')).toBe(registry);
  });
});
