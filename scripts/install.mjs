import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

/**
 * Installs the packages of the lock file below `root`, unless they are there: those the build and the server need, and
 * `withTests` all of them, Storybook and the browser too. Ends the process with npm's exit code where it cannot.
 * Written for the Node of the machine, before there is any package.
 *
 * @param {string} root
 * @param {{ withTests?: boolean }} [options]
 */
export async function install(root, { withTests = false } = {}) {
  if (packagesAreCurrent(root, withTests)) return;
  process.stdout.write('Installing packages …\n');
  const started = performance.now();
  const [command, ...parameters] = npm();
  // Said either way, because the environment may say otherwise.
  const which = withTests ? '--include=dev' : '--omit=dev';
  const code = await run(command, [...parameters, 'ci', which, '--loglevel=error'], root);
  if (code !== 0) process.exit(code);
  process.stdout.write(`Installing packages: done in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

/**
 * Runs a command to its end and answers its exit code. It says what it has to say on this process's own output.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {string} cwd
 * @returns {Promise<number>}
 */
export function run(command, parameters, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Whether `node_modules` holds what the lock file says; what is missing may only be for other platforms, or tests.
 * npm's own list of what it installed is not enough: folders may have been deleted since.
 *
 * @param {string} root
 * @param {boolean} withTests
 * @returns {boolean}
 */
export function packagesAreCurrent(root, withTests) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const there = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || there === undefined) return false;
  return Object.entries(wanted).every(([path, { version, optional, dev, devOptional }]) => {
    if (path === '' || (!withTests && (dev || devOptional))) return true;
    const found = there[path];
    if (found === undefined) return optional === true;
    return found.version === version && (optional === true || existsSync(join(root, path, 'package.json')));
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined; // Not there, or cut off: either way the packages are installed anew.
  }
}

/** The npm this was started with, or the one of the path. */
function npm() {
  const script = process.env['npm_execpath'];
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
}
