import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { causesOf, detailsOf } from './failures.mjs';
import { install } from './install.mjs';

/*
 * `npm test`: installs what the tests need and runs all suites, one after the other because each uses both cores. Ends
 * with the output of failed tests, the time of each suite, the ten slowest tests, the tests that passed only at their
 * second attempt, the causes of each failed suite, and the totals.
 * It runs on the host's own Node, before anything is installed, so it has no dependencies and no types.
 *
 * `npm test -- --suite stories --suite "end to end" pricing` runs only these suites, and in them only the test files with
 * `pricing` in their path.
 */

const root = join(import.meta.dirname, '..');
const reports = join(tmpdir(), `onset-test-${process.pid}`);
const environment = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
  CI: '1',
  NO_COLOR: '1',
};
delete environment.FORCE_COLOR;

const hasNginx = [...environment.PATH.split(delimiter), '/usr/sbin', '/usr/local/sbin'].some((folder) =>
  existsSync(join(folder, 'nginx')),
);
const NGINX_TEST = /the export for nginx sends crawlers/;

/** A suite is a command that succeeds or not, or a run of Vitest with as many tests as its report says. */
const suites = [
  { name: 'lint', command: ['oxlint', '--format', 'unix'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'types', command: ['npm', 'run', '-s', 'typecheck'] },
  { name: 'unit and server', vitest: [] },
  { name: 'storybook build', command: ['storybook', 'build', '--quiet'], refuses: /\bwarn(?:ing)?\b/i },
  { name: 'screenshots', vitest: ['--config', 'tests/visual/vitest.config.ts'] },
  {
    name: 'stories',
    vitest: ['--config', '.storybook/vitest.config.ts'],
    // One line for each group of screenshots that differ, instead of one error for each screenshot.
    reporters: ['./.storybook/visual/reporter.ts'],
  },
  { name: 'site build', command: ['npm', 'run', '-s', 'build'], refuses: /\bwarn(?:ing)?\b/i },
  { name: 'end to end', vitest: ['--config', 'tests/e2e/vitest.config.ts'] },
];

const { wanted, filters } = readOptions(suites.map(({ name }) => name));

await install(root, { withTests: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;
const retried = [];
const times = [];
const tests = [];
const failures = [];
for (const suite of suites.filter(({ name }) => wanted(name))) {
  const start = Date.now();
  const result = await run(suite);
  passed += result.passed;
  failed += result.failed;
  const seconds = inSeconds(Date.now() - start);
  times.push(`${suite.name} ${seconds.trim()}`);
  console.log(
    `${result.failed === 0 ? '✓' : '✗'} ${suite.name.padEnd(16)} ${String(result.passed).padStart(5)} passed${
      result.failed === 0 ? '' : `, ${result.failed} failed`
    }  ${seconds}`,
  );
  if (result.failed > 0) failures.push({ ...suite, ...result });
  retried.push(...result.output.split('\n').filter((line) => line.startsWith('↻')));
}
for (const { name, vitest, output } of failures) if (vitest) console.log(`\n── ${name} ──\n${detailsOf(output)}\n`);
console.log(`Suites: ${times.join(', ')}`);
const slowest = tests.toSorted((a, b) => b.duration - a.duration).slice(0, 10);
for (const { name, duration } of slowest) console.log(`${inSeconds(duration)}  ${name}`);
if (retried.length > 0) console.log(retried.join('\n'));
rmSync(reports, { recursive: true, force: true });
for (const { name, failed, output } of failures)
  console.log([`✗ ${name}: ${failed} failed`, ...causesOf(output)].join('\n    '));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function run({ name, command, vitest, reporters = ['default', './tests/setup/failed-tests.ts'], refuses }) {
  if (command) {
    const { code, output } = await execute(command);
    // What Node itself says of a package's use of it is no warning of ours.
    const own = output.replace(/^\((?:node:\d+\) \[DEP|Use `node ).*$/gm, '');
    const isGood = code === 0 && !(refuses?.test(own) ?? false);
    return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, output: own };
  }
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const { code, output } = await execute([
    'vitest',
    'run',
    ...vitest,
    ...filters,
    ...[...reporters, './tests/setup/retried-tests.ts', 'json'].map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${report}`,
  ]);
  return { ...count(report, code), output };
}

/** Which suites are wanted, and the parts of paths that choose test files. Ends the process if there is no such suite. */
function readOptions(names) {
  try {
    const { values, positionals } = parseArgs({
      options: { suite: { type: 'string', multiple: true, default: names } },
      allowPositionals: true,
    });
    const unknown = values.suite.find((name) => !names.includes(name));
    if (unknown !== undefined) throw new Error(`There is no suite "${unknown}". Choose from: ${names.join(', ')}.`);
    return { wanted: (name) => values.suite.includes(name), filters: positionals };
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}

/** What the report says; a run that failed without a failed test, or left one out, is a failure too. */
function count(report, code) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    for (const { name: file, assertionResults } of testResults)
      for (const { fullName, duration = 0 } of assertionResults)
        tests.push({ name: `${relative(root, file)} > ${fullName}`, duration });
    // Tests of the export for nginx are skipped where nginx isn't installed.
    const withoutNginx = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, fullName }) => !hasNginx && status === 'skipped' && NGINX_TEST.test(fullName));
    const bad = numFailedTests + numPendingTests + numTodoTests - withoutNginx.length;
    return { passed: numPassedTests, failed: code !== 0 && bad === 0 ? 1 : bad };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function inSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;
}

function execute([program, ...parameters]) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}
