import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { expectConsole, sizes, prepareBrowser } from './browser.ts';
import type { Size } from './browser.ts';
import { newPerson, register } from './people.ts';
import { routes } from './routes.ts';

const visit = prepareBrowser();
const paths = [...routes, '/nope'];

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  describe.each(Object.keys(sizes) as Size[])('on a %s', (size) => {
    test.each(paths)('%s has no axe violation', async (path) => {
      const visitor = await visit({ ...sizes[size], colorScheme });
      await visitor.page.goto(path, { waitUntil: 'load' });
      if (path === '/nope') expectConsole(visitor, /status of 404/);
      const { violations } = await new AxeBuilder({ page: visitor.page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  });

  test('the profile of somebody signed in has no axe violation', async () => {
    const { page } = await visit({ ...sizes.desktop, colorScheme });
    await register(page, newPerson());
    await page.getByRole('textbox', { name: 'Username' }).waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('at 320 pixels', () => {
  test.each(paths)('%s does not scroll sideways', async (path) => {
    const visitor = await visit({ viewport: { width: 320, height: 640 } });
    await visitor.page.goto(path);
    if (path === '/nope') expectConsole(visitor, /status of 404/);
    const wider = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
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
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('questions open and close', async () => {
    const { page } = await visit();
    await page.goto('/pricing');
    const first = page.locator('summary').first();
    await first.focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('details').first().getAttribute('open')).not.toBeNull();
    await page.keyboard.press('Space');
    expect(await page.locator('details').first().getAttribute('open')).toBeNull();
  });

  test('the billing toggle follows the arrow keys', async () => {
    const { page } = await visit();
    await page.goto('/pricing');
    await page.getByRole('radio', { name: 'Yearly' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('$189').waitFor();
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
