import { join } from 'node:path';
import { spawnProcess, untilReady } from '../setup/server-process.ts';

/** The site running in a process of its own. */
export interface SiteProcess {
  /** Where it is served, without a slash at its end. */
  readonly origin: string;
  /** Ends it, gently. */
  readonly stop: () => Promise<void>;
}

const main = join(import.meta.dirname, '..', '..', 'site', 'server', 'main.ts');

/**
 * Starts `site/server/main.ts` on the build there is, or another `entry`, and resolves when it is ready. Rejects with what
 * it printed.
 */
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
