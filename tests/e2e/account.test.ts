import { describe, expect, test } from 'vitest';
import { expectComplaint, sizes, prepareBrowser } from './browser.ts';
import { logIn, newPerson, register, sendRegistration, storedKeys } from './people.ts';

const visit = prepareBrowser();

describe('the header', () => {
  test('knows who is signed in on every page, before any script has run', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const person = newPerson();
    await register(page, person);
    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(person.username) }).waitFor();
    expect(await page.getByRole('banner').getByRole('link', { name: 'Log in' }).isVisible()).toBe(false);

    // With the deferred scripts kept away, the first paint has the account all the same.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/pricing');
    expect(await page.getByRole('button', { name: /Your account/ }).isVisible()).toBe(true);
    expectComplaint(visitor, /ERR_FAILED/);
  });

  test('logs out from any page', async () => {
    const { page } = await visit(sizes.phone);
    await register(page, newPerson());
    await page.goto('/pricing');
    await page.getByRole('button', { name: /Your account/ }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => storedKeys(page)).toEqual([]);
    await expect.poll(() => page.getByRole('button', { name: /Your account/ }).isVisible()).toBe(false);
  });

  test('follows a log-out in another tab', async () => {
    const { page, context } = await visit();
    await register(page, newPerson());
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: /Your account/ }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await other.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  });
});

describe('a form', () => {
  test('says beside the fields what is missing, and goes to the first', async () => {
    const { page } = await visit();
    await page.goto('/register');
    await page.getByLabel('Email').fill('not an address');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
    expect(await page.getByLabel('Email').inputValue()).toBe('not an address');
    expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  });

  test('keeps what was typed when the server cannot be reached', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto('/login');
    await page.route('**/api/auth/local', (route) => route.abort());
    await logIn(page, 'ada@example.com', 'some password');
    await page.getByRole('alert').filter({ hasText: 'could not reach the server' }).waitFor();
    expect(await page.getByLabel('Email or username').inputValue()).toBe('ada@example.com');
    expectComplaint(visitor, /ERR_FAILED/);
  });

  test('tells of a name that is taken', async () => {
    const visitor = await visit();
    const { page, context } = visitor;
    const person = newPerson();
    await register(page, person);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await sendRegistration(page, { ...person, email: 'somebody.else@example.com' });
    await page.getByText('Email or Username are already taken').first().waitFor();
    expectComplaint(visitor, /status of 400/);
  });
});

describe('a signed-out visitor', () => {
  test('sees what the profile is for and where to log in, and stays', async () => {
    const { page } = await visit();
    await page.goto('/profile');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
  });
});

describe('a stored session', () => {
  test('stays when the server does not answer, with a quiet word about it', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await register(page, newPerson());
    await page.route('**/api/users/me', (route) => route.abort());
    await page.reload();
    await page
      .getByRole('status')
      .filter({ hasText: /could not/i })
      .waitFor();
    expect(await storedKeys(page)).toEqual(['auth_refresh_token', 'auth_token', 'auth_user']);
    expectComplaint(visitor, /ERR_FAILED/);
  });

  test('of rubbish is a signed-out one', async () => {
    const { page } = await visit();
    await page.goto('/');
    await page.evaluate(() => {
      localStorage.setItem('auth_token', '}{');
      localStorage.setItem('auth_user', '[[[');
      localStorage.setItem('auth_refresh_token', '\u0000');
    });
    await page.goto('/profile');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    await expect.poll(() => storedKeys(page)).toEqual([]);
  });
});
