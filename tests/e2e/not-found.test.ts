import { describe, expect, test } from 'vitest';
import { gonePages } from '../../site/content/redirects.ts';
import { expectConsole, prepareBrowser } from './browser.ts';
import { errorScreen, homeAgain } from './error-screen.ts';

const visit = prepareBrowser();

describe('a path nobody made', () => {
  test('is answered with 404 and the error screen in the default layout', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const response = await page.goto('/nope');
    expectConsole(visitor, /status of 404/);
    expect(response?.status()).toBe(404);
    expect(await errorScreen(page)).toEqual({
      statusCode: '404',
      statusMessage: 'Not Found',
      message: 'Page not found: /nope',
    });
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await page.getByRole('navigation', { name: 'Footer' }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await page.getByRole('link', { name: 'Back to Home', exact: true }).click();
    await homeAgain(page);
  });

  test('has a search, which leads on', async () => {
    const visitor = await visit();
    await visitor.page.goto('/nope');
    expectConsole(visitor, /status of 404/);
    await visitor.page.getByRole('searchbox', { name: 'Search' }).fill('silence');
    await visitor.page
      .getByRole('search')
      .getByRole('link', { name: /Cut the silence/ })
      .click();
    await visitor.page.waitForURL('**/blog/cut-the-silence-keep-the-pauses');
  });

  test('cannot put markup into the page', async () => {
    const visitor = await visit();
    await visitor.page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E');
    expectConsole(visitor, /status of 404/);
    expect(await visitor.page.locator('main img').count()).toBe(0);
  });
});

describe('a page that is gone', () => {
  const [gone] = gonePages;
  const path = gone?.path ?? '';

  test('is answered with 410, says what became of it, and keeps the layout', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const response = await page.goto(path);
    expectConsole(visitor, /status of 410/);
    expect(response?.status()).toBe(410);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    expect(await errorScreen(page)).toEqual({
      statusCode: '410',
      statusMessage: 'This page is gone',
      message: gone?.words,
    });
    await page.getByRole('navigation', { name: 'Footer' }).waitFor();
  });
});

test('an address that people guess leads to the page they mean, with its query', async () => {
  const { page } = await visit();
  await page.goto('/signup?source=poster');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/register?source=poster');
});
