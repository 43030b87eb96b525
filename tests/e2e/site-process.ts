import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnProcess, untilReady } from '../setup/server-process.ts';

/** Server of the site in a separate process. */
export interface SiteProcess {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly dataDir: string;
  /** Sends SIGTERM, waits for the process to exit, and deletes its data directory if it was created for it. */
  readonly stop: () => Promise<void>;
}

/** Reads the build folder from `SITE_BUILD_DIR`. `site/server/main.ts` always serves `site/build`. */
const otherBuild = join(import.meta.dirname, 'elsewhere-entry.ts');
const main = join(import.meta.dirname, '..', '..', 'site', 'server', 'main.ts');

/**
 * Starts the site's server, or another `entry`, and waits until it is ready. It has a new data directory and a free port,
 * unless `env` names others.
 */
export async function startProcess(
  env: Readonly<Record<string, string>> = {},
  entry = env['SITE_BUILD_DIR'] === undefined ? main : otherBuild,
): Promise<SiteProcess> {
  const isOwnDir = env['DATA_DIR'] === undefined;
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'onset-e2e-')));
  const server = spawnProcess(entry, { PORT: '0', ...env, DATA_DIR: dataDir });
  const port = await untilReady(server);
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    async stop() {
      server.child.kill('SIGTERM');
      await server.ended;
      if (isOwnDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
