import { brand } from '@onset/design-system/brand';
import type { Locator, Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { hasSample } from '../setup/samples.ts';
import { yearly } from '../setup/plans.ts';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import { isChromium } from './engine.ts';
import { checkoutOf, register } from './people.ts';
import { openReady, settled, untilReady, watchLayoutShifts } from './waits.ts';

const visit = prepareBrowser();

/** Returns the scroll position once it stays the same for ten frames. */
const readScrollPosition = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let before = -1;
    while (scrollY !== before) {
      before = scrollY;
      for (let frames = 0; frames < 10; frames += 1) await new Promise((done) => requestAnimationFrame(done));
    }
    return scrollY;
  });

describe('a page whose sections below the first view are laid out later', () => {
  test('restores the scroll position after a reload and after Back', async () => {
    const { page } = await visit();
    await page.goto('/features');
    await settled(page);
    await page.evaluate(() => scrollTo(0, 4000));
    const left = await readScrollPosition(page);
    await page.reload();
    expect(await readScrollPosition(page)).toBe(left);
    await page.goto('/privacy');
    await page.goBack();
    expect(await readScrollPosition(page)).toBe(left);
  });

  test('scrolls to the anchor of a URL', async () => {
    const { page } = await visit();
    await page.goto('/privacy');
    const id = await page.locator('main :is(h2, h3)[id]').last().getAttribute('id');
    await page.goto('/');
    await page.goto(`/privacy#${id}`);
    await readScrollPosition(page);
    expect(await page.locator(`[id="${id}"]`).evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(200);
  });

  test('keeps what the reader sees in place while it is laid out', async () => {
    const { page } = await visit();
    await page.addInitScript(() => {
      // The test decides when the browser is idle.
      const waiting: (() => void)[] = [];
      Object.assign(globalThis, { waiting, requestIdleCallback: (work: () => void) => waiting.push(work) });
    });
    await page.goto('/features');
    await page.evaluate(() => scrollTo(0, 3000));
    await readScrollPosition(page);
    const readTopHeading = () =>
      page
        .locator('main :is(h2, h3)')
        .filter({ visible: true })
        .evaluateAll((all) => {
          const first = all.find((each) => each.getBoundingClientRect().top > 0);
          return { text: first?.textContent, top: Math.round(first?.getBoundingClientRect().top ?? -1) };
        });
    const before = await readTopHeading();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { waiting } = globalThis as unknown as { waiting: (() => void)[] };
          for (const work of waiting.splice(0)) work();
          return 'settling' in document.documentElement.dataset;
        }),
      )
      .toBe(false);
    await readScrollPosition(page);
    const after = await readTopHeading();
    expect(after.text).toBe(before.text);
    expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2);
  });
});

describe.skipIf(!isChromium)('layout shift', () => {
  test('is none on a phone while a page loads, signed out and signed in', async () => {
    const { page } = await visit(sizes.phone);
    const readShifts = await watchLayoutShifts(page);
    const open = async (path: string): Promise<void> => {
      await openReady(page, path);
      await page.waitForFunction(() => {
        const fonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
        return fonts.length > 0 && fonts.every(({ status }) => status === 'loaded');
      });
      // The fonts are in the layout of the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      if (path.startsWith('/checkout')) await checkoutOf(page).getByRole('textbox').first().waitFor();
      expect.soft(await readShifts(), path).toEqual([]);
    };
    await open(`/checkout?plan=${yearly.id}`);
    const marginOf = async (locator: Locator) => (await locator.boundingBox())?.x;
    const heading = page.getByRole('heading', { level: 1 });
    expect(await marginOf(checkoutOf(page)), 'margin of the payment form').toBe(await marginOf(heading));
    await register(page);
    for (const path of ['/', '/profile', `/checkout?plan=${yearly.id}`]) await open(path);
  });

  test.runIf(hasSample('recording'))('is none when all illustrations load without scrolling', async () => {
    const { page } = await visit(sizes.phone);
    const readShifts = await watchLayoutShifts(page);
    await openReady(page, '/');
    expect(await page.locator('[data-slot=drawing]').count()).toBeGreaterThan(5);
    await expect.poll(() => page.locator('[data-drawing]').count()).toBe(0);
    expect(await readShifts()).toEqual([]);
  });

  test('is none when an announcement from the server appears on the next page', async () => {
    const { page } = await visit();
    const readShifts = await watchLayoutShifts(page);
    const bar = page.getByRole('region', { name: 'Announcement' });
    const text = `**${brand.name} 1.12.0** is here. [See what changed](/pricing)`;
    await page.route('**/api/commons', (route) =>
      route.fulfill({ json: { data: [{ key: 'announcement', value: text }] } }),
    );
    /** Opens a page, and waits until it has stored the announcement for the next one. */
    const open = async (path: string): Promise<void> => {
      await page.goto(path);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('onset_announcement'))).toBe(text);
      expect(await readShifts()).toEqual([]);
    };
    await open('/');
    expect(await bar.isVisible()).toBe(false);
    await open('/pricing');
    await expect.poll(() => bar.innerText()).toContain(`${brand.name} 1.12.0 is here. See what changed`);
    await bar.getByRole('button', { name: 'Close the announcement' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
    await open('/');
    expect(await bar.isVisible()).toBe(false);
  });
});

