import type { Page } from 'playwright';

/** Keeps what matches, a pattern of addresses, from arriving until the returned function is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
