import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { prepareBrowser, sizes } from './browser.ts';

const visit = prepareBrowser();

const laptop = { viewport: { width: 1280, height: 720 } };
const INVITATION = 'Click anywhere in the recording';

const pictureOf = (page: Page): Locator => page.getByRole('button', { name: 'Zoom into the recording' });
const cursorOf = (page: Page): Locator => page.locator('[data-section=hero] [data-slot=cursor]');
const statusOf = (page: Page): Locator => page.locator('[data-section=hero]').getByRole('status');
const settingsOf = (page: Page): Promise<string> => page.locator('[data-slot=settings]:visible').innerText();

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${String(locator)} is not drawn`);
  return box;
}

/** Presses the picture at a share of its width and height, and returns where on the screen that is. */
async function pressAt(page: Page, across: number, down: number): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(pictureOf(page));
  // A click has whole pixels.
  const point = { x: Math.round(x + width * across), y: Math.round(y + height * down) };
  await page.mouse.click(point.x, point.y);
  return point;
}

const pressed = (page: Page): Promise<string | null> => pictureOf(page).getAttribute('aria-pressed');

async function goHome(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
}

describe('the first screen of the home page', () => {
  test.each([
    ['a small desktop', laptop],
    ['a phone', sizes.phone],
  ])('on %s shows the recording, and says that it can be tried', async (_name, size) => {
    const { page } = await visit(size);
    await goHome(page);
    const { height } = size.viewport;
    const invitation = await boxOf(page.getByText(INVITATION));
    expect(invitation.y + invitation.height).toBeLessThanOrEqual(height);
    const picture = await boxOf(pictureOf(page));
    expect(picture.y + picture.height).toBeLessThanOrEqual(height);
  });

  test.each([320, 390, 768, 1440, 1920])('has a headline of three lines above its text at %i px', async (width) => {
    const { page } = await visit({ viewport: { width, height: 900 } });
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    const { y, height } = await boxOf(heading);
    const lineHeight = await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
    expect(Math.round(height / lineHeight)).toBe(3);
    const lede = await boxOf(page.getByText(/^Onset records your Mac/));
    expect(lede.y - (y + height)).toBeLessThan(40);
  });

  test('promises nothing where no script can run', async () => {
    const { page } = await visit({ ...laptop, javaScriptEnabled: false });
    await page.goto('/');
    expect(await page.getByText(INVITATION).isVisible()).toBe(false);
    expect(await pictureOf(page).count()).toBe(0);
    expect(await page.getByRole('figure').isVisible()).toBe(true);
  });
});

describe.each([
  ['a desktop', laptop],
  ['a phone', sizes.phone],
])('a press of the recording, on %s,', (_name, size) => {
  test('is answered by the mark of the click, the zoom, the timeline and the settings', async () => {
    const { page } = await visit(size);
    await goHome(page);
    const playhead = page.locator('[data-slot=playhead] > span').first();
    const before = await boxOf(playhead);
    const point = await pressAt(page, 0.45, 0.5);

    await expect.poll(() => pressed(page)).toBe('true');
    const mark = await boxOf(page.locator('[data-slot=click-mark]'));
    expect(mark.x + mark.width / 2).toBeCloseTo(point.x, 0);
    expect(mark.y + mark.height / 2).toBeCloseTo(point.y, 0);
    const block = await boxOf(page.locator('[data-slot=selected-zoom]'));
    expect(block.x).toBeCloseTo(before.x, 0);
    const after = await boxOf(playhead);
    expect(after.x).toBeGreaterThan(block.x);
    expect(after.x).toBeLessThan(block.x + block.width);
    expect(await settingsOf(page)).toMatch(/00:07\.4[^]*45, 50%[^]*1\.6×/);
    expect(await statusOf(page).textContent()).toBe('Zoomed 1.6× to the chart, at 00:07.4.');
  });
});

test('a double click is one press', async () => {
  const { page } = await visit(laptop);
  await goHome(page);
  await pressAt(page, 0.3, 0.3);
  await expect.poll(() => pressed(page)).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => pressed(page)).toBe('false');
  await pictureOf(page).dblclick({ position: { x: 200, y: 120 } });
  await expect.poll(() => pressed(page)).toBe('true');
});

test('from the keyboard, arrow keys move the cursor and not the page, and Enter presses where it is', async () => {
  const { page } = await visit(laptop);
  await goHome(page);
  await page.getByRole('main').getByRole('link', { name: 'See plans' }).first().focus();
  await page.keyboard.press('Tab');
  expect(await pictureOf(page).evaluate((element) => element.matches(':focus-visible'))).toBe(true);
  await page.getByText('Arrow keys move, Enter clicks').waitFor();
  const before = await boxOf(cursorOf(page));
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown');
      return (await boxOf(cursorOf(page))).y;
    })
    .toBeGreaterThan(before.y);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const cursor = await boxOf(cursorOf(page));
  await page.keyboard.press('Enter');
  await expect.poll(() => pressed(page)).toBe('true');
  const mark = await boxOf(page.locator('[data-slot=click-mark]'));
  expect(mark.x + mark.width / 2).toBeCloseTo(cursor.x, 0);
  expect(mark.y + mark.height / 2).toBeCloseTo(cursor.y, 0);
});

describe('motion', () => {
  interface Watched {
    /** Transitions that ran. */
    moves: number;
    /** Layout shifts that nobody asked for, by their size. */
    shifts: number[];
  }

  async function watch(page: Page): Promise<void> {
    await page.evaluate(() => {
      const watched: Watched = { moves: 0, shifts: [] };
      Object.assign(globalThis, { watched });
      document.addEventListener('transitionrun', () => (watched.moves += 1));
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) watched.shifts.push(entry.value);
      }).observe({ type: 'layout-shift' });
    });
  }
  const watched = (page: Page): Promise<Watched> =>
    page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

  /** Presses twice, and waits until everything is at rest. */
  async function pressTwice(page: Page): Promise<void> {
    await pressAt(page, 0.45, 0.5);
    await expect.poll(() => pressed(page)).toBe('true');
    await pressAt(page, 0.8, 0.3);
    await expect.poll(() => statusOf(page).textContent()).toContain('00:09.4');
    // Drawings further down move as the page is scrolled: those are at rest where the page is.
    await expect
      .poll(() => page.evaluate(() => document.getAnimations().filter((each) => each instanceof CSSTransition).length))
      .toBe(0);
  }

  test('explains a press to those who like it, and shifts nothing', async () => {
    const { page } = await visit({ ...laptop, reducedMotion: 'no-preference' });
    await goHome(page);
    await watch(page);
    await pressTwice(page);
    const { moves, shifts } = await watched(page);
    expect(moves).toBeGreaterThan(0);
    expect(shifts).toEqual([]);
  });

  test('is left out for those who do not: the answer is there at once', async () => {
    const { page } = await visit(laptop);
    await goHome(page);
    await watch(page);
    await pressTwice(page);
    expect((await watched(page)).moves).toBe(0);
  });
});
