import { describe, expect, inject, test } from 'vitest';
import { prepareBrowser } from './browser.ts';
import { errorScreen } from './error-screen.ts';
import { untilIdle } from './islands.ts';
import { routes } from './routes.ts';

const visit = prepareBrowser();
const source = async (path: string): Promise<string> => (await fetch(inject('origin') + path)).text();

describe('specification 2: no route is guarded', () => {
  test.each(routes)('%s is there for everybody', async (path) => {
    const response = await fetch(inject('origin') + path, { redirect: 'manual' });
    expect(response.status).toBe(200);
  });

  test.each(routes)('%s names no middleware', async (path) => {
    expect(await source(path)).not.toContain('data-middleware');
  });

  // In the same visit: what specification 4 says of the site-wide content.
  test.each(routes)(
    '%s leads nobody elsewhere, and fetches the commons once, when all scripts have run',
    async (path) => {
      const { page } = await visit();
      const documents: string[] = [];
      page.on('framenavigated', (frame) => documents.push(new URL(frame.url()).pathname));
      const calls: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/api/commons') calls.push(request.method());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      // It is fetched when the page has nothing else to do, which each engine says in its own time.
      await expect.poll(() => calls.length).toBeGreaterThan(0);
      await untilIdle(page);
      expect(documents).toEqual([path]);
      expect(calls, 'specification 4: the site-wide content is fetched once a start').toEqual(['GET']);
    },
  );
});

test('specification 2: middleware called auth, on a page that names it, leads a signed-out visitor to log in', async () => {
  const { page } = await visit();
  await page.route('**/pricing*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html lang="en"', '<html lang="en" data-middleware="auth"');
    await route.fulfill({ response, body });
  });
  await page.goto('/pricing?from=mail');
  await page.waitForURL(`${inject('origin')}/login?redirect=%2Fpricing%3Ffrom%3Dmail`);
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
});

describe('specification 2: one default layout wraps every page', () => {
  test.each([...routes, '/nope', '/410.html', '/500.html', '/503.html', '/error.html'])('%s', async (path) => {
    const html = await source(path);
    for (const part of [
      /<header[^>]*data-section="site-header"/,
      /<main id="main"/,
      /<footer[^>]*data-section="footer"/,
    ])
      expect(html.match(new RegExp(part, 'g'))).toHaveLength(1);
  });
});

test('specification 2: the fallback texts of the error screen', async () => {
  const { page } = await visit();
  await page.goto('/error.html');
  expect(await errorScreen(page)).toEqual({
    statusCode: 'Error',
    statusMessage: 'Something went wrong',
    message: 'An unexpected error occurred. Please try again.',
  });
});

test('specification 2: landing-page sections: footer, questions, pricing, features', async () => {
  const home = await source('/');
  for (const name of ['feature-grid', 'pricing-summary', 'faq', 'footer'])
    expect(home).toContain(`data-section="${name}"`);
});
