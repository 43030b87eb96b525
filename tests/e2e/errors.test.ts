import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { gonePages } from '../../site/content/redirects.ts';
import { hasSample } from '../setup/samples.ts';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import { startProcess } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

const visit = prepareBrowser();

/** Server of the same site that can't render. */
let broken: SiteProcess;
beforeAll(async () => {
  broken = await startProcess({}, join(import.meta.dirname, 'broken-entry.ts'));
});
afterAll(() => broken.stop());

/** Serves /pricing with a middleware in its HTML. If `build` is given, only the first response is changed, and has that build's ID. */
async function addMiddleware(page: Page, name: string, build?: string): Promise<void> {
  const changed = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('<html lang="en"', `<html lang="en" data-middleware="${name}"`)
      .replace(/ data-build="([^"]*)"/, (_, current: string) => ` data-build="${build ?? current}"`);
    await route.fulfill({ response, body });
  };
  await page.route('**/pricing*', changed, build === undefined ? {} : { times: 1 });
}

/** Roles and names of the two controls of an error screen that lead to the home page. */
const LEADING_HOME = [
  ['button', 'Try Again'],
  ['link', 'Back to Home'],
] as const;

/** Returns the texts of the error screen of a page, once each is visible. */
async function errorScreen(page: Page): Promise<{ statusCode: string; statusMessage: string; message: string }> {
  const screen = page.locator('[data-section=error-screen]');
  const code = screen.locator('[data-slot=status-code]');
  const heading = screen.getByRole('heading', { level: 1 });
  const message = screen.locator('[data-slot=error-message]');
  for (const part of [code, heading, message]) await part.waitFor();
  return {
    // A decorative timecode follows the status code.
    statusCode: await code.evaluate((each) => each.firstChild?.textContent ?? ''),
    statusMessage: await heading.innerText(),
    message: await message.innerText(),
  };
}

/** Waits for the home page, without the error screen. */
async function untilHome(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.locator('[data-section=pricing-summary]').waitFor();
  await page.locator('[data-section=error-screen]').waitFor({ state: 'detached' });
}

const robots = (page: Page) =>
  page.locator('meta[name=robots]').evaluateAll((all) => all.map((each) => each.getAttribute('content')));

const [gone] = gonePages;

test.each([
  ['an unknown page', '/nope', 404, 'This page doesn’t exist', 'Page not found: /nope'],
  ...(gone ? [['a removed page', gone.path, 410, 'This page was removed', gone.words] as const] : []),
] as const)('%s shows the error screen in the default layout', async (_, path, status, statusMessage, message) => {
  const visitor = await visit();
  const { page } = visitor;
  const response = await page.goto(path);
  expectConsole(visitor, new RegExp(`status of ${status}`));
  expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([status, 'noindex']);
  expect(await errorScreen(page)).toEqual({ statusCode: String(status), statusMessage, message });
  await page.getByRole('navigation', { name: 'Footer' }).waitFor();
});

test.runIf(hasSample('posts'))('an unknown page has a search, and no markup of its path', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E');
  expect(await page.locator('main img').count()).toBe(0);
  await page.getByRole('searchbox', { name: 'Search' }).fill('silence');
  await page
    .getByRole('search')
    .getByRole('link', { name: /Cut the silence/ })
    .click();
  await page.waitForURL('**/blog/cut-the-silence-keep-the-pauses');
  expectConsole(visitor, /status of 404/);
});

describe('specification 2: a server error', () => {
  test('shows the error screen with status 500, its own text and the ID of the request', async () => {
    const visitor = await visit({ baseURL: broken.origin, ...sizes.phone });
    const { page } = visitor;
    const response = await page.goto('/nope');
    const words = 'Something went wrong on our side';
    expectConsole(visitor, /status of 500/);
    expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([500, 'noindex']);
    expect(await errorScreen(page)).toMatchObject({ statusCode: '500', statusMessage: words });
    const reference = page.locator('[data-slot=error-reference] code');
    expect(await reference.allTextContents()).toEqual([response?.headers()['x-request-id']]);
    expect(await page.title()).toContain(words);
    expect(await robots(page)).toEqual(['noindex']);
    await page.getByRole('navigation', { name: 'Footer' }).waitFor();
  });

  test('leads to the home page without JavaScript', async () => {
    const visitor = await visit({ baseURL: broken.origin, ...sizes.phone, javaScriptEnabled: false });
    for (const [role, name] of LEADING_HOME) {
      await visitor.page.goto('/nope');
      await visitor.page.getByRole(role, { name, exact: true }).click();
      await untilHome(visitor.page);
    }
    expectConsole(visitor, /status of 500/);
  });
});

describe('specification 2: an error in the browser', () => {
  test.each(LEADING_HOME)(
    'replaces the content, isn’t indexed, and leads to the home page by the %s %s',
    async (role, name) => {
      const visitor = await visit();
      const { page } = visitor;
      await addMiddleware(page, 'unknown');
      await page.goto('/pricing');
      expect(await errorScreen(page)).toEqual({
        statusCode: 'Error',
        statusMessage: 'Something went wrong',
        message: 'Unknown route middleware: unknown',
      });
      expect(await robots(page)).toEqual(['noindex']);
      expect(await page.title()).toContain('Error');
      // Needs rules that the page didn't have before.
      expect(
        await page.locator('[data-slot=status-code]').evaluate((code) => getComputedStyle(code).fontSize),
      ).not.toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).fontSize));
      expectConsole(visitor, /Unknown route middleware: unknown/);
      await page.getByRole(role, { name, exact: true }).click();
      await untilHome(page);
    },
  );
});

test('an error on a page of an older build loads the page of the current build', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await addMiddleware(page, 'unknown', 'older');
  await page.goto('/pricing');
  await page.locator('html:not([data-build=older])[data-runtime=ready]').waitFor();
  expectConsole(visitor, /Unknown route middleware: unknown/);
});

test('specification 2: the middleware "auth" sends a signed-out visitor to the log-in page', async () => {
  const { page } = await visit();
  await addMiddleware(page, 'auth');
  await page.goto('/pricing?from=mail');
  await page.waitForURL(`${inject('origin')}/login?redirect=%2Fpricing%3Ffrom%3Dmail`);
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
});

test('specification 8: a crawler never gets the error screen, from the server or in its browser', async () => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const visitor = await visit({ userAgent, ...sizes.desktop });
  const { page } = visitor;
  await addMiddleware(page, 'unknown');
  for (const [url, status, isIndexed] of [
    ['/', 200, true],
    ['/404', 200, false],
    ['/nope', 404, false],
    [`${broken.origin}/nope`, 500, false],
    // The page that fails in the browser keeps its content.
    ['/pricing', 200, true],
  ] as const) {
    // The script that shows the error screen is loaded only after an error.
    const script = url === '/pricing' ? page.waitForResponse(/\/assets\/error-/) : undefined;
    const [response] = await Promise.all([page.goto(url), script?.then((loaded) => loaded.finished())]);
    expect.soft([url, response?.status(), (await robots(page)).length === 0]).toEqual([url, status, isIndexed]);
    expect.soft(await page.locator('[data-section=error-screen]').count(), url).toBe(0);
    expect.soft(await page.locator('a[href="/pricing"]').count(), url).toBeGreaterThan(0);
  }
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expectConsole(visitor, /status of (?:404|500)|Unknown route middleware/);
});
