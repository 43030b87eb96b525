import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, run } from './install.mjs';

/*
 * `npm start`: from a fresh clone, or from any state after it, to a served site. Installs the packages of the lock file
 * where they are not there, asks the server whether it could start, builds the site where its sources have changed, and
 * runs the server. Written for the Node of the machine (20 or later) without any package; everything else runs on the
 * Node of the lock file.
 *
 * `package.json` starts it with `exec`: without it a shell would stand between npm and this process, and a signal sent
 * to npm would end the shell and leave the site running.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const server = join(root, 'site', 'server', 'main.ts');

await install(root);
const node = lockedNode();
// Before the build, so that nobody waits for it to be told of a slip in a variable.
await orStop(run(node, [server, '--check'], root));
await orStop(run(node, [join(root, 'scripts', 'build.ts'), '--if-changed'], root));
serve();

/** The Node of the lock file; where it has none for this platform, that of the machine, if it is new enough. */
function lockedNode() {
  const locked = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(locked)) return locked;
  const { node: version } = process.versions;
  if (Number(version.split('.')[0]) >= 24) return process.execPath;
  return stop(
    `Node ${version} is too old. Install Node 24 or later, because the lock file has no Node for ${process.platform}.`,
  );
}

/** Goes on after an exit code of 0, and otherwise ends with the same code: why has been said. */
async function orStop(exitCode) {
  const code = await exitCode;
  if (code !== 0) process.exit(code);
}

/** Ends with one line on stderr. */
function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Runs the server as if it were this very process: its output, its signals, its exit code. */
function serve() {
  const signals = ['SIGTERM', 'SIGHUP', 'SIGINT'];
  const child = spawn(node, [server], { cwd: root, stdio: 'inherit' });
  for (const signal of signals)
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the server too, and a second one would cut its requests short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  child.once('error', (error) => stop(error.message));
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const name of signals) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}
