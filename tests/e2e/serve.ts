import type { TestProject } from 'vitest/node';
import { testBrowser } from '../setup/browser.ts';
import { engine } from './engine.ts';
import { startProcess } from './site-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the served site. */
    origin: string;
    /** Data directory of the served site. Its `outbox` has the emails. */
    dataDir: string;
  }
}

/**
 * Serves the built site from a separate process for the whole run. Unpacks the browser before the workers start, because
 * a worker would use a browser that another is still unpacking.
 */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  if (engine === 'chromium') await testBrowser();
  // A server behind a proxy has no demo checkout unless it is switched on.
  const site = await startProcess({ TRUST_PROXY: '1', DEMO_CHECKOUT: 'true' });
  provide('origin', site.origin);
  provide('dataDir', site.dataDir);
  return site.stop;
}
