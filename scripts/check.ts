import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run check`: checks the changes of a branch, committed or not, within about a minute. Format, lint, types and wording
 * are checked for all files. Of the unit and server tests, only those that import a changed file run; of the stories, only
 * those of changed sections, primitives and pages. `npm test` runs everything.
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
    /^design-system\/(sections|primitives)\/([^/]+)\//.exec(file) ?? /^site\/(pages)\/(.+)\.ts$/.exec(file) ?? [];
  return folder === undefined || name === undefined ? [] : [`stories/${folder}/${name}.stories.tsx`];
}

const ofStories = [...new Set(changed.flatMap(storiesOf))].filter((file) => existsSync(join(root, file)));
/** The examples of a section's docs are checked with the content of its first story. */
const hasSection = ofStories.some((file) => file.startsWith('stories/sections/'));
const stories = hasSection ? [...ofStories, '.storybook/section-docs'] : ofStories;

const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` };

/** Runs a command and prints a line with its outcome and time, and its output if it failed. */
async function check(name: string, program: string, ...parameters: string[]): Promise<void> {
  const start = Date.now();
  const output = await new Promise<string | undefined>((resolve) => {
    const options = { cwd: root, env, maxBuffer: 2 ** 28 };
    execFile(program, parameters, options, (error, stdout, stderr) =>
      resolve(error ? stdout + stderr || error.message : undefined),
    );
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${output === undefined ? '✓' : '✗'} ${name.padEnd(16)} ${seconds} s\n${output ?? ''}`);
  if (output !== undefined) process.exitCode = 1;
}

await Promise.all([
  check('format', 'oxfmt', '--check'),
  check('lint', 'oxlint'),
  check('types', 'npm', 'run', '-s', 'typecheck'),
]);
// The tests in `tests/reading` read Markdown and sources as text, so `--changed` can't find them.
await check(
  'unit and server',
  'vitest',
  'run',
  '--changed',
  base,
  '--passWithNoTests',
  '--silent',
  '--reporter',
  'dot',
);
await check('wording', 'vitest', 'run', 'tests/reading', '--reporter', 'dot');
if (stories.length > 0) await check('stories', 'vitest', 'run', '--config', '.storybook/vitest.config.ts', ...stories);
