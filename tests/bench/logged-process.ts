import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A server's process whose output goes to a file, as under a service manager: reading it would be work of who measures. */
export interface LoggedProcess {
  readonly pid: number;
  readonly port: number;
  /** The processor time its first thread has used, in microseconds; `undefined` where the system does not tell. */
  readonly cpuTime: () => number | undefined;
  /** Ends it, gently. */
  readonly stop: () => Promise<void>;
}

/** Starts the site's server for whoever measures it: its log and its data lie in `dir`. */
export function startLoggedSite(dir: string): Promise<LoggedProcess> {
  return startLogged(join(import.meta.dirname, '../../site/server/main.ts'), [], join(dir, 'site.log'), {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: join(dir, 'data'),
    TRUST_PROXY: 'false',
  });
}

/** Starts a TypeScript file that says where it is ready, as the server does. Throws with what it wrote where it ends before. */
export async function startLogged(
  entry: string,
  parameters: readonly string[],
  log: string,
  env: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<LoggedProcess> {
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [...nodeOptions, entry, ...parameters], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const { pid } = child;
  for (;;) {
    const text = readFileSync(log, 'utf8');
    const port = /Onset is ready: http:\/\/localhost:(\d+)/.exec(text)?.[1];
    if (port !== undefined && pid !== undefined)
      return {
        pid,
        port: Number(port),
        cpuTime: () => cpuTime(pid),
        async stop() {
          child.kill('SIGTERM');
          await ended;
        },
      };
    if (pid === undefined || child.exitCode !== null) throw new Error(`${entry} ended: ${text}`);
    await pause(20);
  }
}

/** Linux tells it of a process's first thread, in nanoseconds. */
function cpuTime(pid: number): number | undefined {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1_000 : undefined;
}
