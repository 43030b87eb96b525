import { expect, inject, test } from 'vitest';
import { prepareBrowser } from './browser.ts';
import { errorScreen } from './error-screen.ts';

const visit = prepareBrowser();
const source = async (path: string): Promise<string> => (await fetch(inject('origin') + path)).text();

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
