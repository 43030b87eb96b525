import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';

/*
 * `npm test`: installs what the tests need and runs all of them, one suite after the other, because a browser and a
 * server want the machine to themselves. Ends with true totals. It runs on the host's own Node, before anything is
 * installed, so it has no dependencies and no types.
 *
 * `npm test -- --suite stories --suite "end to end" pricing` runs only these suites, and of their test files only those with
 * `pricing` in their path.
 */

const root = join(import.meta.dirname, '..');
const reports = join(tmpdir(), `onset-test-${process.pid}`);
const environment = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
  CI: '1',
  FORCE_COLOR: '0',
};

/** A suite is a command that succeeds or not, or a run of Vitest with as many tests as its report says. */
const suites = [
  { name: 'lint', command: ['oxlint'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'types', command: ['npm', 'run', '-s', 'typecheck'] },
  { name: 'unit and server', vitest: [] },
  { name: 'storybook build', command: ['storybook', 'build', '--quiet'], refuses: /\bwarn(?:ing)?\b/i },
  { name: 'pictures', vitest: ['--config', 'tests/visual/vitest.config.ts'] },
  {
    name: 'stories',
    vitest: ['--config', '.storybook/vitest.config.ts'],
    // One line for each group of pictures that differ, in place of one error for each picture.
    reporter: './.storybook/pictures/reporter.ts',
  },
  { name: 'site build', command: ['npm', 'run', '-s', 'build'], refuses: /\bwarn(?:ing)?\b/i },
  { name: 'end to end', vitest: ['--config', 'tests/e2e/vitest.config.ts'] },
];

const engineNames = ['firefox', 'webkit'];
const { wanted, filters } = readOptions([
  ...suites.map(({ name }) => name),
  ...engineNames.map((name) => `in ${name}`),
]);

mkdirSync(reports, { recursive: true });
await install(root, { withTests: true });

/** A newcomer's way in the engines beside Chromium that this machine has: the whole suite is `npm run e2e -- --browser …`. */
const { output: engines } = await execute(['node', join(root, 'scripts/engines.ts')]);
for (const engine of engineNames.filter((name) => wanted(`in ${name}`))) {
  const isHere = engines.split('\n').includes(engine);
  if (!isHere)
    console.log(
      `– in ${engine.padEnd(13)} not run: no ${engine} on this machine that tests can drive (docs/browsers.md)`,
    );
  else
    suites.push({
      name: `in ${engine}`,
      vitest: ['--config', 'tests/e2e/vitest.config.ts', 'tests/e2e/newcomer.test.ts'],
      variables: { E2E_BROWSER: engine },
    });
}

let passed = 0;
let failed = 0;
for (const suite of suites.filter(({ name }) => wanted(name))) {
  const start = Date.now();
  const result = await run(suite);
  passed += result.passed;
  failed += result.failed;
  const seconds = ((Date.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(
    `${result.failed === 0 ? '✓' : '✗'} ${suite.name.padEnd(16)} ${String(result.passed).padStart(5)} passed${
      result.failed === 0 ? '' : `, ${result.failed} failed`
    }  ${seconds} s`,
  );
  if (result.failed > 0) console.log(result.output);
}
rmSync(reports, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function run({ name, command, vitest, reporter = 'default', refuses, variables }) {
  if (command) {
    const { code, output } = await execute(command);
    // What Node itself says of a package's use of it is no warning of ours.
    const own = output.replace(/^\((?:node:\d+\) \[DEP|Use `node ).*$/gm, '');
    const isGood = code === 0 && !(refuses?.test(own) ?? false);
    return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, output };
  }
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const { code, output } = await execute(
    [
      'vitest',
      'run',
      ...vitest,
      ...filters,
      `--reporter=${reporter}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    variables,
  );
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
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'));
    const bad = numFailedTests + numPendingTests + numTodoTests;
    return { passed: numPassedTests, failed: code !== 0 && bad === 0 ? 1 : bad };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function execute([program, ...parameters], variables = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...environment, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}
