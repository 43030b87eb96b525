import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Opens a page and waits until its scripts have started everything that starts without the visitor. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

/** Waits until the scripts of a page have started everything that starts without the visitor. */
export const untilReady = (page: Page): Promise<void> =>
  page.locator('html[data-runtime=ready]').waitFor({ state: 'attached' });

/** Waits until the whole page is laid out, not only the first view. */
export const settled = (page: Page): Promise<void> =>
  page.locator('html:not([data-settling])').waitFor({ state: 'attached' });

/** Waits until the page has been idle a number of times: work that it puts off until then is done. */
export async function untilIdle(page: Page, times = 5): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async (least) => {
    // Safari doesn't report when it is idle.
    const rest = (done: () => void): void => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(done);
      else setTimeout(done, 50);
    };
    for (let rests = 0; rests < least; rests += 1) await new Promise<void>((done) => rest(done));
  }, times);
}

/**
 * Waits until the page's own clock has advanced by some milliseconds. Only where time itself is tested, such as a pause
 * between two clicks, or something that must not happen.
 */
export async function pageTimePasses(page: Page, milliseconds: number): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction(([start, time]) => performance.now() - start > time, [since, milliseconds] as const);
}

/** Holds back requests whose URL matches until the returned function is called. */
export async function hold(page: Page, urls: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urls, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Islands that hydrate without a touch of their own. */
const AUTOMATIC = '[data-wakes=visible], [data-wakes=personal], [data-wakes=load]';

/** Waits until React has hydrated an island. */
export async function untilHydrated(island: Locator): Promise<void> {
  await expect
    .poll(() => island.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer'))))
    .toBe(true);
}

/**
 * Moves the pointer, as a visitor does first, and scrolls to the islands until each that hydrates automatically and is
 * visible is hydrated. Returns their number. Islands that wait for a click aren't hydrated.
 */
export async function hydrateAutomaticIslands(page: Page): Promise<number> {
  await page.mouse.move(40, 40, { steps: 4 });
  const islands = page.locator(AUTOMATIC);
  await expect
    .poll(async () => {
      await islands.evaluateAll(async (all) => {
        for (const island of all) {
          island.scrollIntoView({ block: 'center', behavior: 'instant' });
          // The browser reports what came into view after the next frame.
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }
      });
      return countWaitingIslands(page);
    })
    .toBe(0);
  return islands.count();
}

/** Returns the number of visible islands that hydrate automatically and aren't hydrated yet. */
export const countWaitingIslands = (page: Page): Promise<number> =>
  page
    .locator(AUTOMATIC)
    .evaluateAll(
      (islands) =>
        islands.filter(
          (island) =>
            island.getBoundingClientRect().height > 0 &&
            !Object.keys(island).some((key) => key.startsWith('__reactContainer')),
        ).length,
    );

/** Hydrates every island of a page as a finger would, and returns their number. */
export async function hydrateIslands(page: Page): Promise<number> {
  const islands = page.locator('[data-island]');
  const count = await islands.count();
  for (let index = 0; index < count; index += 1) {
    const island = islands.nth(index);
    await island.dispatchEvent('pointerdown');
    await untilHydrated(island);
  }
  return count;
}

/** Records layout shifts that no input caused; call it before the page is opened. Chromium only. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node | null }[] };
        const nodes = sources.map(({ node }) =>
          (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120),
        );
        // Less than a thousandth of the view is the width of a letter in a drawing, whose font has arrived.
        if (value >= 0.001) moved.push(`${value.toFixed(4)} ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
}
