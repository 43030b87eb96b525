import { describe, expect, inject, test } from 'vitest';
import { expectComplaint, prepareBrowser } from './browser.ts';

const visit = prepareBrowser();
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('a path nobody made', () => {
  test('is answered with 404 and the error screen in the default layout', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const answer = await page.goto('/nope');
    expectComplaint(visitor, /status of 404/);
    expect(answer?.status()).toBe(404);
    await page.getByText('Page not found: /nope').waitFor();
    await page.getByRole('navigation', { name: 'Footer' }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${inject('origin')}/`);
  });

  test('lets the visitor try again, which leads home', async () => {
    const visitor = await visit();
    await visitor.page.goto('/nope');
    expectComplaint(visitor, /status of 404/);
    await visitor.page.getByText('Try Again').click();
    await visitor.page.waitForURL(`${inject('origin')}/`);
  });

  test('cannot put markup into the page', async () => {
    const visitor = await visit();
    await visitor.page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E');
    expectComplaint(visitor, /status of 404/);
    expect(await visitor.page.locator('main img').count()).toBe(0);
  });

  test('shows a crawler the honest status and the way to every page, and no error screen', async () => {
    const answer = await fetch(`${inject('origin')}/nope`, { headers: { 'User-Agent': crawler, Accept: 'text/html' } });
    const source = await answer.text();
    expect(answer.status).toBe(404);
    expect(answer.headers.get('X-Robots-Tag')).toContain('noindex');
    expect(source).not.toContain('data-section="error-screen"');
    expect(source).not.toContain('Try Again');
    expect(source).toContain('href="/pricing"');
  });

  test('tells a program in JSON', async () => {
    const answer = await fetch(`${inject('origin')}/nope`, { headers: { Accept: 'application/json' } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      error: { status: 404, name: 'NotFoundError', message: 'Page Not Found: /nope' },
    });
  });
});
