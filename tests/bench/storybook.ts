import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import * as z from 'zod';
import { median, rounded } from './median.ts';
import { withCopyOfStories } from './site-copy.ts';
import type { Result } from './kept/schema.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const MAX_OUTPUT = 1 << 26;

/** What is run where the time of a story is measured: sections small and large, and some primitives. */
const FILES = ['sections/faq', 'sections/pricing', 'sections/hero', 'primitives/button', 'primitives/field'];

const index = z.object({ entries: z.record(z.string(), z.object({ type: z.string() })) });

const report = z.object({
  testResults: z.array(
    z.object({
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Builds the Storybook into a folder that is deleted afterwards: how long, how many stories, how many bytes. */
export async function measureStorybook(): Promise<Result<'storybook'>> {
  const folder = await mkdtemp(join(tmpdir(), 'onset-storybook-'));
  try {
    const started = performance.now();
    await run('storybook', ['build', '--quiet', '-o', folder], {
      cwd: root,
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
      maxBuffer: MAX_OUTPUT,
    });
    const seconds = rounded((performance.now() - started) / 1000, 1);
    const { entries } = index.parse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const sizes = await Promise.all(
      names.filter((each) => each.isFile()).map(async (each) => (await stat(join(each.parentPath, each.name))).size),
    );
    return {
      seconds,
      stories: Object.values(entries).filter(({ type }) => type === 'story').length,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Tests some stories in a copy of the repository, because a run writes the pictures it has taken. */
export function measureStories(files: readonly string[] = FILES): Promise<Result<'stories'>> {
  return withCopyOfStories(async (copy) => {
    const output = join(copy, 'stories.json');
    const started = performance.now();
    const words = ['--config', '.storybook/vitest.config.ts', '--reporter=json', `--outputFile=${output}`];
    const ended = await run('vitest', ['run', ...words, ...files], { cwd: copy, maxBuffer: MAX_OUTPUT }).then(
      () => undefined,
      (error: unknown) => error,
    );
    const seconds = rounded((performance.now() - started) / 1000, 1);
    const { testResults } = report.parse(JSON.parse(await readFile(output, 'utf8').catch(() => 'null')), {
      error: () => 'The stories were not run',
    });
    const failures = failuresOf(testResults);
    if (ended !== undefined || failures.length > 0)
      throw new Error(`The stories fail, so that their time says nothing:\n${failures.join('\n')}`, { cause: ended });
    const tests = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, duration }) => ({ name: fullName.trim(), milliseconds: Math.round(duration ?? 0) }));
    return {
      files,
      seconds,
      tests: tests.length,
      median: median(tests.map(({ milliseconds }) => milliseconds)),
      slowest: tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 5),
    };
  });
}

/** What failed, a line for each, and of files that could not be run what they said. */
function failuresOf(files: z.infer<typeof report>['testResults']): string[] {
  return files.flatMap(({ message = '', assertionResults }) => [
    ...(message === '' ? [] : [message]),
    ...assertionResults.flatMap(({ fullName, failureMessages }) =>
      (failureMessages ?? []).map((each) => `${fullName.trim()}: ${each.split('\n')[0] ?? ''}`),
    ),
  ]);
}

/** Prints what was measured. */
export function printStorybook({ seconds, stories, bytes }: Result<'storybook'>): void {
  console.log(`\nStorybook: ${stories} stories built in ${seconds} s, ${(bytes / 1e6).toFixed(1)} MB`);
}

/** Prints what was measured. */
export function printStories({ seconds, tests, median: middle, slowest }: Result<'stories'>): void {
  console.log(
    `\nStories: ${tests} tests in ${seconds} s, ${Math.round((seconds * 1000) / tests)} ms each with all around them; the middle one ${middle} ms`,
  );
  for (const { name, milliseconds } of slowest) console.log(`  ${milliseconds} ms  ${name}`);
}
