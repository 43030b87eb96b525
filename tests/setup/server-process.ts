import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** A running server process. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** The output so far. */
  readonly output: { stdout: string; stderr: string };
  /** Exit code or signal. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** Starts a TypeScript file with no environment but `env`. The caller stops the process. */
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
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 0));
    child.once('error', (error) => {
      output.stderr += error.message;
      resolve(1);
    });
  });
  return { child, output, ended };
}

/** Waits until a server is ready. Returns its port. */
export function untilReady({ child, output, ended }: ServerProcess): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    const look = (): void => {
      const port = / is ready: http:\/\/localhost:(\d+)/.exec(output.stdout)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    child.stdout?.on('data', look);
    look();
    void ended.then((how) => reject(new Error(`The server ended with ${how}: ${output.stderr}`)));
  });
}

/** Entry of a server with the build of `TEST_BUILD_DIR`. */
export const TEST_ENTRY = join(import.meta.dirname, '../server/process-entry.ts');
