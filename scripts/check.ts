import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { causesOf, detailsOf } from './failures.mjs';

/**
 * `npm run check`: checks the changes of a branch, committed or not, within about a minute. Format, lint, types and wording
 * are checked for all files. Of the unit and server tests, only those that import a changed file run; of the stories, only
 * those of changed sections, primitives and pages. `npm test` runs everything.
 *
 * Tests run only if format, lint and types are right, because one typo fails many tests. The last lines name each cause.
 */
const root = join(import.meta.dirname, '..');

const git = (...parameters: string[]): string[] =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Commit at which the branch left `main`. On `main` itself, the last commit. */
const base = spawnSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, encoding: 'utf8' }).stdout.trim() || 'HEAD';

const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];

/** The story files of a changed file: its own, or that of the section, primitive or page it belongs to. */
function storiesOf(file: string): string[] {
  if (file.endsWith('.stories.tsx')) return [file];
  const [, folder, name] =
    /^design-system\/(sections|primitives)\/([^/.]+)[/.]/.exec(file) ?? /^site\/(pages)\/(.+)\.ts$/.exec(file) ?? [];
  return folder === undefined || name === undefined ? [] : [`stories/${folder}/${name}.stories.tsx`];
}

const ofStories = [...new Set(changed.flatMap(storiesOf))].filter((file) => existsSync(join(root, file)));
/** The examples of a section's docs are checked with the content of its first story. */
const hasSection = ofStories.some((file) => file.startsWith('stories/sections/'));
const stories = hasSection ? [...ofStories, '.storybook/section-docs'] : ofStories;

const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
  NO_COLOR: '1',
};
delete env['FORCE_COLOR'];

interface Check {
  readonly name: string;
  readonly command: readonly [program: string, ...parameters: string[]];
}

interface Failure {
  readonly name: string;
  readonly output: string;
}

/** Runs a check and prints a line with its outcome and time. Returns its output if it failed. */
async function run({ name, command: [program, ...parameters] }: Check): Promise<Failure | undefined> {
  const start = Date.now();
  const output = await new Promise<string | undefined>((resolve) => {
    const options = { cwd: root, env, maxBuffer: 2 ** 28 };
    execFile(program, parameters, options, (error, stdout, stderr) =>
      resolve(error ? stdout + stderr || error.message : undefined),
    );
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${output === undefined ? '✓' : '✗'} ${name.padEnd(16)} ${seconds} s\n`);
  return output === undefined ? undefined : { name, output };
}

const staticChecks: Check[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--format', 'unix'] },
  { name: 'types', command: ['npm', 'run', '-s', 'typecheck'] },
];

const vitest = [
  'vitest',
  'run',
  '--silent',
  '--reporter',
  'dot',
  '--reporter',
  './tests/setup/failed-tests.ts',
] as const;
const tests: Check[] = [
  { name: 'unit and server', command: [...vitest, '--changed', base, '--passWithNoTests'] },
  // These tests read Markdown and sources as text, so `--changed` can't find them.
  { name: 'wording', command: [...vitest, 'tests/reading'] },
];
if (stories.length > 0)
  tests.push({ name: 'stories', command: ['vitest', 'run', '--config', '.storybook/vitest.config.ts', ...stories] });

const failures = (await Promise.all(staticChecks.map(run))).filter((failure) => failure !== undefined);
if (failures.length > 0) {
  process.stdout.write(`- not run: ${tests.map(({ name }) => name).join(', ')}\n`);
} else {
  for (const test of tests) {
    const failure = await run(test);
    if (failure === undefined) continue;
    failures.push(failure);
    process.stdout.write(`${detailsOf(failure.output)}\n`);
  }
}
for (const { name, output } of failures) process.stdout.write(`${[`✗ ${name}`, ...causesOf(output)].join('\n    ')}\n`);
if (failures.length > 0) process.exitCode = 1;
