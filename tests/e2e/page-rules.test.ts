import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { expectConsole, prepareBrowser, untilConsole } from './browser.ts';

const visit = prepareBrowser();

describe('the theme', () => {
  test('is the system’s until one is chosen, then it is kept', async () => {
    const { page } = await visit({ colorScheme: 'light' });
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.goto('/');
    const light = await ground();
    await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click();
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();

    await page.goto('/pricing');
    expect(await ground()).toBe(dark);
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);

    await page.getByRole('group', { name: 'Theme' }).getByText('System').click();
    await expect.poll(ground).toBe(light);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

/** Returns the mean brightness of the left edge of the window, where no content is: 0 to 255. */
async function measureEdge(page: Page): Promise<number> {
  const { height } = page.viewportSize() ?? { height: 0 };
  const clip = { x: 4, y: height / 3, width: 8, height: height / 3 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3;
}

test.each(['light', 'dark'] as const)('the dark overlay darkens the page in %s', async (colorScheme) => {
  const { page } = await visit({ colorScheme });
  await page.goto('/login');
  const shown = await measureEdge(page);
  await page.locator('[data-overlay]').evaluate((overlay) => overlay.remove());
  expect(await measureEdge(page)).toBeGreaterThan(shown + 1);
});

describe('fonts', () => {
  test('specification 9: count as loaded although neither fonts nor scripts arrive', async () => {
    const { page } = await visit();
    await page.route(/\.(?:woff2|js)$/, () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.classList.contains('fonts-loaded')))
      .toBe(true);
  });

  test('do not move anything when they arrive', async () => {
    const { page } = await visit();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { value: number };
          (globalThis as { shifted?: number }).shifted =
            ((globalThis as { shifted?: number }).shifted ?? 0) + shift.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (globalThis as { shifted?: number }).shifted ?? 0)).toBeLessThan(0.01);
  });
});

describe('site-wide content', () => {
  test('is put in where the page names it', async () => {
    const { page } = await visit();
    await page.route('**/api/commons', (route) =>
      route.fulfill({ json: { data: [{ key: 'tagline', value: 'Take two.' }] } }),
    );
    await page.goto('/');
    await page.getByRole('contentinfo').getByText('Take two.').waitFor();
  });

  test('has its fallback where it cannot be had', async () => {
    const visitor = await visit();
    await visitor.page.route('**/api/**', (route) => route.abort());
    const refused = visitor.page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/commons'));
    await visitor.page.goto('/');
    await refused;
    await visitor.page.getByText('Record your screen. Keep the good part.').waitFor();
    await untilConsole(visitor);
    expectConsole(visitor, /ERR_FAILED/);
  });
});
