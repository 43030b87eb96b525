import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { copyForWorkshop } from './site-copy.ts';
import { freePort } from '../../setup/free-port.ts';
import { spawnProcess } from '../../setup/server-process.ts';
import { fetchModules, textAt } from './fetch-modules.ts';

/** The site as `npm run dev` shows it. */
export interface DevelopmentProcess {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the site in development, on a copy of the repository. Its account API is that of `api`, an origin; its workshop
 * is on another port than the usual one.
 */
export async function startDevelopment(api: string, composePort: number): Promise<DevelopmentProcess> {
  const root = await copyForWorkshop();
  const port = await freePort();
  const { child, output, ended } = spawnProcess(
    join(root, 'node_modules/@react-router/dev/bin.cjs'),
    { API_ORIGIN: api, COMPOSE_PORT: String(composePort) },
    ['dev', join(root, 'site'), '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
  );
  const origin = `http://127.0.0.1:${port}`;
  await Promise.race([
    vi.waitUntil(() => output.stdout.includes(`:${port}/`), { timeout: 300_000 }),
    ended.then((how) => {
      throw new Error(`npm run dev ended with ${how}: ${output.stderr}`);
    }),
  ]);
  // A step of a test may not take as long as the first page takes on a machine that is busy.
  await textAt(`${origin}/pricing`);
  await fetchModules(origin, '/runtime/main.ts');
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
