import type { Page, Request } from 'playwright';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { initialScriptLimit, totalScriptLimit } from '../../scripts/budgets/script-limits.ts';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import { register } from './people.ts';
import {
  findAxeViolations,
  findBrokenWords,
  findOffColumnParts,
  measureOverflow,
  findPrintProblems,
  findRepeatedTransitionNames,
  findRunningAnimations,
  findUnforcedColors,
  PAPER,
} from './rendered-page.ts';
import { documents, routes } from './routes.ts';
import { hydrateAutomaticIslands, hydrateIslands, openReady, settled, untilIdle, untilReady } from './waits.ts';

const visit = prepareBrowser();
const NOT_FOUND = '/nope';
const ERROR_PAGES = ['/410.html', '/500.html', '/503.html', '/error.html'];

const LIMITS = 'The limits are in scripts/budgets/script-limits.ts';

/** Time without a request after which a page is quiet, in milliseconds. */
const QUIET_MS = 500;

/** Compressed size of each script in bytes, by URL. */
const scriptSizes = new Map<string, Promise<number>>();

/** Records the scripts that a page requests. */
function watchScripts(page: Page) {
  const scripts = new Set<string>();
  const open = new Set<Request>();
  let changed = performance.now();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(origin + pathname);
    if (!['script', 'fetch', 'xhr'].includes(request.resourceType())) return;
    open.add(request);
    changed = performance.now();
  });
  const close = (request: Request): void => {
    if (open.delete(request)) changed = performance.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return {
    /** Returns the compressed bytes of the scripts, without those whose URL matches. A script that is requested twice counts once. */
    async bytes(ignored?: RegExp): Promise<number> {
      const sizesInBytes = await Promise.all([...scripts].filter((url) => !ignored?.test(url)).map(sizeOf));
      return sizesInBytes.reduce((sum, size) => sum + size, 0);
    },
    /** Waits until no script or API request has started or ended for half a second. */
    async untilQuiet(): Promise<void> {
      await expect.poll(() => open.size === 0 && performance.now() - changed >= QUIET_MS).toBe(true);
    },
  };
}

function sizeOf(url: string): Promise<number> {
  const size = scriptSizes.get(url) ?? fetchSize(url);
  scriptSizes.set(url, size);
  return size;
}

/** Requests a script as a browser does. The page's own response may come from its cache, which has no size. */
async function fetchSize(url: string): Promise<number> {
  expect(url.startsWith(inject('origin')), `${url} is a script of the site`).toBe(true);
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  await response.body?.cancel();
  expect([response.status, response.headers.get('Content-Encoding')], `response for ${url}`).toEqual([200, 'br']);
  return Number(response.headers.get('Content-Length'));
}

/** Starts to record what a page does that it shouldn't, before it is opened. */
async function watch(page: Page) {
  const elsewhere: string[] = [];
  const navigations: string[] = [];
  const commons: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== inject('origin') && url.protocol !== 'data:') elsewhere.push(url.href);
    if (url.pathname === '/api/commons') commons.push(request.method());
  });
  page.on('framenavigated', (frame) => navigations.push(new URL(frame.url()).pathname));
  await page.addInitScript(() => {
    globalThis.addEventListener = new Proxy(globalThis.addEventListener, {
      apply(add, target, [type, ...rest]: Parameters<typeof globalThis.addEventListener>) {
        if (type.endsWith('unload')) document.documentElement.dataset['unload'] = type;
        Reflect.apply(add, target ?? globalThis, [type, ...rest]);
      },
    });
  });
  return { elsewhere, navigations, commons };
}

/** Returns by how much an overlay darkens the margin below the header: the mean of the color channels, from 0 to 255. */
async function measureOverlay(page: Page): Promise<number> {
  const overlay = page.locator('[data-overlay]');
  const readBrightness = async (): Promise<number> => {
    const image = await page.screenshot({ clip: { x: 2, y: 72, width: 4, height: 4 } });
    const { channels } = await sharp(image).removeAlpha().stats();
    return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
  };
  if ((await overlay.count()) === 0) return 0;
  const withOverlay = await readBrightness();
  await overlay.evaluate((element) => element.style.setProperty('visibility', 'hidden'));
  const without = await readBrightness();
  await overlay.evaluate((element) => element.style.removeProperty('visibility'));
  return without - withOverlay;
}

