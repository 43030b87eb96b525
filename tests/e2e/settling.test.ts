import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectConsole, prepareBrowser } from './browser.ts';
import { isChromium } from './engine.ts';
import { settled } from './settled.ts';

const visit = prepareBrowser();

/** The heights of what a page is made of, in whole pixels. */
const heights = (page: Page) =>
  page
    .locator("main > *, [data-section='footer']")
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().height)));

/** Where the page is scrolled to, once two pictures have shown the same. */
const place = (page: Page) =>
  page.evaluate(async () => {
    let before = -1;
    while (scrollY !== before) {
      before = scrollY;
      for (let frames = 0; frames < 10; frames += 1) await new Promise((done) => requestAnimationFrame(done));
    }
    return scrollY;
  });

describe('a page of which the first view is laid out first', () => {
  test.each(['/', '/features', '/privacy', '/login'])('has %s whole when it has settled', async (path) => {
    const { page } = await visit();
    await page.goto(path);
    await settled(page);
    const fresh = await heights(page);
    await page.reload();
    expect(await page.locator('html[data-settling]').count()).toBe(0);
    expect(fresh).toEqual(await heights(page));
  });

  test('comes back to where the reader was, by a reload and by the way back', async () => {
    const { page } = await visit();
    await page.goto('/features');
    await settled(page);
    await page.evaluate(() => scrollTo(0, 4000));
    const left = await place(page);
    await page.reload();
    expect(await place(page)).toBe(left);
    await page.goto('/privacy');
    await page.goBack();
    expect(await place(page)).toBe(left);
  });

  test('goes to the part that an address names', async () => {
    const { page } = await visit();
    await page.goto('/privacy');
    const id = await page.locator('main :is(h2, h3)[id]').last().getAttribute('id');
    await page.goto('/');
    await page.goto(`/privacy#${id}`);
    await place(page);
    expect(await page.locator(`[id="${id}"]`).evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(200);
  });

  test('keeps the reader’s place while it settles', async () => {
    const { page } = await visit();
    await page.addInitScript(() => {
      // The browser has nothing to do when the test says so.
      const waiting: (() => void)[] = [];
      Object.assign(globalThis, {
        waiting,
        requestIdleCallback: (work: () => void) => waiting.push(work),
      });
    });
    await page.goto('/features', { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, 3000));
    await place(page);
    const seen = page.locator('main :is(h2, h3)').filter({ visible: true });
    const top = () =>
      seen.evaluateAll((all) => {
        const inSight = all.find((each) => each.getBoundingClientRect().top > 0);
        return { text: inSight?.textContent, top: Math.round(inSight?.getBoundingClientRect().top ?? -1) };
      });
    const before = await top();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { waiting } = globalThis as unknown as { waiting: (() => void)[] };
          for (const work of waiting.splice(0)) work();
          return 'settling' in document.documentElement.dataset;
        }),
      )
      .toBe(false);
    await place(page);
    const after = await top();
    expect(after.text).toBe(before.text);
    expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2);
  });

  test.skipIf(!isChromium)('shows what is scrolled to though its scripts never come', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    const last = page.locator('main h2').last();
    const isDrawn = () => last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isDrawn()).toBe(false);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isDrawn).toBe(true);
    expectConsole(visitor, /ERR_FAILED/);
  });
});
