import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Opens a page and waits until its runtime is ready. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

/** Waits until the runtime of a page has started everything that doesn't wait for an interaction. */
export const untilReady = (page: Page): Promise<void> =>
  page.locator('html[data-runtime=ready]').waitFor({ state: 'attached' });

/** Waits until the whole page is laid out, not only the first view. */
export const settled = (page: Page): Promise<void> =>
  page.locator('html:not([data-settling])').waitFor({ state: 'attached' });

/** Waits until the page has been idle a number of times, so that its deferred work is done. */
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

/** Moves the mouse, which starts the scripts that wait for the first interaction. */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 60, { steps: 4 });
}

/** Islands that hydrate without a click or a touch. */
const AUTOMATIC = '[data-hydrate=visible], [data-hydrate=session], [data-hydrate=load]';

/** Waits until React has hydrated an island. */
export async function untilHydrated(island: Locator): Promise<void> {
  await expect
    .poll(() => island.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer'))))
    .toBe(true);
}

/**
 * Moves the mouse and scrolls until every visible island that hydrates automatically is hydrated. Returns the number of
 * automatic islands. Islands that wait for a click aren't hydrated.
 */
export async function hydrateAutomaticIslands(page: Page): Promise<number> {
  await moveMouse(page);
  const islands = page.locator(AUTOMATIC);
  await expect
    .poll(async () => {
      await islands.evaluateAll(async (all) => {
        for (const island of all) {
          island.scrollIntoView({ block: 'center', behavior: 'instant' });
          // The browser reports after the next frame that an element is visible.
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

/** Hydrates every island of a page as a touch does, and returns their number. */
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
        // A smaller shift is a letter in a drawing whose font has loaded.
        if (value >= 0.001) moved.push(`${value.toFixed(4)} ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
}
