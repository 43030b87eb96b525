import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { gonePages } from '../../site/content/redirects.ts';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import { startProcess } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

const visit = prepareBrowser();

let folder: string;
/** The same site, on a server that can't render. */
let broken: SiteProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onset-broken-'));
  broken = await startProcess({ PORT: '0', DATA_DIR: folder }, join(import.meta.dirname, 'broken-entry.ts'));
});

afterAll(async () => {
  await broken.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Serves /pricing with a middleware in its HTML. */
async function addMiddleware(page: Page, name: string): Promise<void> {
  await page.route('**/pricing*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html lang="en"', `<html lang="en" data-middleware="${name}"`);
    await route.fulfill({ response, body });
  });
}

/** The two links of an error screen to the home page. */
const LINKS_HOME = ['Try Again', 'Back to Home'] as const;
const roleOf = (name: (typeof LINKS_HOME)[number]) => (name === 'Try Again' ? 'button' : 'link');

/** Returns the texts of the error screen of a page, once each is visible. */
async function errorScreen(page: Page): Promise<{ statusCode: string; statusMessage: string; message: string }> {
  const screen = page.locator('[data-section=error-screen]');
  const code = screen.locator('[data-slot=status-code]');
  const heading = screen.getByRole('heading', { level: 1 });
  const message = screen.locator('[data-slot=error-message]');
  for (const part of [code, heading, message]) await part.waitFor();
  return {
    // A drawing, a time, follows the code.
    statusCode: await code.evaluate((each) => each.firstChild?.textContent ?? ''),
    statusMessage: await heading.innerText(),
    message: await message.innerText(),
  };
}

/** Waits for the home page, without the error screen. */
async function homeAgain(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.getByRole('heading', { level: 1, name: /Press record/ }).waitFor();
  await page.locator('[data-section=error-screen]').waitFor({ state: 'detached' });
}

const robots = (page: Page) =>
  page.locator('meta[name=robots]').evaluateAll((all) => all.map((each) => each.getAttribute('content')));

describe('an unknown path', () => {
  test('shows the error screen with status 404 in the default layout, and a search that leads on', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const response = await page.goto('/nope');
    expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(await errorScreen(page)).toEqual({
      statusCode: '404',
      statusMessage: 'Not Found',
      message: 'Page not found: /nope',
    });
    await page.getByRole('navigation', { name: 'Footer' }).waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).fill('silence');
    await page
      .getByRole('search')
      .getByRole('link', { name: /Cut the silence/ })
      .click();
    await page.waitForURL('**/blog/cut-the-silence-keep-the-pauses');
    expectConsole(visitor, /status of 404/);
  });

  test('cannot inject markup into the page', async () => {
    const visitor = await visit();
    await visitor.page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E');
    expectConsole(visitor, /status of 404/);
    expect(await visitor.page.locator('main img').count()).toBe(0);
  });
});

test('a removed page says why with status 410, in the default layout', async () => {
  const [gone] = gonePages;
  const visitor = await visit();
  const response = await visitor.page.goto(gone?.path ?? '');
  expectConsole(visitor, /status of 410/);
  expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([410, 'noindex']);
  expect(await errorScreen(visitor.page)).toEqual({
    statusCode: '410',
    statusMessage: 'This page was removed',
    message: gone?.words,
  });
  await visitor.page.getByRole('navigation', { name: 'Footer' }).waitFor();
});

