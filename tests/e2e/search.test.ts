import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { hasSample } from '../setup/samples.ts';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import { hold, openReady, untilIdle } from './waits.ts';

const visit = prepareBrowser();

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const results = (page: Page) => page.locator('[data-section="site-search"] ol a');
const isFocused = (page: Page) => field(page).evaluate((element) => element === document.activeElement);
const readFocused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? null);

test('the search index is small, revalidated, and without pages that may not be indexed (decision 0015)', async () => {
  const responses = await Promise.all(
    ['headings', 'texts'].map((name) =>
      fetch(`${inject('origin')}/search/${name}.json`, { headers: { 'Accept-Encoding': 'br' } }),
    ),
  );
  for (const { headers } of responses) {
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('ETag')).toBeTruthy();
  }
  const [headings = 0, texts = 0] = responses.map(({ headers }) => Number(headers.get('Content-Length')));
  expect(headings).toBeLessThan(24 * 1024);
  expect(texts).toBeLessThan(150 * 1024);
  const entries = z.array(z.object({ href: z.string() })).parse(await responses[0]?.json());
  const paths = new Set(entries.map(({ href }) => href.replace(/#.*/, '')));
  expect(paths).toContain('/pricing');
  for (const path of ['/404', '/profile', '/newsletter']) expect(paths).not.toContain(path);
});

test.runIf(hasSample('posts'))(
  'the search works by keyboard: / focuses it, arrows move through the results, Escape clears it, Enter opens a result',
  async () => {
    const { page } = await visit();
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/search/')) requested.push(pathname);
    });
    await openReady(page, '/changelog');
    expect(requested).toEqual([]);
    // The key works once its code is loaded.
    await expect
      .poll(async () => {
        await page.keyboard.press('/');
        return isFocused(page);
      })
      .toBe(true);
    expect(await field(page).inputValue()).toBe('');
    await expect.poll(() => requested.toSorted()).toEqual(['/search/headings.json', '/search/texts.json']);
    await page.keyboard.type('zoom');
    await results(page).nth(1).waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /results$/ })
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await readFocused(page)).toBe(await results(page).nth(1).textContent());
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await isFocused(page)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    expect(await field(page).inputValue()).toBe('zoom');
    await page.keyboard.press('Escape');
    expect(await field(page).inputValue()).toBe('');
    expect(await results(page).first().isVisible()).toBe(false);

    await page.keyboard.type('silence');
    await results(page).nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${second}`);
  },
);

test.runIf(hasSample('posts'))('results by headings stay in place, with the focus, when the texts arrive', async () => {
  const { page } = await visit();
  const release = await hold(page, '**/search/texts.json');
  await openReady(page, '/blog');
  await field(page).fill('silence');
  await results(page).nth(1).waitFor();
  await field(page).press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const before = await results(page).allTextContents();
  const texts = page.waitForResponse('**/search/texts.json');
  release();
  await (await texts).finished();
  // The index of the texts is built in steps, with pauses between them.
  await untilIdle(page, 30);
  expect(await readFocused(page)).toBe(before[1]);
  expect(await results(page).allTextContents()).toEqual(before);
  // The next letter searches the texts too.
  await page.keyboard.press('Escape');
  await field(page).fill('subtitlers');
  await results(page).first().waitFor();
});

test.runIf(hasSample('posts'))(
  'Enter in the field opens the first result, also before anything is found, and a form submitted without scripts is answered',
  async () => {
    const { page } = await visit();
    const release = await hold(page, '**/search/headings.json');
    await openReady(page, '/blog');
    await field(page).fill('silence');
    // Until the code of the search is loaded, Enter submits the form.
    await page.locator('[data-section=site-search][data-state=loading]').waitFor();
    await field(page).press('Enter');
    release();
    await page.waitForURL(({ pathname }) => pathname !== '/blog');
    await page.goto('/blog?q=silence');
    await results(page).first().waitFor();
    expect(await field(page).inputValue()).toBe('silence');
  },
);

test.runIf(hasSample('posts'))(
  'on a phone the search key shows the results, a button clears the field, and partial matches are announced',
  async () => {
    const { page } = await visit(sizes.phone);
    await page.goto('/blog');
    await field(page).fill('silence');
    await results(page).first().waitFor();
    await field(page).press('Enter');
    expect(await isFocused(page)).toBe(false);
    expect(await results(page).first().isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Clear the field' }).tap();
    await expect.poll(() => results(page).first().isVisible()).toBe(false);
    await field(page).fill('zoom karaoke');
    await page.getByRole('status').filter({ hasText: 'No page has all of these words. Closest matches:' }).waitFor();
    expect(await results(page).first().isVisible()).toBe(true);
    await field(page).fill('xyzzy <b>');
    await page.getByText('No results for “xyzzy <b>”').waitFor();
  },
);

describe.runIf(hasSample('posts'))('a page that doesn’t exist', () => {
  test.for([
    ['the server', false],
    ['a static host', true],
  ] as const)('searches for the words of its URL and links similar pages, on %s', async ([, isStatic]) => {
    const visitor = await visit();
    const { page } = visitor;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    if (isStatic)
      await page.route(/\/(?:guides|blog)\//, async (route) => {
        await route.fulfill({ response: await route.fetch({ url: `${inject('origin')}/404` }), status: 404 });
      });
    for (const [path, words, found] of [
      ['/guides/pricng.html', 'guides pricng', 'Pricing'],
      ['/blog/how-long-shuold-a-zoom-hold', 'blog how long shuold zoom hold', 'How long should a zoom hold?'],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(404);
      await results(page).filter({ hasText: found }).first().waitFor();
      expect(await field(page).inputValue()).toBe(words);
      expect(await results(page).count()).toBeLessThanOrEqual(3);
    }
    expect(requested).not.toContain('/search/texts.json');
    // A visitor who uses the search gets all results.
    await field(page).fill('silence');
    await results(page).nth(3).waitFor();
    expectConsole(visitor, /status of 404/);
  });

  test('shows no results if none are similar', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const index = page.waitForResponse('**/search/headings.json');
    await page.goto('/xyzzy');
    await (await index).finished();
    await untilIdle(page, 30);
    expect(await field(page).inputValue()).toBe('xyzzy');
    expect(await page.getByText('No results for').isVisible()).toBe(false);
    expectConsole(visitor, /status of 404/);
  });
});

test.runIf(hasSample('posts'))(
  'a search that fails to load reports it, and works when the connection is back',
  async () => {
    const visitor = await visit();
    const { page, context } = visitor;
    const notice = page.getByText('The search couldn’t be loaded', { exact: false });
    await openReady(page, '/blog');
    await context.setOffline(true);
    await field(page).fill('zoo');
    await notice.waitFor();
    await context.setOffline(false);
    await field(page).fill('zoom');
    await results(page).first().waitFor();
    expect(await notice.isVisible()).toBe(false);

    await page.route(/\/assets\/search-/, (route) => route.abort());
    await page.goto('/changelog');
    await field(page).fill('zoom');
    await notice.waitFor();
    expectConsole(visitor, /ERR_(?:INTERNET_DISCONNECTED|FAILED)/);
  },
);
