import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** A server's process, as seen from outside. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** What it has written so far; `listen` hears of more. */
  readonly output: { stdout: string; stderr: string };
  /** How it ended: exit code, or the signal's name. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** Starts a TypeScript file with nothing in its environment but `env`. Whoever starts it ends it. */
export function spawnProcess(
  entry: string,
  env: Readonly<Record<string, string>>,
  parameters: readonly string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, [entry, ...parameters], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (part: Buffer) => (output.stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output.stderr += part.toString()));
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 0)),
  );
  return { child, output, ended };
}

/** Waits until a server says that it is ready, and gives back its port. */
export function untilReady({ child, output, ended }: ServerProcess): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    const look = (): void => {
      const port = /Onset is ready: http:\/\/localhost:(\d+)/.exec(output.stdout)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    child.stdout?.on('data', look);
    look();
    void ended.then((how) => reject(new Error(`The server ended with ${how}: ${output.stderr}`)));
  });
}

/** The server's entry for tests: with the build of `TEST_BUILD_DIR`. */
export const TEST_ENTRY = join(import.meta.dirname, '../server/process-entry.ts');
