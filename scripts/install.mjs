import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  requireSupportedPath(root);
  if (packagesAreCurrent(root, withTests)) return linkNode(root);
  process.stdout.write('Installing packages …\n');
  const started = performance.now();
  const [command, ...parameters] = npm();
  // Said either way, because the environment may say otherwise.
  const which = withTests ? '--include=dev' : '--omit=dev';
  const code = await run(command, [...parameters, 'ci', which, '--loglevel=error', ...cacheOption(root)], root);
  if (code !== 0) process.exit(code);
  linkNode(root);
  process.stdout.write(`Installing packages: done in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

/** Ends the process with one line if the project's path contains a character that Vite and its plugins can't handle. */
function requireSupportedPath(root) {
  const [character] = /[#%?[\]]/.exec(root) ?? [];
  if (character === undefined) return;
  process.stderr.write(
    `The project's path contains "${character}", which the build tools can't handle: ${root}. Move the project to a folder whose path has none of # % ? [ ].\n`,
  );
  process.exit(1);
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
 * Links the Node of the lock file into the folder that npm's scripts look in first. npm 10 deletes this link together with
 * the packages for other platforms, which have a program of the same name.
 *
 * @param {string} root
 */
export function linkNode(root) {
  const link = join(root, 'node_modules/.bin/node');
  const packages = ['node', 'node-bin'].map((name) => `${name}-${process.platform}-${process.arch}`);
  const found = packages.find((name) => existsSync(join(root, 'node_modules', name, 'bin/node')));
  if (found === undefined || existsSync(link)) return;
  rmSync(link, { force: true });
  symlinkSync(`../${found}/bin/node`, link);
}

/**
 * The option that moves npm's cache below `root` if npm can't write to the usual one, as in a read-only home folder.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function cacheOption(root) {
  // npm sets it for the scripts it runs.
  const cache = process.env['npm_config_cache'];
  return cache === undefined || canWrite(cache) ? [] : ['--cache', join(root, '.cache/npm')];
}

/** Whether a folder can be written to, or made: then the first folder above it that exists can be written to. */
function canWrite(folder) {
  if (!existsSync(folder)) return canWrite(dirname(folder));
  try {
    // With the dot, a file is an error.
    accessSync(`${folder}/.`, constants.W_OK);
    return true;
  } catch {
    return false;
  }
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