test.runIf(hasSample('recording'))('an illustration that was not loaded is printed', async () => {
  const { page } = await visit(sizes.desktop);
  await page.goto('/');
  const pdf = await page.pdf({ format: 'A4' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  expect(text).toContain('stays where it was');
});

test.runIf(hasSample('recording'))(
  'an illustration is animated when half of it is visible, when it comes back into view, and when it is hovered',
  async () => {
    const { page } = await visit({ ...sizes.desktop, reducedMotion: 'no-preference' });
    await openReady(page, '/');
    const drawing = page.locator('[data-section=feature-grid] [data-slot=drawing]').first();
    const statesOf = () =>
      drawing.evaluate((frame) => frame.getAnimations({ subtree: true }).map(({ playState }) => playState));
    /** Scrolls until this part of the illustration is visible. */
    const show = (part: number) =>
      drawing.evaluate((frame, share) => {
        const { top, height } = frame.getBoundingClientRect();
        scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' });
      }, part);
    await drawing.locator('> div').waitFor();
    expect(await statesOf()).toEqual([]);
    await show(0.3);
    await expect.poll(statesOf).toEqual(['paused', 'paused']);
    await show(0.7);
    await expect.poll(statesOf).toEqual(['finished', 'finished']);
    await show(-0.5);
    await expect.poll(statesOf).toEqual([]);
    await show(0.7);
    await expect.poll(statesOf).toEqual(['finished', 'finished']);
    await drawing.hover();
    expect(await statesOf()).toEqual(['running', 'running']);
  },
);

test('the theme is that of the system until one is chosen, and then kept', async () => {
  const { page } = await visit({ colorScheme: 'light' });
  const readBackground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await openReady(page, '/');
  const light = await readBackground();
  const theme = page.getByRole('group', { name: 'Theme' });
  await theme.getByText('Dark').click();
  await expect.poll(readBackground).not.toBe(light);
  const dark = await readBackground();
  await openReady(page, '/pricing');
  expect(await readBackground()).toBe(dark);
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  await theme.getByText('System').click();
  await expect.poll(readBackground).toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(null);
});

test('site settings replace their fallbacks, which stay if the API fails', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const reply = { json: { data: [{ key: 'tagline', value: 'Take two.' }] } };
  await page.route('**/api/commons', (route) => route.fulfill(reply));
  await page.goto('/');
  await page.getByRole('contentinfo').getByText('Take two.').waitFor();
  await page.route('**/api/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/commons'));
  await Promise.all([failed, page.goto('/')]);
  await page.getByText(brand.tagline).waitFor();
  expectConsole(visitor, /ERR_FAILED/);
});

test.runIf(hasSample('recording'))(
  'the video is not fetched before it is played, and plays with captions in the chosen theme',
  async () => {
    const { page } = await visit({ ...sizes.desktop, colorScheme: 'dark' });
    const requested: string[] = [];
    page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
    await openReady(page, '/how-it-works');
    const video = page.getByRole('region', { name: 'From record to export in 15 seconds' });
    const readPoster = () =>
      video.locator('picture img').evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    await video.scrollIntoViewIfNeeded();
    await expect.poll(readPoster).toBe('/media/film-dark.avif');
    await page.getByRole('contentinfo').getByText('Light', { exact: true }).click();
    await expect.poll(readPoster).toBe('/media/film.avif');
    expect(requested.filter((path) => /\.(?:mp4|webm)$/.test(path))).toEqual([]);
    await video.getByRole('button', { name: /^Play: / }).click();
    const state = () =>
      video.locator('video').evaluate((each: HTMLVideoElement) => ({
        plays: !each.paused && each.currentTime > 0,
        captions: each.textTracks[0]?.mode,
        file: new URL(each.currentSrc).pathname.replace(/\..*$/, ''),
      }));
    await expect.poll(state).toEqual({ plays: true, captions: 'hidden', file: '/media/film' });
    await video.getByText('You choose a window and press record.').first().waitFor();
  },
);

test('the account name and email are visible before any script but the one in the head runs', async () => {
  const { page } = await visit();
  const person = await register(page);
  await untilReady(page);
  await page.route('**/*.js', () => {});
  await page.goto('/profile', { waitUntil: 'commit' });
  const shown = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').content);
  await expect.poll(() => shown('[data-account-name]')).toBe(`"${person.username}"`);
  await expect.poll(() => shown('[data-account-email]')).toBe(`"${person.email}"`);
  expect(await page.getByRole('banner').getByRole('link', { name: 'Log in' }).isVisible()).toBe(false);
});
