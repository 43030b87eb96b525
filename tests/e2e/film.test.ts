import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectConsole, prepareBrowser } from './browser.ts';

const visit = prepareBrowser();

const film = (page: Page) => page.getByRole('region', { name: 'From record to export, in fifteen seconds' });
const play = (page: Page) => film(page).getByRole('button', { name: /^Play/ });
const failed = (page: Page) => film(page).getByRole('alert');

/** Whether the film is being played, and whether its captions are shown. */
const played = (page: Page) =>
  film(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => ({
      plays: !video.paused && video.currentTime > 0,
      captions: video.textTracks[0]?.mode,
    }));

test('no picture of the film but its poster is fetched before it is played, and then it plays with captions', async () => {
  const { page } = await visit();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.mp4')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/how-it-works', { waitUntil: 'networkidle' });
  await play(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await play(page).click();
  await expect.poll(() => played(page)).toEqual({ plays: true, captions: 'showing' });
});

test('a film that cannot be had says so, offers its words, and plays as soon as it can', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.route('**/media/*.mp4', (route) => route.abort());
  await page.goto('/how-it-works', { waitUntil: 'networkidle' });
  await play(page).click();
  await failed(page).waitFor();
  expect(await failed(page).textContent()).toContain('cannot be had just now');
  await film(page).getByRole('link', { name: 'Read it instead' }).click();
  expect(await film(page).getByText('You choose a window and press record.').isVisible()).toBe(true);
  const again = film(page).getByRole('button', { name: 'Try again' });
  const hasFocus = (): Promise<boolean> => again.evaluate((button) => button === document.activeElement);
  await again.press('Enter');
  await again.waitFor();
  await expect.poll(hasFocus).toBe(true);
  await page.unroute('**/media/*.mp4');
  await again.press('Enter');
  await expect.poll(async () => (await played(page)).plays).toBe(true);
  expect(await failed(page).count()).toBe(0);
  expect(
    await film(page)
      .locator('video')
      .evaluate((video) => video === document.activeElement),
  ).toBe(true);
  expectConsole(visitor, /ERR_FAILED/);
});

test('the poster and the film follow the theme, also one that the visitor chose', async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  await page.goto('/how-it-works', { waitUntil: 'networkidle' });
  const poster = film(page).locator('picture img');
  const file = (): Promise<string> => poster.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  expect(await file()).toBe('/media/film-dark.avif');
  await page.getByRole('contentinfo').getByText('Light', { exact: true }).click();
  await expect.poll(file).toBe('/media/film.avif');
  await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click();
  await expect.poll(file).toBe('/media/film-dark.avif');
  await play(page).click();
  await expect.poll(() => played(page)).toEqual({ plays: true, captions: 'showing' });
  const source = await film(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => new URL(video.currentSrc).pathname);
  expect(source).toMatch(/^\/media\/film-dark\./);
});
