import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { sizes, prepareBrowser } from './browser.ts';
import { asleep } from './islands.ts';
import { pageTimePasses } from './page-time.ts';
import { watchScripts } from './script-weight.ts';

const visit = prepareBrowser();

describe('the hero', () => {
  test('is asleep until it is touched, and the press that wakes it counts', async () => {
    const { page } = await visit();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const before = scripts.length;
    const picture = page.getByRole('button', { name: 'Zoom into the recording' });
    expect(await picture.getAttribute('aria-pressed')).toBe('false');

    await picture.click({ position: { x: 200, y: 120 } });
    await expect.poll(() => picture.getAttribute('aria-pressed')).toBe('true');
    expect(scripts.length).toBeGreaterThan(before);

    // In the same place: elsewhere it would move on. Sooner it would be a double click, which is one press.
    await pageTimePasses(page, 600);
    await picture.click({ position: { x: 200, y: 120 } });
    await expect.poll(() => picture.getAttribute('aria-pressed')).toBe('false');
  });

  test('answers to the keyboard from the first press', async () => {
    const { page } = await visit();
    await page.goto('/', { waitUntil: 'networkidle' });
    const picture = page.getByRole('button', { name: 'Zoom into the recording' });
    await picture.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => picture.getAttribute('aria-pressed')).toBe('true');
  });

  test('stays a picture where its script cannot be had', async () => {
    const { page, consoleErrors } = await visit();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route('**/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Zoom into the recording' }).click();
    await page.getByRole('main').getByRole('link', { name: 'See plans' }).first().click();
    await page.waitForURL('**/pricing');
    // The browser itself names what it could not fetch.
    expect(consoleErrors.every((text) => text.includes('ERR_FAILED'))).toBe(true);
    consoleErrors.length = 0;
  });
});

describe('the call to action', () => {
  const handOff = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Send to my Mac' }).first();
  const download = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Download for Mac' });

  test('sends the download page to a Mac from a phone: the share sheet opens', async () => {
    const { page } = await visit(sizes.phone);
    await page.addInitScript(() => {
      Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(Object.assign(globalThis, { data })) });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await download(page).count()).toBe(0);
    await handOff(page).click();
    const shared = await page.evaluate(() => (globalThis as unknown as { data: ShareData }).data);
    expect(new URL(shared.url ?? '').pathname).toBe('/download');
    expect(await page.locator('[data-island="call-to-action"]').count()).toBe(0);
  });

  test('is an email on a phone without scripts', async () => {
    const { page } = await visit({ ...sizes.phone, javaScriptEnabled: false });
    await page.goto('/');
    expect(await handOff(page).isVisible()).toBe(true);
    expect(await handOff(page).getAttribute('href')).toMatch(/^mailto:\?subject=Onset&body=https?:.*\/download$/);
  });
});

describe('an island that wakes when it is seen', () => {
  const island = (page: Page) => page.locator('[data-wakes=visible]');

  // The browser itself sends one `pointermove` to a page that comes under a pointer at rest, also here.
  test.each<[string, (page: Page) => Promise<void>]>([
    ['a pointer that moves', (page) => page.mouse.move(40, 40, { steps: 4 })],
    ['a key', (page) => page.keyboard.press('Shift')],
    ['a scroll', (page) => page.mouse.wheel(0, 40)],
  ])('sleeps in the first view of a page nobody has touched, until %s', async (_name, sign) => {
    const { page } = await visit();
    await page.goto('/features', { waitUntil: 'networkidle' });
    const box = await island(page).boundingBox();
    expect(box?.y).toBeLessThan(sizes.desktop.viewport.height);
    expect(await asleep(page)).toBe(1);
    await sign(page);
    await expect.poll(() => asleep(page)).toBe(0);
  });

  test('sleeps on below the view, though the visitor has moved, and wakes when it is scrolled to', async () => {
    const { page } = await visit({ viewport: { width: 1440, height: 400 } });
    const scripts = watchScripts(page);
    await page.goto('/screen-recording-software', { waitUntil: 'networkidle' });
    await page.mouse.move(40, 40, { steps: 4 });
    await scripts.untilQuiet();
    expect(await asleep(page)).toBe(1);
    await island(page).scrollIntoViewIfNeeded();
    await expect.poll(() => asleep(page)).toBe(0);
  });
});
