import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { prepareBrowser, sizes } from './browser.ts';

const visit = prepareBrowser();

/** The menu that is open, if any. */
const openMenu = (page: Page) => page.locator('header :popover-open');

describe('a menu of the header and the Tab key', () => {
  test.each([
    ['the menu of small screens', 'phone', 'Menu'],
    ['a menu of pages', 'desktop', 'Product'],
  ] as const)('%s closes when the focus leaves it, and not before', async (_, size, name) => {
    const { page } = await visit(sizes[size]);
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = openMenu(page);
    await menu.waitFor();
    const links = await menu.getByRole('link').filter({ visible: true }).count();
    for (let link = 0; link < links; link += 1) await page.keyboard.press('Tab');
    expect(await menu.count(), 'menus open on the last link').toBe(1);
    await page.keyboard.press('Tab');
    await menu.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true);
  });

  test('closes by the button that opened it, which is named for that', async () => {
    const { page } = await visit(sizes.phone);
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await openMenu(page).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Close menu' }).click();
    await openMenu(page).waitFor({ state: 'detached' });
  });

  test('stays open when the focus goes back to its button', async () => {
    const { page } = await visit(sizes.phone);
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await openMenu(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await openMenu(page).count()).toBe(1);
  });
});
