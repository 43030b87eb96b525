import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOnce } from './build-once.ts';
import { startProcess } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

const root = join(import.meta.dirname, '../..');
const entry = join(import.meta.dirname, 'elsewhere-entry.ts');

/** The site as it was before and after a deployment: two builds, each served by a process of its own. */
export interface TwoBuilds {
  readonly older: SiteProcess;
  readonly newer: SiteProcess;
  readonly stop: () => Promise<void>;
}

/** Builds the site as it would be with another address, and serves it as the older beside the build there is. */
export async function serveTwoBuilds(): Promise<TwoBuilds> {
  const folder = await mkdtemp(join(tmpdir(), 'onset-deploy-'));
  const build = await buildOnce('before', { PUBLIC_SITE_URL: 'https://before.example' });
  const serve = (dir: string, name: string): Promise<SiteProcess> =>
    startProcess(
      {
        PORT: '0',
        DATA_DIR: join(folder, name),
        KEPT_ASSETS_DIR: join(folder, 'kept'),
        TRUST_PROXY: '1',
        SITE_BUILD_DIR: dir,
      },
      entry,
    );
  const [older, newer] = [await serve(build, 'older'), await serve(join(root, 'site/build'), 'newer')];
  return {
    older,
    newer,
    async stop() {
      await Promise.all([older.stop(), newer.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
