import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** What wakes without a touch of its own. */
const WAKING = '[data-wakes=visible], [data-wakes=personal], [data-wakes=load]';

/** Waits until the page has nothing to do, and had a moment for what it does then: as many as it rests between. */
export async function untilIdle(page: Page, times = 5): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async (least) => {
    // Safari does not say when it is idle.
    const rest = (done: () => void): void => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(done);
      else setTimeout(done, 50);
    };
    for (let rests = 0; rests < least; rests += 1) await new Promise<void>((done) => rest(done));
  }, times);
}

/** Waits until React has hydrated an island. */
export async function untilHydrated(island: Locator): Promise<void> {
  await expect
    .poll(() => island.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer'))))
    .toBe(true);
}

/**
 * Moves the pointer, as a visitor does first, and scrolls to the islands until React has each that wakes by itself and
 * has something to show. Returns how many there are. Islands that wait for a press sleep on.
 */
export async function wakeUntouched(page: Page): Promise<number> {
  await page.mouse.move(40, 40, { steps: 4 });
  const islands = page.locator(WAKING);
  await expect
    .poll(async () => {
      await islands.evaluateAll(async (all) => {
        for (const island of all) {
          island.scrollIntoView({ block: 'center', behavior: 'instant' });
          // The browser reports what came into view after it has drawn it.
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }
      });
      return asleep(page);
    })
    .toBe(0);
  return islands.count();
}

/** How many islands of a page that wake by themselves, and have something to show, React does not have yet. */
export function asleep(page: Page): Promise<number> {
  return page
    .locator(WAKING)
    .evaluateAll(
      (islands) =>
        islands.filter(
          (island) =>
            island.getBoundingClientRect().height > 0 &&
            !Object.keys(island).some((key) => key.startsWith('__reactContainer')),
        ).length,
    );
}
