import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The site running in a process of its own. */
export interface SiteProcess {
  /** Where it is served, without a slash at its end. */
  readonly origin: string;
  /** Ends it, gently unless told otherwise. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const main = join(import.meta.dirname, '..', '..', 'site', 'server', 'main.ts');

/**
 * Starts `site/server/main.ts` on the build there is, or another `entry`, and answers when it is ready. Rejects with what
 * it complained of.
 */
export async function startProcess(env: Readonly<Record<string, string>>, entry = main): Promise<SiteProcess> {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const ready = /ready: (http:\/\/localhost:\d+)/.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The site ended with ${String(code)}: ${output}`)));
  });
  return {
    origin,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
