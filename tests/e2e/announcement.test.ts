import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { prepareBrowser } from './browser.ts';

const visit = prepareBrowser();

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });

/** What the commons hold for the bar; null while they hold nothing for it. */
let held: string | null;

/** Opens a page and waits until it has kept what the commons hold; returns how far anything on it moved. */
async function open(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { moved: number }).moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('onset_announcement'))).toBe(held);
  return page.evaluate(() => (globalThis as unknown as { moved: number }).moved);
}

/** What the commons hold for the bar, from here on. */
async function announce(page: Page, value: string | null): Promise<void> {
  held = value;
  const data = value === null ? [] : [{ key: 'announcement', value }];
  await page.route('**/api/commons', (route) => route.fulfill({ json: { data } }));
}

test('a text of the commons is shown from the next page on, and nothing moves', async () => {
  const { page } = await visit();
  await announce(page, '**Onset 1.12.0** is here. [See what changed](/pricing)');
  expect(await open(page, '/')).toBeLessThan(0.001);
  await expect.poll(() => bar(page).isVisible()).toBe(false);
  expect(await open(page, '/pricing')).toBeLessThan(0.001);
  expect(await bar(page).innerText()).toContain('Onset 1.12.0 is here. See what changed');
  expect(await bar(page).getByRole('link').getAttribute('href')).toBe('/pricing');
});

test('its words are there before any script but the one in the head', async () => {
  const { page } = await visit();
  await announce(page, 'Back at [noon](/pricing)');
  await open(page, '/');
  await page.route('**/*.js', () => {});
  await page.goto('/pricing', { waitUntil: 'commit' });
  await bar(page).waitFor();
  const words = await page
    .locator('[data-announcement-kept]')
    .evaluate((element) => getComputedStyle(element, '::before').content);
  expect(words).toBe('"Back at noon"');
});

test('a text that was closed stays closed, on every page and from the first paint; another one is shown', async () => {
  const { page } = await visit();
  await announce(page, 'First');
  await open(page, '/');
  await open(page, '/');
  await bar(page).getByRole('button', { name: 'Close the announcement' }).press('Enter');
  expect(await bar(page).isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.closest('header')?.tagName)).toBe('HEADER');
  expect(await open(page, '/pricing')).toBeLessThan(0.001);
  expect(await bar(page).isVisible()).toBe(false);
  await announce(page, 'Second');
  await open(page, '/');
  await open(page, '/');
  expect(await bar(page).innerText()).toContain('Second');
});

test('a text that the commons hold no longer goes with the next page', async () => {
  const { page } = await visit();
  await announce(page, 'First');
  await open(page, '/');
  await announce(page, null);
  await open(page, '/');
  expect(await bar(page).isVisible()).toBe(true);
  await open(page, '/');
  expect(await bar(page).isVisible()).toBe(false);
});
