import { describe, expect, test } from 'vitest';
import { prepareBrowser, sizes } from './browser.ts';
import { findAxeViolations } from './rendered-page.ts';
import { newPerson, register } from './people.ts';

const visit = prepareBrowser();

describe('axe finds no violation', () => {
  test.each(['light', 'dark'] as const)('of the profile of somebody signed in, %s', async (colorScheme) => {
    const { page } = await visit({ ...sizes.desktop, colorScheme });
    await register(page, newPerson());
    await page.getByRole('textbox', { name: 'Username' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });
});

describe('by keyboard', () => {
  test('the first stop leads past the header', async () => {
    const { page } = await visit();
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /skip/i });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    // The browser moves the focus some time after the key.
    await page.locator('main:focus').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('the menu opens, closes with Escape, and gives the focus back', async () => {
    const { page } = await visit(sizes.phone);
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(false);
    expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
  });
});
