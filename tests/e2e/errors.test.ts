import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import { errorScreen, homeAgain } from './error-screen.ts';
import { startProcess } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

const visit = prepareBrowser();
/** A search engine, a preview of shared links, and an assistant. */
const agents = [
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['facebookexternalhit', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  [
    'ClaudeBot',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  ],
] as const;

let folder: string;
/** The same site, on a server that can draw nothing any more. */
let broken: SiteProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onset-broken-'));
  broken = await startProcess({ PORT: '0', DATA_DIR: folder }, join(import.meta.dirname, 'broken-entry.ts'));
});

afterAll(async () => {
  await broken.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Has a page fail in the browser: it names middleware nobody registered. */
async function failInBrowser(page: Page): Promise<void> {
  await page.route('**/pricing', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html lang="en"', '<html lang="en" data-middleware="nobodys"');
    await route.fulfill({ response, body });
  });
}

/** The two ways on of an error screen. */
const WAYS_HOME = ['Try Again', 'Back to Home'] as const;
const roleOf = (way: (typeof WAYS_HOME)[number]) => (way === 'Try Again' ? 'button' : 'link');

const robots = (page: Page) =>
  page.locator('meta[name=robots]').evaluateAll((all) => all.map((each) => each.getAttribute('content')));

describe('specification 2: an error of the server', () => {
  test('has the error screen in the default layout, and is not to be found', async () => {
    const visitor = await visit({ baseURL: broken.origin, ...sizes.desktop });
    const { page } = visitor;
    const response = await page.goto('/nope');
    expectConsole(visitor, /status of 500/);
    expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([500, 'noindex']);
    expect(await errorScreen(page)).toMatchObject({
      statusCode: '500',
      statusMessage: 'Something went wrong on our side',
    });
    expect(await page.locator('[data-slot=error-reference] code').textContent()).toBe(
      response?.headers()['x-request-id'],
    );
    await page.getByRole('navigation', { name: 'Footer' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).first().waitFor();
    expect(await robots(page)).toEqual(['noindex']);
  });

  test.each([
    [410, 'This page is gone', false],
    [500, 'Something went wrong on our side', true],
    [503, 'Back in a moment', true],
  ] as const)('of the app itself has words of its own for %i', async (status, words, hasReference) => {
    const visitor = await visit({ baseURL: broken.origin, ...sizes.phone });
    const { page } = visitor;
    const response = await page.goto(`/fail-${status}`);
    expectConsole(visitor, new RegExp(`status of ${status}`));
    expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([status, 'noindex']);
    expect(await errorScreen(page)).toMatchObject({ statusCode: String(status), statusMessage: words });
    const reference = page.locator('[data-slot=error-reference] code');
    expect(await reference.allTextContents()).toEqual(hasReference ? [response?.headers()['x-request-id']] : []);
    expect(await page.title()).toContain(words);
  });

  test.each(WAYS_HOME)('has %s, which leads home without any script', async (name) => {
    const visitor = await visit({ baseURL: broken.origin, ...sizes.phone, javaScriptEnabled: false });
    await visitor.page.goto('/nope');
    expectConsole(visitor, /status of 500/);
    await visitor.page.getByRole(roleOf(name), { name, exact: true }).click();
    await homeAgain(visitor.page);
  });
});

describe('specification 2: an error after the page is there', () => {
  test.each(WAYS_HOME)('has the message for people, is not to be found, and has %s, which leads home', async (name) => {
    const visitor = await visit();
    const { page } = visitor;
    await failInBrowser(page);
    await page.goto('/pricing');
    expect(await errorScreen(page)).toEqual({
      statusCode: 'Error',
      statusMessage: 'Something went wrong',
      message: 'Unknown route middleware: nobodys',
    });
    expect(await robots(page)).toEqual(['noindex']);
    expect(await page.title()).toContain('Error');
    expectConsole(visitor, /Unknown route middleware: nobodys/);
    await page.getByRole(roleOf(name), { name, exact: true }).click();
    await homeAgain(page);
  });
});

describe.each(agents)('specification 8: %s never gets the error page', (_, userAgent) => {
  const ask = async (origin: string, path: string) => {
    const response = await fetch(origin + path, { headers: { 'User-Agent': userAgent, Accept: 'text/html' } });
    return { status: response.status, robots: response.headers.get('X-Robots-Tag'), html: await response.text() };
  };

  test('from the server: 200, 404, 410, 500 and 503', async () => {
    const person = await (await fetch(inject('origin'))).text();
    const answers = {
      home: await ask(inject('origin'), '/'),
      errorPage: await ask(inject('origin'), '/404'),
      nowhere: await ask(inject('origin'), '/nope'),
      gone: await ask(broken.origin, '/fail-410'),
      failed: await ask(broken.origin, '/nope'),
      failedInApp: await ask(broken.origin, '/fail-500'),
      away: await ask(broken.origin, '/fail-503'),
    };
    const errors = [answers.nowhere, answers.gone, answers.failed, answers.failedInApp, answers.away];
    expect(answers.home).toMatchObject({ status: 200, html: person });
    expect([answers.errorPage, ...errors].map(({ status }) => status)).toEqual([200, 404, 410, 500, 500, 503]);
    expect(errors.map(({ robots: said }) => said)).toEqual(errors.map(() => 'noindex'));
    for (const { html } of [answers.errorPage, ...errors]) {
      expect(html).not.toMatch(/data-section="error-screen"|Try Again/);
      expect(html).toMatch(/<a [^>]*href="\/pricing"/);
      expect(html).toContain('<meta name="robots" content="noindex"');
      for (const part of [
        /<header[^>]*data-section="site-header"/,
        /<main id="main"/,
        /<footer[^>]*data-section="footer"/,
      ])
        expect(html).toMatch(part);
    }
  });

  test('in the browser: 200, 404, 500, and a failure after the page is there', async () => {
    const visitor = await visit({ userAgent, ...sizes.desktop });
    const { page } = visitor;
    await failInBrowser(page);
    for (const address of ['/', '/404', '/nope', `${broken.origin}/nope`, '/pricing']) {
      // What decides is fetched only where something has failed.
      const decided = address === '/pricing' ? page.waitForResponse(/\/assets\/error-/) : undefined;
      await page.goto(address);
      await (await decided)?.finished();
      expect(await page.locator('[data-section=error-screen]').count()).toBe(0);
    }
    // The page that failed is as it was made, and may be found.
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await robots(page)).toEqual([]);
    expectConsole(visitor, /status of (?:404|500)|Unknown route middleware/);
  });
});
