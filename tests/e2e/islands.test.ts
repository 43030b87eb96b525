import { describe, expect, test } from 'vitest';
import { sizes, prepareBrowser } from './browser.ts';

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

    // In the same place: elsewhere it would move on.
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

  test('keeps its links working while it sleeps', async () => {
    const { page } = await visit();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('link', { name: 'See plans' }).first().click();
    await page.waitForURL('**/pricing');
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
  test('wakes when it comes into view, and offers a phone to hand off to a Mac', async () => {
    const { page } = await visit(sizes.phone);
    await page.goto('/', { waitUntil: 'networkidle' });
    const handOff = page.getByRole('button', { name: 'Send to my Mac' });
    expect(await handOff.count()).toBe(0);
    await page.locator('[data-section="call-to-action"]').scrollIntoViewIfNeeded();
    await handOff.waitFor();
  });
});
