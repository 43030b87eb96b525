import { join } from 'node:path';
import { spawnProcess, untilReady } from '../setup/server-process.ts';

/** Server of the site in a separate process. */
export interface SiteProcess {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Sends SIGTERM and waits for the process to exit. */
  readonly stop: () => Promise<void>;
}

const main = join(import.meta.dirname, '..', '..', 'site', 'server', 'main.ts');

/** Starts `site/server/main.ts` or another `entry` with the existing build and waits until it is ready. */
export async function startProcess(env: Readonly<Record<string, string>>, entry = main): Promise<SiteProcess> {
  const server = spawnProcess(entry, env);
  const port = await untilReady(server);
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.child.kill('SIGTERM');
      await server.ended;
    },
  };
}
