import type { Page } from 'playwright';

/** Waits until all of a page is laid out, and not its first view alone. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html:not([data-settling])').waitFor({ state: 'attached' });
}
