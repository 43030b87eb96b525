import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { MAX_VISIBLE_PRELOADS, PREFETCH_LIMIT_MS } from '../../site/runtime/deferred/preloads.ts';
import { PRELOADS_AT_ONCE } from '../../site/runtime/deferred/preload-queue.ts';
import { prepareBrowser } from './browser.ts';
import { isChromium } from './engine.ts';
import { startProxy } from './proxy.ts';
import type { ProxiedRequest, TestProxy } from './proxy.ts';
import { documents } from './routes.ts';
import { pageTimePasses } from './waits.ts';

const PAGES = [...new Set(['/pricing', ...documents])].filter((path) => path !== '/login').slice(0, 12);

let proxy: TestProxy;
const prefetches = (): readonly ProxiedRequest[] => proxy.requests.filter(({ isPrefetch }) => isPrefetch);
const fetchedPaths = (): string[] => prefetches().map(({ path }) => path);
const inFlight = (): number => prefetches().filter(({ isOver }) => !isOver).length;

beforeEach(async () => {
  proxy = await startProxy(inject('origin'));
});
afterEach(() => proxy.stop());
// Registered last, so that the pages are closed before the proxy.
const visit = prepareBrowser();

/** Opens the log-in page with links to 12 other pages at its top, or below the view, and waits until preloads start. */
async function open(page: Page, below = false): Promise<void> {
  await page.addInitScript(
    ([pages, hidden]) => {
      addEventListener('DOMContentLoaded', () => {
        const list = document.createElement('nav');
        list.style.cssText = `position:absolute;left:200px;top:${hidden ? '500vh' : 0};z-index:99;display:grid;background:Canvas`;
        for (const path of pages) list.append(Object.assign(document.createElement('a'), { href: path, text: path }));
        document.body.prepend(list);
      });
    },
    [PAGES, below] as const,
  );
  await page.goto(`${proxy.origin}/login`);
  await expect.poll(() => proxy.requests.some(({ path }) => path.startsWith('/assets/deferred'))).toBe(true);
}

/** Waits until the page was loaded so many milliseconds ago. */
async function untilAfterLoad(page: Page, milliseconds: number): Promise<void> {
  await page.waitForFunction((time) => {
    const [entry] = performance.getEntriesByType('navigation');
    const end = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
    return end > 0 && performance.now() - end > time;
  }, milliseconds);
}

const link = (page: Page, path: string) => page.locator(`body > nav a[href="${path}"]`);

/** Hovers a link for longer than a pointer that only crosses it. */
async function pointAt(page: Page, path: string): Promise<void> {
  await link(page, path).hover();
  await pageTimePasses(page, 120);
}

describe.skipIf(!isChromium)('specification 9: at most 4 route preloads run at once', () => {
  test('requests at most 4 of 12 hovered links while none is answered, and the others later', async () => {
    const { page } = await visit();
    let most = 0;
    const pointAtAll = async (): Promise<void> => {
      for (const path of PAGES) {
        await pointAt(page, path);
        most = Math.max(most, inFlight());
      }
    };
    const release = proxy.holdPrefetches();
    await open(page);
    await untilAfterLoad(page, 1500);
    await pointAtAll();
    expect([most, inFlight()]).toEqual([PRELOADS_AT_ONCE, PRELOADS_AT_ONCE]);

    release();
    await expect.poll(inFlight).toBe(0);
    // Links that the pointer has left are no longer wanted, except a few that are visible.
    expect(prefetches().length).toBeLessThanOrEqual(PRELOADS_AT_ONCE + MAX_VISIBLE_PRELOADS);
    await pointAtAll();
    await expect.poll(() => PAGES.filter((path) => !fetchedPaths().includes(path))).toEqual([]);
    expect(fetchedPaths(), 'each page once').toEqual([...new Set(fetchedPaths())]);
    expect(most).toBe(PRELOADS_AT_ONCE);
  });

  test('aborts preloads that are never answered, and starts others', async () => {
    const { page } = await visit();
    await page.clock.install();
    proxy.holdPrefetches();
    await open(page);
    await page.clock.runFor(1500);
    await expect.poll(inFlight).toBe(PRELOADS_AT_ONCE);
    const [first] = fetchedPaths();
    await page.clock.runFor(PREFETCH_LIMIT_MS);
    await expect.poll(() => prefetches().length).toBe(MAX_VISIBLE_PRELOADS);
    await expect.poll(() => prefetches().find(({ path }) => path === first)?.isOver).toBe(true);
    expect(inFlight()).toBeLessThanOrEqual(PRELOADS_AT_ONCE);
  });

  test('fetches a few pages whose links are visible, and none for a pointer that crosses links', async () => {
    const { page } = await visit();
    await open(page);
    await expect.poll(() => prefetches().length).toBe(MAX_VISIBLE_PRELOADS);
    await page.locator('body > nav a').evaluateAll((links) => {
      for (const each of links)
        for (const type of ['pointerover', 'pointerout'])
          each.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
    });
    await page.evaluate(() => scrollTo(0, 1e6));
    await untilAfterLoad(page, 3000);
    expect(fetchedPaths()).toHaveLength(MAX_VISIBLE_PRELOADS);
    expect(new Set(fetchedPaths()).size).toBe(MAX_VISIBLE_PRELOADS);
  });
});

test('specification 9: nothing is preloaded on 2g, neither visible nor hovered links', async () => {
  const { page } = await visit();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }));
  await open(page);
  await untilAfterLoad(page, 2000);
  for (const path of PAGES.slice(0, 5)) await pointAt(page, path);
  await link(page, '/pricing').click();
  await page.waitForURL('**/pricing');
  expect(prefetches()).toEqual([]);
});

test.skipIf(!isChromium).each([
  ['hovered', (page: Page) => pointAt(page, '/pricing')],
  ['focused', (page: Page) => link(page, '/pricing').focus()],
  ['touched', (page: Page) => link(page, '/pricing').dispatchEvent('touchstart')],
])('a page whose link is %s is preloaded, and not requested again when it is opened', async (_, interact) => {
  const { page } = await visit();
  await open(page, true);
  await untilAfterLoad(page, 1500);
  await interact(page);
  await expect.poll(() => proxy.requests.some(({ path, isOver }) => path === '/pricing' && isOver)).toBe(true);
  await link(page, '/pricing').click();
  await page.waitForURL('**/pricing');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(proxy.requests.filter(({ path }) => path === '/pricing')).toMatchObject([{ isPrefetch: true }]);
});
