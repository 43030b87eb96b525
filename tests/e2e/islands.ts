import type { Page } from 'playwright';
import { expect } from 'vitest';

interface Held {
  heldIdle: (() => void)[] | undefined;
}

/** Keeps the page from being idle: what it would do then waits for `wakeUntouched`. Before the page is opened. */
export async function holdIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const store = globalThis as unknown as Held;
    store.heldIdle = held;
    const original = globalThis.requestIdleCallback;
    globalThis.requestIdleCallback = (work, options) => {
      if (store.heldIdle === undefined) return original(work, options);
      return held.push(() => original(work, options));
    };
  });
}

/**
 * Lets the page be idle and gives a visitor's first sign, a pointer that moves; then shows what wakes when it is seen.
 * Resolves with how many islands that woke, when React has each. Those that wait for a touch of their own sleep on.
 */
export async function wakeUntouched(page: Page): Promise<number> {
  await page.evaluate(() => {
    const store = globalThis as unknown as Held;
    const held = store.heldIdle ?? [];
    store.heldIdle = undefined;
    for (const work of held) work();
  });
  await page.mouse.move(40, 40, { steps: 4 });
  for (const island of await page.locator('[data-wakes=visible]').all()) await island.scrollIntoViewIfNeeded();
  const islands = page.locator('[data-wakes=visible], [data-wakes=idle]');
  await expect.poll(() => asleep(page)).toBe(0);
  return islands.count();
}

/** How many islands of a page that wake by themselves React does not have yet. */
export function asleep(page: Page): Promise<number> {
  return page
    .locator('[data-wakes=visible], [data-wakes=idle]')
    .evaluateAll(
      (islands) =>
        islands.filter((island) => !Object.keys(island).some((key) => key.startsWith('__reactContainer'))).length,
    );
}
