import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import { isChromium } from './engine.ts';
import { newPerson, register } from './people.ts';

const visit = prepareBrowser();

const EXPIRED = 'Session expired. Please login again.';

/** Makes the stored session one the server takes no longer. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('auth_token', 'a token of ten minutes ago');
    localStorage.setItem('auth_refresh_token', 'a token nobody issued');
  });
}

describe('what the visitor must hear', () => {
  test('is said on the next page too, where this one is left at once, and not on the one after', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await register(page, newPerson());
    await page.waitForLoadState('networkidle');
    await endSession(page);
    await page.goto('/');
    await page.getByRole('status').filter({ hasText: EXPIRED }).waitFor();
    await page.goto('/pricing');
    await page.getByRole('status').filter({ hasText: EXPIRED }).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await page.getByText(EXPIRED).count()).toBe(0);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(EXPIRED).count()).toBe(0);
    expectConsole(visitor, /status of 401/);
  });

  test('is heard of a server that does not answer, and goes when it does', async () => {
    const visitor = await visit(sizes.phone);
    const { page } = visitor;
    await register(page, newPerson());
    await page.route('**/api/users/me*', (route) => route.abort());
    await page.goto('/pricing');
    const notice = page.getByRole('status').filter({ hasText: 'We could not check your account just now' });
    await notice.waitFor();
    await page.unroute('**/api/users/me*');
    await page.goto('/');
    await expect.poll(() => notice.count()).toBe(0);
    expectConsole(visitor, /ERR_FAILED/);
  });
});

describe('between two pages', () => {
  test.skipIf(!isChromium)(
    'the next one may be fetched before it is asked for, within the policy of the page',
    async () => {
      const { page } = await visit();
      await page.goto('/', { waitUntil: 'networkidle' });
      const fetched = page.waitForRequest(
        (request) => request.url().endsWith('/pricing') && request.headers()['sec-purpose'] === 'prefetch',
      );
      await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).hover();
      await fetched;
    },
  );

  test('the change is shown where motion is welcome, and only there', async () => {
    const transitions = async (reducedMotion: 'reduce' | 'no-preference') => {
      const { page } = await visit({ ...sizes.desktop, reducedMotion });
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          document.documentElement.dataset['revealed'] = String(
            'viewTransition' in event && event.viewTransition !== null,
          );
        });
      });
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
      await page.waitForURL('**/pricing');
      return page.locator('html[data-revealed]').getAttribute('data-revealed');
    };
    expect(await transitions('no-preference')).toBe('true');
    expect(await transitions('reduce')).toBe('false');
  });

  test('a change that the browser does not show is no error', async () => {
    const { page } = await visit({ ...sizes.desktop, reducedMotion: 'no-preference' });
    await page.goto('/');
    // The next page does not say in time that it takes part, as one that is revealed before its stylesheet is applied.
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('@view-transition', '@x-view-transition');
      await route.fulfill({ response, body });
    });
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    await page.waitForLoadState('networkidle');
  });
});
