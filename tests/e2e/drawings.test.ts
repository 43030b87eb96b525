import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { prepareBrowser, sizes } from './browser.ts';
import { isChromium } from './engine.ts';

const visit = prepareBrowser();

/** How many frames of drawings the page has, and how many of them show a drawing. */
const frames = (page: Page): Promise<{ all: number; filled: number }> =>
  page.locator('[data-slot=drawing]').evaluateAll((all) => ({
    all: all.length,
    filled: all.filter((frame) => (frame.querySelector(':scope > div')?.getBoundingClientRect().height ?? 0) > 50)
      .length,
  }));

describe('a drawing', () => {
  test.skipIf(!isChromium)('is loaded when its frame comes near the window, and moves nothing', async () => {
    const { page } = await visit(sizes.phone);
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const { all } = await frames(page);
    expect(all).toBeGreaterThan(5);
    expect((await frames(page)).filled).toBeLessThan(all);
    for (const frame of await page.locator('[data-slot=drawing]').all()) {
      await frame.scrollIntoViewIfNeeded();
      await frame.locator('> div').waitFor();
    }
    expect((await frames(page)).filled).toBe(all);
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved);
    expect(moved.filter((value) => value >= 0.001)).toEqual([]);
  });

  test('is a still image without scripts, as large as its frame', async () => {
    const { page } = await visit({ ...sizes.phone, javaScriptEnabled: false });
    await page.goto('/');
    const images = page.locator('[data-slot=drawing] img');
    expect(await images.count()).toBeGreaterThan(5);
    const first = images.first();
    await first.scrollIntoViewIfNeeded();
    await first.evaluate((image: HTMLImageElement) => image.decode());
    const sizesOf = await first.evaluate((image) =>
      [image, image.closest('[data-slot=drawing]')].map((each) =>
        Math.round(each?.getBoundingClientRect().height ?? 0),
      ),
    );
    expect(sizesOf[0]).toBeGreaterThan(50);
    expect(sizesOf[0]).toBe(sizesOf[1]);
  });

  test.skipIf(!isChromium)('is printed although it was not loaded', async () => {
    const { page } = await visit(sizes.desktop);
    await page.goto('/');
    const { all, filled } = await frames(page);
    expect(filled).toBeLessThan(all);
    const pdf = await page.pdf({ format: 'A4' });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
    // A line of the captions that the last drawing of the page shows.
    expect(text).toContain('stays where it was');
  });
});
