import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { prepareBrowser, sizes } from './browser.ts';
import { newPerson, register } from './people.ts';
import { routes } from './routes.ts';

const visit = prepareBrowser();

/**
 * The columns, of the twelve that sections share, at which the parts of each section begin: 1, 5 and 9 are the thirds. A
 * part that begins elsewhere counts with its fraction. What stands in a drawing or in a card is not looked at.
 */
function columnStarts(page: Page): Promise<{ section: string; part: string; column: number }[]> {
  return page.evaluate(() => {
    const found: { section: string; part: string; column: number }[] = [];
    for (const section of document.querySelectorAll<HTMLElement>('[data-section]')) {
      const pageBox = [...section.querySelectorAll<HTMLElement>('*')].find((each) => each.classList.contains('page'));
      if (!pageBox?.checkVisibility()) continue;
      const { left, width } = pageBox.getBoundingClientRect();
      const step = (width + 24) / 12;
      for (const grid of [pageBox, ...pageBox.querySelectorAll<HTMLElement>('div, nav, ul')]) {
        const { display, gridTemplateColumns } = getComputedStyle(grid);
        if (display !== 'grid' || gridTemplateColumns.split(' ').length < 2) continue;
        if (grid.closest('[aria-hidden=true], [role=img], figure, [data-slot=card], form, [data-slot=deletion]'))
          continue;
        for (const part of grid.children) {
          // What says nothing, such as a rail, stands between columns.
          if (!part.checkVisibility() || part.textContent === '') continue;
          if (part.getBoundingClientRect().width === 0) continue;
          const column = (part.getBoundingClientRect().left - left) / step + 1;
          found.push({
            section: section.dataset['section'] ?? '',
            part: (part.textContent ?? '').slice(0, 40),
            column: Math.round(column * 100) / 100,
          });
        }
      }
    }
    return found;
  });
}

/** A fiftieth of a column is two pixels: a border, and what rounding leaves. */
const isOffColumn = ({ column }: { column: number }): boolean => Math.abs(column - Math.round(column)) > 0.02;

const WIDTHS = [1280, 1440] as const;

test.each(routes)('the parts of sections begin on a column of the page, at 1280 and 1440 px: %s', async (path) => {
  const { page } = await visit({ viewport: { width: 1280, height: 900 } });
  await page.goto(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const starts = await columnStarts(page);
    expect(starts.length, `parts at ${width} px`).toBeGreaterThan(2);
    expect(starts.filter(isOffColumn), `off a column at ${width} px`).toEqual([]);
  }
});

describe.each(WIDTHS)('at %i px', (width) => {
  test('the parts of the card of prices begin on a column too, and the links of the header', async () => {
    const { page } = await visit({ viewport: { width, height: 900 } });
    await page.goto('/pricing');
    const left = async (text: string): Promise<number> =>
      page
        .getByText(text, { exact: true })
        .first()
        .evaluate((each) => {
          const words = document.createRange();
          words.selectNodeContents(each);
          return words.getBoundingClientRect().left;
        });
    const second = await left('What if it is not for me?');
    expect(Math.abs((await left('Product')) - second)).toBeLessThan(1);
    const third = await left('Account');
    expect(Math.abs((await left('In every plan')) - third)).toBeLessThan(1);
    const buy = await page.getByRole('main').getByRole('link', { name: 'Buy Onset' }).boundingBox();
    expect(Math.abs((buy?.x ?? 0) - second)).toBeLessThan(1);
  });
});

// The form of an account needs more than a third of a tablet, so pages of forms are halved there.
test.each(['/', '/pricing', '/404'])('on a tablet too, where no form needs the room: %s', async (path) => {
  const { page } = await visit({ viewport: { width: 820, height: 1180 } });
  await page.goto(path);
  const starts = (await columnStarts(page)).filter(({ section }) => section !== 'pricing');
  expect(starts.length).toBeGreaterThan(2);
  expect(starts.filter(isOffColumn)).toEqual([]);
});

test('the fields of the password are as wide as those of the details', async () => {
  const { page } = await visit({ viewport: { width: 1280, height: 900 } });
  await register(page, newPerson());
  const width = async (label: string, section: string): Promise<number | undefined> =>
    (await page.locator(`[data-section="${section}"]`).getByLabel(label, { exact: true }).boundingBox())?.width;
  const details = await width('Username', 'profile-form');
  expect(details).toBeGreaterThan(200);
  expect(await width('New password', 'change-password-form')).toBeCloseTo(details ?? 0, 0);
});

test('the links of the footer keep to one line on a tablet', async () => {
  const { page } = await visit({ viewport: { width: 820, height: 1180 } });
  await page.goto('/pricing');
  const heights = await Promise.all(
    (await page.getByRole('navigation', { name: 'Footer' }).getByRole('link').all()).map(
      // An engine may tell of a fraction more by where it stands.
      async (link) => Math.round((await link.boundingBox())?.height ?? 0),
    ),
  );
  expect(new Set(heights).size).toBe(1);
});

describe('with text at 200 % on a phone', () => {
  test.each(routes)('%s: nothing is wider than the screen, and the menu is in reach', async (path) => {
    const { page } = await visit(sizes.phone);
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const menu = page.getByRole('button', { name: 'Menu' });
    const box = await menu.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await menu.click();
    const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' });
    expect(await link.isVisible()).toBe(true);
    const place = await link.boundingBox();
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});

test('with text at 200 % on a phone, no word of the title of an error is broken', async () => {
  const { page } = await visit(sizes.phone);
  await page.goto('/500.html');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const broken = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const text = title.firstChild;
    if (text === null) return ['no title'];
    return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
  expect(broken).toEqual([]);
});

test('a comparison is a table from 768 px: a row has its feature and its cells on one line', async () => {
  const { page } = await visit({ viewport: { width: 768, height: 1024 } });
  await page.goto('/vs-screen-studio');
  const row = page.locator('[data-section=comparison-table] tr:has(td)').first();
  const tops = await row
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});
