import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { CSS_BYTES, HTML_BYTES } from '../../scripts/budgets/page-limits.ts';
import { asleepLimit, awakeLimit } from '../../scripts/budgets/script-limits.ts';
import { weighPages } from '../../scripts/build/weigh.ts';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import { untilIdle, wakeUntouched } from './islands.ts';
import {
  axeViolations,
  brokenWords,
  columnStarts,
  excessWidth,
  printProblems,
  runningAnimations,
  unforcedColors,
} from './page-checks.ts';
import { documents } from './routes.ts';
import { watchScripts } from './script-weight.ts';
import { settled } from './settled.ts';
import { wakeIslands, watchViolations } from './violations.ts';

const visit = prepareBrowser();
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
const NOT_FOUND = '/nope';

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
  return { elsewhere, navigations, commons, violations: await watchViolations(page.context()) };
}

describe('every page, with scripts', () => {
  test.each([...documents, NOT_FOUND])('%s', async (path) => {
    const visitor = await visit({ ...sizes.desktop, colorScheme: 'light' });
    const { page } = visitor;
    const limitedAs = path === NOT_FOUND ? '/404' : path;
    const watched = await watch(page);
    const scripts = watchScripts(page);
    const response = await page.goto(path);
    await settled(page);
    await expect.poll(() => watched.commons.length).toBeGreaterThan(0);
    await untilIdle(page);
    await scripts.untilQuiet();
    if (path === NOT_FOUND) expectConsole(visitor, /status of 404/);

    expect.soft(watched.navigations, 'specification 2: it leads nobody elsewhere').toEqual([path]);
    expect.soft(watched.commons, 'specification 4: the site-wide content is fetched once').toEqual(['GET']);
    expect
      .soft(await scripts.bytes(), 'bytes of scripts before it is touched')
      .toBeLessThanOrEqual(asleepLimit(limitedAs));
    const mayBeKept = !response?.headers()['cache-control']?.includes('no-store');
    expect.soft(mayBeKept, 'it may be kept for the way back').toBe(path !== NOT_FOUND);
    expect.soft(await page.locator('html').getAttribute('data-unload'), 'nothing listens for its end').toBeNull();
    const isWithout = ['/profile', '/checkout'].includes(path);
    expect
      .soft(await page.locator('[data-overlay][aria-hidden=true]').count(), 'dark overlay elements')
      .toBe(isWithout ? 0 : 1);

    expect.soft(await runningAnimations(page), 'animations under reduced motion').toEqual([]);
    expect.soft(await unforcedColors(page), 'texts with a color of their own where colors are forced').toEqual([]);
    const wide = await columnStarts(page);
    expect.soft(wide.count, 'parts of sections').toBeGreaterThan(2);
    expect.soft(wide.offColumn, 'off a column at 1440 px').toEqual([]);
    expect.soft(await axeViolations(page), 'axe, light, desktop').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await axeViolations(page, 'contrast'), 'axe, dark, desktop').toEqual([]);
    await page.setViewportSize(sizes.phone.viewport);
    expect.soft(await axeViolations(page), 'axe, dark, phone').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await axeViolations(page, 'contrast'), 'axe, light, phone').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await excessWidth(page), 'pixels wider than a window of 320').toBeLessThanOrEqual(0);
    await page.setViewportSize(sizes.phone.viewport);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await excessWidth(page), 'pixels wider than a phone with text at 200 %').toBeLessThanOrEqual(0);
    expect.soft(await brokenWords(page), 'words of the title broken by text at 200 %').toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 1280, height: 900 });
    expect.soft((await columnStarts(page)).offColumn, 'off a column at 1280 px').toEqual([]);

    const islands = await wakeUntouched(page);
    await scripts.untilQuiet();
    // Scripts of the payment provider, or of its simulator, are not the site's.
    const bytes = await scripts.bytes({ but: /\/assets\/paddle-/ });
    expect.soft(bytes, 'bytes of scripts with every island awake').toBeLessThanOrEqual(awakeLimit(limitedAs));
    expect.soft(bytes, 'with React where there is an island').toBeGreaterThan(islands > 0 ? 50_000 : 0);
    await wakeIslands(page);
    expect.soft(watched.violations, 'what its policy stopped').toEqual([]);
    expect.soft(watched.elsewhere, 'requests to other hosts').toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect.soft(await printProblems(page, 'A4'), 'on paper, from the dark theme').toEqual([]);
  });
});

describe('every page, without scripts', () => {
  test.each([...documents, NOT_FOUND])('%s', async (path) => {
    const visitor = await visit({ ...sizes.phone, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(path);
    if (path === NOT_FOUND) expectConsole(visitor, /status of 404/);
    expect.soft(await page.locator('main h1').isVisible(), 'its title is shown').toBe(true);
    expect.soft((await page.locator('main').innerText()).length, 'letters of its text').toBeGreaterThan(60);
    const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
    expect.soft(await links.count(), 'links of its footer').toBeGreaterThan(3);
    await page.setViewportSize(sizes.desktop.viewport);
    expect.soft(await printProblems(page, 'Letter'), 'on paper').toEqual([]);
  });
});

/** Crawlers, and programs without a browser's name, get other error pages (specification 8). */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** Parts that the HTML of a page has exactly once, such as those of the one layout (specification 2). */
const REQUIRED_ONCE = [
  /<h1[\s>]/,
  /<html[^>]* lang="en"/,
  /<title>[^<]{5,}<\/title>/,
  /<meta name="description" content="[^"]{21,}"/,
  /<header[^>]*data-section="site-header"/,
  /<main id="main"/,
  /<footer[^>]*data-section="footer"/,
];
const ERROR_SCREEN = [/<section[^>]*data-section="error-screen"/];

describe('the HTML of every page', () => {
  test.each([
    ...documents.map((path) => [path, 200, [/<link rel="canonical"/, /<meta property="og:title"/]] as const),
    [NOT_FOUND, 404, ERROR_SCREEN] as const,
    ...['/410.html', '/500.html', '/503.html', '/error.html'].map((path) => [path, 200, ERROR_SCREEN] as const),
  ])('%s is valid and complete', async (path, status, more) => {
    const headers = { accept: 'text/html', 'user-agent': BROWSER };
    const response = await fetch(inject('origin') + path, { redirect: 'manual', headers });
    const html = await response.text();
    expect.soft(response.status, 'specification 2: no route is guarded').toBe(status);
    expect.soft(html, 'specification 2: no middleware').not.toContain('data-middleware');
    const others = [...REQUIRED_ONCE, ...more].filter((part) => html.match(new RegExp(part, 'g'))?.length !== 1);
    expect.soft(others, 'missing, or there more than once').toEqual([]);
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ line, ruleId, message }) => `line ${line}, ${ruleId}: ${message}`)).toEqual([]);
  });
});

test('each page has at most 14,336 bytes of HTML and 12,288 of styles, compressed', () => {
  const pages = weighPages(join(import.meta.dirname, '../../site/build/client'));
  expect(pages.map(({ path }) => path).toSorted()).toEqual(documents);
  expect(pages.filter(({ html, css }) => css === 0 || html > HTML_BYTES || css > CSS_BYTES)).toEqual([]);
});
