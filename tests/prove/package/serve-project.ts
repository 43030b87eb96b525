import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../setup/free-port.ts';
import { startStaticHost } from '../../setup/static-host.ts';
import type { StaticHost } from '../../setup/static-host.ts';
import type { FreshProject } from './projects.ts';

/** How long a server may take until it answers, in milliseconds. */
const PATIENCE = 60_000;

/** Serves what a project has built: its files, or Next.js itself. */
export function serveProject({ output }: FreshProject, folder: string): Promise<StaticHost> {
  return output === undefined ? serveNext(folder) : startStaticHost(join(folder, output), 'any');
}

async function serveNext(folder: string): Promise<StaticHost> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', `${port}`],
    {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(child, 'exit');
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    const impatience = setTimeout(() => reject(new Error(`Next.js did not start: ${said}`)), PATIENCE);
    void ended.then(() => reject(new Error(`Next.js ended: ${said}`)));
    const listen = (text: Buffer): void => {
      said += text.toString();
      if (!said.includes('Ready in')) return;
      clearTimeout(impatience);
      resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://localhost:${port}`, stop };
}