describe('specification 2: a server error', () => {
  test.each([
    ['/nope', 500, 'Something went wrong on our side', true],
    ['/fail-410', 410, 'This page was removed', false],
    ['/fail-503', 503, 'Back in a moment', true],
  ] as const)(
    'at %s shows the error screen with status %i and its own text',
    async (path, status, words, hasReference) => {
      const visitor = await visit({ baseURL: broken.origin, ...sizes.phone });
      const { page } = visitor;
      const response = await page.goto(path);
      expectConsole(visitor, new RegExp(`status of ${status}`));
      expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([status, 'noindex']);
      expect(await errorScreen(page)).toMatchObject({ statusCode: String(status), statusMessage: words });
      const reference = page.locator('[data-slot=error-reference] code');
      expect(await reference.allTextContents()).toEqual(hasReference ? [response?.headers()['x-request-id']] : []);
      expect(await page.title()).toContain(words);
      expect(await robots(page)).toEqual(['noindex']);
      await page.getByRole('navigation', { name: 'Footer' }).waitFor();
    },
  );

  test.each(LINKS_HOME)('has %s, which leads to the home page without JavaScript', async (name) => {
    const visitor = await visit({ baseURL: broken.origin, ...sizes.phone, javaScriptEnabled: false });
    await visitor.page.goto('/nope');
    expectConsole(visitor, /status of 500/);
    await visitor.page.getByRole(roleOf(name), { name, exact: true }).click();
    await homeAgain(visitor.page);
  });
});

describe('specification 2: an error in the browser', () => {
  test.each(LINKS_HOME)(
    'replaces the content, is not indexed, and has %s, which leads to the home page',
    async (name) => {
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
      expectConsole(visitor, /Unknown route middleware: unknown/);
      await page.getByRole(roleOf(name), { name, exact: true }).click();
      await homeAgain(page);
    },
  );

  test('has the fallback texts of the specification where no message is known', async () => {
    const { page } = await visit();
    await page.goto('/error.html');
    expect(await errorScreen(page)).toEqual({
      statusCode: 'Error',
      statusMessage: 'Something went wrong',
      message: 'An unexpected error occurred. Please try again.',
    });
  });
});

test('specification 2: the middleware "auth" sends a signed-out visitor to the log-in page', async () => {
  const { page } = await visit();
  await addMiddleware(page, 'auth');
  await page.goto('/pricing?from=mail');
  await page.waitForURL(`${inject('origin')}/login?redirect=%2Fpricing%3Ffrom%3Dmail`);
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
});

describe('specification 8: a crawler', () => {
  test.each([
    ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['facebookexternalhit', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  ])('never gets the error screen from the server: %s', async (_, userAgent) => {
    const fetchAs = async (origin: string, path: string) => {
      const response = await fetch(origin + path, { headers: { 'User-Agent': userAgent, Accept: 'text/html' } });
      return { status: response.status, robots: response.headers.get('X-Robots-Tag'), html: await response.text() };
    };
    const site = inject('origin');
    expect(await fetchAs(site, '/')).toMatchObject({ status: 200, html: await (await fetch(site)).text() });
    const errorPage = await fetchAs(site, '/404');
    const errors = [
      await fetchAs(site, '/nope'),
      await fetchAs(broken.origin, '/fail-410'),
      await fetchAs(broken.origin, '/nope'),
      await fetchAs(broken.origin, '/fail-503'),
    ];
    expect([errorPage, ...errors].map(({ status }) => status)).toEqual([200, 404, 410, 500, 503]);
    expect(errors.map(({ robots: tag }) => tag)).toEqual(errors.map(() => 'noindex'));
    for (const { html } of [errorPage, ...errors]) {
      expect(html).not.toMatch(/data-section="error-screen"|Try Again/);
      expect(html).toMatch(/<a [^>]*href="\/pricing"/);
      expect(html).toContain('<meta name="robots" content="noindex"');
      for (const part of ['data-section="site-header"', '<main id="main"', 'data-section="footer"'])
        expect(html).toContain(part);
    }
  });

  test('never sees the error screen in its browser', async () => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const visitor = await visit({ userAgent, ...sizes.desktop });
    const { page } = visitor;
    await addMiddleware(page, 'unknown');
    for (const address of ['/', '/404', '/nope', `${broken.origin}/nope`, '/pricing']) {
      // The script that decides is fetched only after a failure.
      const decided = address === '/pricing' ? page.waitForResponse(/\/assets\/error-/) : undefined;
      await page.goto(address);
      await (await decided)?.finished();
      expect(await page.locator('[data-section=error-screen]').count()).toBe(0);
    }
    // The page that failed keeps its content, and may be indexed.
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await robots(page)).toEqual([]);
    expectConsole(visitor, /status of (?:404|500)|Unknown route middleware/);
  });
});
