import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { prepareBrowser, sizes } from './browser.ts';
import { isChromium } from './engine.ts';
import { newPerson, register } from './people.ts';

const visit = prepareBrowser();

/**
 * What moved on the page though nobody touched it: how much, and what. Less than a thousandth of the view is the width of
 * a letter in a drawing, whose font has come.
 */
async function shifts(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node | null }[] };
        const nodes = sources.map(({ node }) =>
          (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120),
        );
        if (value >= 0.001) moved.push(`${value.toFixed(4)} ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
}

describe('on a phone, nothing moves while a page loads', () => {
  test.skipIf(!isChromium)('/checkout, signed out', async () => {
    const { page } = await visit(sizes.phone);
    expect(await shifts(page, '/checkout?plan=yearly')).toEqual([]);
  });

  test.skipIf(!isChromium).each(['/', '/profile', '/checkout?plan=yearly'])('%s, signed in', async (path) => {
    const { page } = await visit(sizes.phone);
    await register(page, newPerson());
    await page.waitForLoadState('networkidle');
    expect(await shifts(page, path)).toEqual([]);
  });
});

test('who is signed in is said before any script but the one in the head has run', async () => {
  const { page } = await visit();
  const person = newPerson();
  await register(page, person);
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', () => {});
  await page.goto('/profile', { waitUntil: 'commit' });
  const shown = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await shown('[data-account-name]')).toBe(`"${person.username}"`);
  expect(await shown('[data-account-email]')).toBe(`"${person.email}"`);
});
