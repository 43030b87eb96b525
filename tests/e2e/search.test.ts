import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import { hold } from './hold.ts';
import { untilIdle } from './islands.ts';

const visit = prepareBrowser();

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const results = (page: Page) => page.locator('[data-section="site-search"] ol a');
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.textContent ?? null);

/** What has been asked for that is the search's own. */
function watchFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/search[/-][^/]*\.js(?:on)?$/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test('is asked for when the field is, and not before', async () => {
  const { page } = await visit();
  const asked = watchFiles(page);
  await page.goto('/blog', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await field(page).focus();
  await expect
    .poll(() => asked.filter((path) => path.endsWith('.json')).toSorted())
    .toEqual(['/search/headings.json', '/search/texts.json']);
});

test('the index is small enough to be fetched as a whole, and kept fresh: decision 0015', async () => {
  const sizes = await Promise.all(
    ['headings', 'texts'].map(async (name) => {
      const response = await fetch(`${inject('origin')}/search/${name}.json`, {
        headers: { 'Accept-Encoding': 'br' },
      });
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
      expect(response.headers.get('ETag')).toBeTruthy();
      return Number(response.headers.get('Content-Length'));
    }),
  );
  expect(sizes[0]).toBeLessThan(24 * 1024);
  expect(sizes[1]).toBeLessThan(150 * 1024);
});

test('a page that is not to be found is not found', async () => {
  const response = await fetch(`${inject('origin')}/search/headings.json`);
  const entries = (await response.json()) as { readonly href: string }[];
  const paths = new Set(entries.map(({ href }) => href.replace(/#.*/, '')));
  expect(paths).toContain('/pricing');
  for (const path of ['/404', '/profile', '/newsletter']) expect(paths).not.toContain(path);
});

/** Presses the key of the search until its code is there and leads to the field. */
async function pressSearchKey(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('/');
      return field(page).evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
}

test('the / key leads to the field, the arrows through the results and back, Escape out', async () => {
  const { page } = await visit();
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await pressSearchKey(page);
  expect(await field(page).inputValue()).toBe('');
  await page.keyboard.type('zoom');
  await results(page).nth(1).waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /results$/ })
    .waitFor();
  expect(await page.locator('[data-section="site-search"] mark').first().textContent()).toMatch(/^zoom/i);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe(await results(page).nth(1).textContent());
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect(await field(page).inputValue()).toBe('zoom');
  await page.keyboard.press('Escape');
  expect(await field(page).inputValue()).toBe('');
  expect(await results(page).first().isVisible()).toBe(false);
});

/** Keeps the texts back until told: what is shown before is from the headings. */
const holdTexts = (page: Page): Promise<() => void> => hold(page, '**/search/texts.json');

test('Enter on a result leads to its page, and in the field to the first', async () => {
  const { page } = await visit();
  await holdTexts(page);
  await page.goto('/changelog', { waitUntil: 'networkidle' });
  await field(page).fill('silence');
  await results(page).nth(1).waitFor();
  const [first, second] = await results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await field(page).press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${second}`);
  await page.goto('/blog');
  await field(page).fill('silence');
  await results(page).nth(1).waitFor();
  await field(page).press('Enter');
  await page.waitForURL(`**${first}`);
});

test('the texts that come while somebody moves through the results leave them and the focus where they are', async () => {
  const { page } = await visit();
  const release = await holdTexts(page);
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await field(page).fill('silence');
  await results(page).nth(1).waitFor();
  await field(page).press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const before = await results(page).allTextContents();
  const texts = page.waitForResponse('**/search/texts.json');
  release();
  await (await texts).finished();
  // The index of the texts is made in steps, between which the page rests.
  await untilIdle(page, 30);
  expect(await focused(page)).toBe(before[1]);
  expect(await results(page).allTextContents()).toEqual(before);
  // The next letter asks all of it.
  await page.keyboard.press('Escape');
  await field(page).fill('subtitlers');
  await results(page).first().waitFor();
});

test('a search that was sent before the script was there is answered on the page it led to', async () => {
  const { page } = await visit();
  await page.goto('/blog?q=silence');
  await results(page).first().waitFor();
  expect(await field(page).inputValue()).toBe('silence');
});

test('Enter before anything is found means the first of all, and lapses where the visitor moves on', async () => {
  const { page } = await visit();
  const release = await holdTexts(page);
  const findHeadings = await hold(page, '**/search/headings.json');
  await page.goto('/blog', { waitUntil: 'load' });
  await field(page).fill('sound');
  await field(page).press('Enter');
  findHeadings();
  await results(page).first().waitFor();
  expect(await results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).not.toContain(
    '/blog',
  );
  await page.keyboard.press('Tab');
  const texts = page.waitForResponse('**/search/texts.json');
  release();
  await (await texts).finished();
  await untilIdle(page, 30);
  expect(new URL(page.url()).pathname).toBe('/blog');
  await field(page).fill('sound ');
  const first = await results(page).first().getAttribute('href');
  await field(page).press('Enter');
  await page.waitForURL(`**${first}`);
});

test('on a phone the search key shows the results, and the button empties the field', async () => {
  const { page } = await visit(sizes.phone);
  await page.goto('/blog');
  await field(page).fill('silence');
  await results(page).first().waitFor();
  await field(page).press('Enter');
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(false);
  expect(await results(page).first().isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Empty the field' }).tap();
  await expect.poll(() => results(page).first().isVisible()).toBe(false);
  expect(await field(page).inputValue()).toBe('');
});

test('says what was not found, and leads on', async () => {
  const { page } = await visit();
  await page.goto('/blog');
  await field(page).fill('xyzzy <b>');
  await page.getByText('Nothing about “xyzzy <b>”').waitFor();
  expect(await page.getByRole('search').getByRole('link', { name: 'Prices and questions' }).isVisible()).toBe(true);
});

describe('where something of it cannot be had', () => {
  const notThere = (page: Page) => page.getByText('The search could not be loaded', { exact: false });

  test('offline: it says so, and works when the connection is back', async () => {
    const visitor = await visit();
    const { page, context } = visitor;
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await field(page).fill('zoo');
    await notThere(page).waitFor();
    await context.setOffline(false);
    await field(page).fill('zoom');
    await results(page).first().waitFor();
    expect(await notThere(page).isVisible()).toBe(false);
    expectConsole(visitor, /ERR_INTERNET_DISCONNECTED/);
  });

  test('its script is blocked: it says so, and the page stays', async () => {
    const visitor = await visit();
    await visitor.page.route(/\/assets\/search-/, (route) => route.abort());
    await visitor.page.goto('/blog');
    await field(visitor.page).fill('zoom');
    await notThere(visitor.page).waitFor();
    expect(await visitor.page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expectConsole(visitor, /ERR_FAILED/);
  });
});
