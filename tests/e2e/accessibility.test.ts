import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectConsole, sizes, prepareBrowser } from './browser.ts';
import { newPerson, register } from './people.ts';
import { documents, routes } from './routes.ts';
import { settled } from './settled.ts';

const visit = prepareBrowser();
const paths = [...routes, '/nope'];

/** What axe finds wrong with a page as it is now: of everything, or of its colours alone. */
async function violationsOf(page: Page, what: 'everything' | 'colours'): Promise<unknown[]> {
  // In the page itself, where there are no frames: elsewhere each analysis opens a page to put its parts together. What
  // is no violation is not written out.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (what === 'colours' ? axe.withRules('color-contrast') : axe).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** By how many pixels a page is wider than its window. */
const wider = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What moves on a page. */
const moving = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => (animation.effect as KeyframeEffect | null)?.target?.outerHTML),
  );

/** The headings, links and other words of a page that have not got a colour of the system where colours are forced. */
async function unreadWhereForced(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const unread = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    const systemColor = (name: string): string => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const allowed = new Set(
      ['CanvasText', 'LinkText', 'VisitedText', 'ButtonText', 'GrayText', 'HighlightText', 'ActiveText'].map(
        systemColor,
      ),
    );
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, summary, label, td, th')]
      .filter((each) => each.checkVisibility() && each.closest('[aria-hidden=true], [role=img]') === null)
      .filter((each) => each.innerText.trim() !== '' && !allowed.has(getComputedStyle(each).color))
      .map((each) => each.outerHTML.slice(0, 120));
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return unread;
}

/** Switches the page to the color scheme of the system. */
const show = (page: Page, theme: 'light' | 'dark'): Promise<void> => page.emulateMedia({ colorScheme: theme });

// One visit for all that a visitor may have asked of their system: another theme changes nothing but colours, and is
// looked at for these alone.
describe('whatever a visitor has asked of their system', () => {
  test.each([...documents, '/nope'])('%s can be read: motion, colours, axe, 320 pixels', async (path) => {
    const visitor = await visit({ ...sizes.desktop, colorScheme: 'light', reducedMotion: 'reduce' });
    const { page } = visitor;
    await page.goto(path, { waitUntil: 'load' });
    await settled(page);
    if (path === '/nope') expectConsole(visitor, /status of 404/);
    expect(await moving(page), 'what moves where motion is not wanted').toEqual([]);
    expect(await unreadWhereForced(page), 'what has a colour of its own where colours are forced').toEqual([]);
    expect(await violationsOf(page, 'everything'), 'light, desktop').toEqual([]);
    await show(page, 'dark');
    expect(await violationsOf(page, 'colours'), 'dark, desktop').toEqual([]);
    await page.setViewportSize(sizes.phone.viewport);
    expect(await violationsOf(page, 'everything'), 'dark, phone').toEqual([]);
    await show(page, 'light');
    expect(await violationsOf(page, 'colours'), 'light, phone').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await wider(page), 'pixels wider than a window of 320').toBeLessThanOrEqual(0);
  });
});

describe('axe finds no violation', () => {
  test.each(['light', 'dark'] as const)('of the profile of somebody signed in, %s', async (colorScheme) => {
    const { page } = await visit({ ...sizes.desktop, colorScheme });
    await register(page, newPerson());
    await page.getByRole('textbox', { name: 'Username' }).waitFor();
    expect(await violationsOf(page, 'everything')).toEqual([]);
  });
});

describe('without scripts', () => {
  test.each(paths)('%s says what it is for, in words that can be seen', async (path) => {
    const visitor = await visit({ ...sizes.phone, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(path);
    if (path === '/nope') expectConsole(visitor, /status of 404/);
    expect(await page.locator('main h1').isVisible()).toBe(true);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(60);
    expect(await page.getByRole('navigation', { name: 'Footer' }).getByRole('link').count()).toBeGreaterThan(3);
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
    await page.locator('[data-section="pricing"]').getByText('$189').waitFor();
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