describe('every page with JavaScript', () => {
  const pages = [...routes, NOT_FOUND].map((path, index) => [path, PAPER[index % 2] ?? 'A4'] as const);
  test.each(pages)('%s is accessible, prints on %s and stays within its limits', async (path, paper) => {
    const visitor = await visit({ ...sizes.desktop, colorScheme: 'light' });
    const { page } = visitor;
    const budgetPath = path === NOT_FOUND ? '/404' : path;
    const watched = await watch(page);
    const scripts = watchScripts(page);
    const response = await page.goto(path);
    await settled(page);
    expect.soft(await findRunningAnimations(page), 'animations under reduced motion').toEqual([]);
    await untilReady(page);
    await expect.poll(() => watched.commons.length).toBeGreaterThan(0);
    await untilIdle(page);
    await scripts.untilQuiet();
    if (path === NOT_FOUND) expectConsole(visitor, /status of 404/);

    expect.soft(watched.navigations, 'specification 2: no redirect').toEqual([path]);
    expect.soft(watched.commons, 'specification 4: the site-wide content is fetched once').toEqual(['GET']);
    expect
      .soft(await scripts.bytes(), `bytes of scripts before interaction. ${LIMITS}`)
      .toBeLessThanOrEqual(initialScriptLimit(budgetPath));
    const hasOverlay = !['/profile', '/checkout'].includes(path);
    expect.soft(await page.locator('[data-overlay]').count(), 'dark overlay').toBe(hasOverlay ? 1 : 0);
    expect.soft((await measureOverlay(page)) > 2, 'the dark overlay is visible').toBe(hasOverlay);

    expect.soft(await findRepeatedTransitionNames(page), 'repeated names of view transitions').toEqual([]);
    expect.soft(await findUnforcedColors(page), 'own colors where the system forces colors').toEqual([]);
    const parts = await findOffColumnParts(page);
    expect.soft(parts.count, 'parts of sections').toBeGreaterThan(2);
    expect.soft(parts.offColumn, 'off a column at 1440 px').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect.soft((await findOffColumnParts(page)).offColumn, 'off a column at 1280 px').toEqual([]);
    // The stories of the pages check light on a desktop.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(sizes.phone.viewport);
    expect.soft(await findAxeViolations(page), 'axe, dark, phone').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoOverflow(page);

    await hydrateAutomaticIslands(page);
    const islands = await hydrateIslands(page);
    await scripts.untilQuiet();
    // Scripts of the payment provider, or of its simulator, are not the site's.
    const bytes = await scripts.bytes(/\/assets\/paddle-/);
    expect
      .soft(bytes, `bytes of scripts with every island hydrated. ${LIMITS}`)
      .toBeLessThanOrEqual(totalScriptLimit(budgetPath));
    expect.soft(bytes, 'bytes with React where there is an island').toBeGreaterThan(islands > 0 ? 50_000 : 0);
    expect.soft(visitor.consoleErrors, 'console errors and CSP violations').toEqual([]);
    expect.soft(watched.elsewhere, 'requests to other hosts').toEqual([]);
    // Either would keep the page out of the back/forward cache.
    const isStored = !response?.headers()['cache-control']?.includes('no-store');
    expect.soft(isStored, 'the response may be stored').toBe(path !== NOT_FOUND);
    expect.soft(await page.locator('html').getAttribute('data-unload'), 'unload listener').toBeNull();
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect.soft(await findPrintProblems(page, paper), 'on paper, from the dark theme').toEqual([]);
  });

  test.each(ERROR_PAGES)('%s is accessible and readable', async (path) => {
    const { page } = await visit({ ...sizes.phone, colorScheme: 'dark' });
    await page.goto(path);
    expect.soft(await page.locator('[data-overlay]').count(), 'dark overlay').toBe(1);
    expect.soft(await findAxeViolations(page), 'axe, dark, phone').toEqual([]);
    await expectNoOverflow(page);
  });
});

test('the profile of a signed-in visitor is accessible and within its script limit', async () => {
  const { page } = await visit({ ...sizes.desktop, colorScheme: 'dark' });
  await register(page);
  const scripts = watchScripts(page);
  await openReady(page, '/profile');
  await page.getByRole('textbox', { name: 'Full name' }).waitFor();
  expect(await hydrateAutomaticIslands(page)).toBeGreaterThan(2);
  await scripts.untilQuiet();
  expect(await scripts.bytes()).toBeLessThanOrEqual(totalScriptLimit('/profile'));
  expect(await findAxeViolations(page)).toEqual([]);
});

/** Expects that a page fits a phone of 320 px and a phone with text at 200 %. */
async function expectNoOverflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await measureOverflow(page), 'overflow at 320 px').toBeLessThanOrEqual(0);
  await page.setViewportSize(sizes.phone.viewport);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await measureOverflow(page), 'overflow of a phone with text at 200 %').toBeLessThanOrEqual(0);
  expect.soft(await findBrokenWords(page), 'broken words of the title with text at 200 %').toEqual([]);
  const last = await page.getByRole('banner').locator(':is(a, button):visible').last().boundingBox();
  expect.soft(last && last.x + last.width, 'right edge of the last control in the header').toBeLessThanOrEqual(390);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

test('every other post and list of posts fits a phone', async () => {
  const { page } = await visit(sizes.phone);
  for (const path of documents.filter((each) => !routes.includes(each))) {
    await page.goto(path);
    await settled(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await measureOverflow(page), `overflow of ${path} at 320 px`).toBeLessThanOrEqual(0);
  }
});

test('every page without JavaScript shows its title, its content and the links of the footer, and no search', async () => {
  const visitor = await visit({ ...sizes.phone, javaScriptEnabled: false });
  const { page } = visitor;
  for (const path of [...routes, NOT_FOUND]) {
    await page.goto(path);
    expect.soft(await page.locator('main h1').isVisible(), `title of ${path}`).toBe(true);
    expect.soft((await page.locator('main').innerText()).length, `characters of ${path}`).toBeGreaterThan(50);
    const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
    expect.soft(await links.filter({ hasText: 'Refunds' }).count(), `legal links of the footer of ${path}`).toBe(1);
    expect.soft(await page.getByRole('searchbox').count(), `searches of ${path}`).toBe(0);
  }
  expectConsole(visitor, /status of 404/);
});
