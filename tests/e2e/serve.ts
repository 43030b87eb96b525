import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { testBrowser } from '../setup/browser.ts';
import { engine } from './engine.ts';
import { startProcess } from './site-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the served site, without a slash at its end. */
    origin: string;
    /** Where the served site keeps its data: mails nobody sends lie in its `outbox`. */
    dataDir: string;
  }
}

/**
 * Serves the built site from a process of its own, with a data directory of its own, for the whole run. Unpacks the browser
 * before the workers start: each takes what is there, also what another has not finished.
 */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  if (engine === 'chromium') await testBrowser();
  const dataDir = await mkdtemp(join(tmpdir(), 'onset-e2e-'));
  // Behind a proxy, a demo checkout has to be asked for.
  const site = await startProcess({ PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: '1', DEMO_CHECKOUT: 'true' });
  provide('origin', site.origin);
  provide('dataDir', dataDir);
  return async () => {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
