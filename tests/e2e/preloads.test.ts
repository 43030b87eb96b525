import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { BY_ITSELF } from '../../site/runtime/preloads/seen-links.ts';
import { PREFETCH_LIMIT_MS } from '../../site/runtime/preloads/index.ts';
import { PRELOADS_AT_ONCE } from '../../site/runtime/preloads/queue.ts';
import { prepareBrowser, sizes } from './browser.ts';
import { isChromium } from './engine.ts';
import { startProxy } from './proxy.ts';
import type { Passed, TestProxy } from './proxy.ts';
import { documents } from './routes.ts';
import { pageTimePasses } from './waits.ts';

const visit = prepareBrowser();
const PAGES = [...new Set(['/pricing', ...documents])].filter((path) => path !== '/login').slice(0, 12);
const START = '/login';

let proxy: TestProxy;
let most = 0;
const prefetches = (): readonly Passed[] => proxy.passed.filter(({ isPrefetch }) => isPrefetch);
const fetchedPaths = (): string[] => prefetches().map(({ path }) => path);
const inFlight = (): number => prefetches().filter(({ isOver }) => !isOver).length;

beforeEach(async () => {
  proxy = await startProxy(inject('origin'));
  most = 0;
});
afterEach(() => proxy.stop());

/** Opens a page with links to 12 others in a row; `below` puts them below the view. */
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
  await page.goto(proxy.origin + START);
  // What this is about has begun.
  await expect.poll(() => proxy.passed.some(({ path }) => path.startsWith('/assets/after-load'))).toBe(true);
}

/** Waits until so many milliseconds have gone since the page was loaded. */
async function untilAfter(page: Page, milliseconds: number): Promise<void> {
  await page.waitForFunction((time) => {
    const [entry] = performance.getEntriesByType('navigation');
    const end = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
    return end > 0 && performance.now() - end > time;
  }, milliseconds);
}

const link = (page: Page, path: string) => page.locator(`body > nav a[href="${path}"]`);

/** Moves the pointer onto a link, and waits for longer than it takes to count. */
async function pointAt(page: Page, path: string): Promise<void> {
  await link(page, path).hover();
  await pageTimePasses(page, 120);
  most = Math.max(most, inFlight());
}

describe('specification 9: at most 4 route preloads run at once', () => {
  test.skipIf(!isChromium)(
    'requests at most 4 of 12 hovered links while none is answered, and the others later',
    async () => {
      const { page } = await visit();
      const release = proxy.holdPrefetches();
      await open(page);
      await untilAfter(page, 1500);
      for (const path of PAGES) await pointAt(page, path);
      expect(most).toBe(PRELOADS_AT_ONCE);
      const held = inFlight();
      expect(held).toBe(PRELOADS_AT_ONCE);

      release();
      await expect.poll(inFlight).toBe(0);
      // Those that the pointer has left are wanted no more: what came were those on their way, and some that are seen.
      expect(prefetches().length).toBeLessThanOrEqual(PRELOADS_AT_ONCE + BY_ITSELF);
      // The queue goes on, and fetches nothing twice.
      for (const path of PAGES) await pointAt(page, path);
      await expect.poll(() => PAGES.filter((path) => !fetchedPaths().includes(path))).toEqual([]);
      expect(fetchedPaths()).toEqual([...new Set(fetchedPaths())]);
      expect(most).toBe(PRELOADS_AT_ONCE);
    },
  );

  test.skipIf(!isChromium)('those that are never answered are given up, and make room', async () => {
    const { page } = await visit();
    await page.clock.install();
    proxy.holdPrefetches();
    await open(page);
    await page.clock.runFor(1500);
    await expect.poll(inFlight).toBe(PRELOADS_AT_ONCE);
    const [first] = fetchedPaths();
    await page.clock.runFor(PREFETCH_LIMIT_MS);
    await expect.poll(() => prefetches().length).toBe(BY_ITSELF);
    await expect.poll(() => prefetches().find(({ path }) => path === first)?.isOver).toBe(true);
    expect(inFlight()).toBeLessThanOrEqual(PRELOADS_AT_ONCE);
  });

  test.skipIf(!isChromium)('a pointer that only crosses them asks for nothing', async () => {
    const { page } = await visit();
    await open(page);
    await expect.poll(() => prefetches().length).toBe(BY_ITSELF);
    const before = prefetches().length;
    await page.locator('body > nav a').evaluateAll((links) => {
      for (const each of links)
        for (const type of ['pointerover', 'pointerout'])
          each.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
    });
    await pageTimePasses(page, 300);
    expect(prefetches()).toHaveLength(before);
  });
});

describe('specification 9: the payload preload after 1 s is skipped on a very slow connection', () => {
  test.skipIf(!isChromium)('elsewhere the pages of links that are seen are fetched, a few, and no more', async () => {
    const { page } = await visit();
    await open(page);
    await expect.poll(() => prefetches().length).toBe(BY_ITSELF);
    await page.evaluate(() => scrollTo(0, 1e6));
    await untilAfter(page, 3000);
    expect(fetchedPaths()).toHaveLength(BY_ITSELF);
    expect(new Set(fetchedPaths()).size).toBe(BY_ITSELF);
  });

  test('on 2g nothing is fetched ahead, seen or pointed at', async () => {
    const { page } = await visit();
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }));
    await open(page);
    await untilAfter(page, 2000);
    for (const path of PAGES.slice(0, 5)) await pointAt(page, path);
    await link(page, '/pricing').click();
    await page.waitForURL('**/pricing');
    expect(prefetches()).toEqual([]);
  });
});

test.skipIf(!isChromium).each([
  ['pointed at', (page: Page) => pointAt(page, '/pricing')],
  ['focused', (page: Page) => link(page, '/pricing').focus()],
])('a page whose link was %s is there when it is asked for: nobody is asked again', async (_, want) => {
  const { page } = await visit();
  await open(page, true);
  await untilAfter(page, 1500);
  await want(page);
  await expect.poll(() => proxy.passed.some(({ path, isOver }) => path === '/pricing' && isOver)).toBe(true);
  await link(page, '/pricing').click();
  await page.waitForURL('**/pricing');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(proxy.passed.filter(({ path }) => path === '/pricing')).toMatchObject([{ isPrefetch: true }]);
});

test.skipIf(!isChromium)('a page whose link is touched is fetched as the finger comes down', async () => {
  const { page } = await visit(sizes.phone);
  await open(page, true);
  await untilAfter(page, 1500);
  await link(page, '/pricing').dispatchEvent('touchstart');
  await expect.poll(() => prefetches().some(({ path }) => path === '/pricing')).toBe(true);
});
