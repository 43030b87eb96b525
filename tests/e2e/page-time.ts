import type { Page } from 'playwright';

/**
 * Waits until a page's own clock has gone on by some milliseconds. Only for what is a matter of time itself, such as a
 * pause between two clicks, or for a thing that must not happen: nothing tells when that is over.
 */
export async function pageTimePasses(page: Page, milliseconds: number): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction(([start, time]) => performance.now() - start > time, [since, milliseconds] as const);
}
