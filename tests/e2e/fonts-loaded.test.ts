import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectConsole, prepareBrowser } from './browser.ts';
import { routes } from './routes.ts';

const visit = prepareBrowser();

interface Seen {
  /** What timers were asked for, in milliseconds, before any deferred script ran. */
  delays: number[];
}

/** Notes when the root is marked, and which timers were set by then. */
async function watch(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen: Seen = { delays: [] };
    Object.assign(globalThis, { seen });
    const original = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout: (handler: () => void, delay = 0) => {
        seen.delays.push(delay);
        return original(handler, delay);
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
}

const marked = (page: Page) => page.waitForFunction(() => document.documentElement.classList.contains('fonts-loaded'));

describe('specification 9: fonts count as loaded 100 ms after the start at the latest', () => {
  test.each([...routes, '/nope', '/500.html'])('on %s, though neither fonts nor scripts ever come', async (path) => {
    const visitor = await visit();
    const { page } = visitor;
    await page.route(/\.(?:woff2|js)$/, () => {});
    const seen = await watch(page);
    await page.goto(path, { waitUntil: 'commit' });
    await marked(page);
    // The script in the head set the timer, for what was left of the 100 ms by then.
    const { delays } = await seen();
    expect(delays).toHaveLength(1);
    expect(delays[0]).toBeLessThanOrEqual(100);
    if (path === '/nope') expectConsole(visitor, /status of 404/);
  });
});
