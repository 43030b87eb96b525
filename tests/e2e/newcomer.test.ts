import { expect, test } from 'vitest';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import type { Size } from './browser.ts';
import { buy } from './demo-form.ts';
import { logIn, newPerson, register, storedKeys } from './people.ts';

/**
 * What everybody does sooner or later, from the first page to the last: in each engine that `npm test` finds, as the whole
 * suite takes too long for that.
 */
const visit = prepareBrowser();

test.each(Object.keys(sizes) as Size[])(
  'a newcomer with a %s reads, searches, registers, buys and comes back',
  async (size) => {
    const visitor = await visit(sizes[size]);
    const { page } = visitor;
    const person = newPerson();

    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: /Press record/ }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'See plans' }).first().click();
    await page.waitForURL('**/pricing');
    const prices = page.locator('[data-section=pricing]');
    await prices.getByText('Monthly', { exact: true }).first().click();
    await prices.getByText('$12').first().waitFor();
    const question = page.locator('[data-section=faq] details').first();
    await question.locator('summary').click();
    await question.locator('p').first().waitFor();

    await page.goto('/blog');
    await page.getByRole('searchbox', { name: 'Search' }).fill('silence');
    await page.locator('[data-section="site-search"] ol a').first().click();
    await page.waitForURL(/cut-the-silence|#v/);

    await page.goto('/register');
    await page.getByRole('button', { name: 'Create account' }).click();
    const username = page.getByLabel('Username');
    await expect.poll(() => username.getAttribute('aria-invalid')).toBe('true');
    expect(await username.evaluate((field) => field === document.activeElement)).toBe(true);
    await register(page, person);
    expect(await storedKeys(page)).toEqual(['auth_refresh_token', 'auth_token', 'auth_user']);

    await buy(page, 'yearly');

    await page.goto('/profile');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    expect((await storedKeys(page)).filter((key) => key.startsWith('auth_'))).toEqual([]);

    await page.goto('/login?redirect=/customer-portal');
    await logIn(page, person.email, 'not the password');
    await page.getByRole('alert').filter({ hasText: 'Invalid identifier or password' }).waitFor();
    expectConsole(visitor, /status of 400/);
    await logIn(page, person.email, person.password);
    await page.waitForURL(({ pathname }) => pathname === '/customer-portal');
    await page.getByText('Yearly').first().waitFor();
  },
);
