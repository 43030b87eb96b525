import { describe, expect, inject, test } from 'vitest';
import { prepareBrowser } from './browser.ts';
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
});

describe('specification 2: one default layout wraps every page', () => {
  test.each([...routes, '/nope', '/500.html', '/error.html'])('%s', async (path) => {
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
  expect(await page.locator('[data-slot=status-code]').innerText()).toMatch(/^Error/);
  await page.getByRole('heading', { level: 1, name: 'Something went wrong', exact: true }).waitFor();
  await page.getByText('An unexpected error occurred. Please try again.', { exact: true }).waitFor();
});

test('specification 2: landing-page sections: footer, questions, pricing, features', async () => {
  expect(await source('/')).toMatch(/data-section="feature-grid"/);
  const pricing = await source('/pricing');
  for (const name of ['pricing', 'faq', 'footer']) expect(pricing).toContain(`data-section="${name}"`);
});

test('specification 4: the site-wide content is fetched once a start', async () => {
  const { page } = await visit();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/commons') calls.push(request.method());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(calls).toEqual(['GET']);
});
