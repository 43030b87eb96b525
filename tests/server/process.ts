import { connect } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { smallBuild } from '../setup/build.ts';
import { TEST_ENTRY, spawnProcess, untilReady } from '../setup/server-process.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

/** Starts the server, or `entry`, with only `env` in its environment. It is killed at the end of the test. */
export function spawnServer(
  env: Readonly<Record<string, string>>,
  parameters: readonly string[] = [],
  entry = MAIN,
): ServerProcess {
  const site = spawnProcess(entry, env, parameters);
  onTestFinished(async () => {
    site.child.kill('SIGKILL');
    await site.ended;
  });
  return site;
}

/** Environment of a process in which new files have all permissions that the program asks for. */
export const UMASK_0 = { NODE_OPTIONS: '--import=data:text/javascript,process.umask(0)' };

const MAIN = join(import.meta.dirname, '../../site/server/main.ts');

/** Starts the server with a small build, and waits until it is ready. */
export async function startProcess(
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ServerProcess & { readonly port: number }> {
  const env = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, TEST_BUILD_DIR: smallBuild(temporaryDir()), ...more };
  const site = spawnServer(env, [], TEST_ENTRY);
  return { ...site, port: await untilReady(site) };
}

/** Waits until no process listens on a port. */
export async function untilRefused(port: number): Promise<void> {
  const accepts = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
  while (await accepts()) await new Promise((resolve) => setImmediate(resolve));
}
