import { brand } from '@onset/design-system/brand';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { expectConsole, prepareBrowser } from './browser.ts';
import { fillRegistration, forgetSession, logIn, logOut, newPerson, openTab, register, storedKeys } from './people.ts';
import { hold } from './waits.ts';

const visit = prepareBrowser();

test('the registration form sends nothing without consent, then the version of the terms, and once for many clicks', async () => {
  const { page } = await visit();
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/local/register')) bodies.push(request.postDataJSON());
  });
  const release = await hold(page, '**/customer-portal?link=sent');
  const person = newPerson();
  await page.goto('/register');
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Check this box to create an account').waitFor();
  expect(bodies).toEqual([]);

  await page.getByRole('checkbox', { name: /I agree to the terms and the privacy policy/ }).check();
  // Clicks are counted here, because a page that is about to be left can't be asked.
  let clicks = -Infinity;
  const clickedEnough = Promise.withResolvers<void>();
  await page.exposeFunction('onPress', () => {
    clicks += 1;
    if (clicks === 20) clickedEnough.resolve();
  });
  const registered = page.waitForResponse('**/api/auth/local/register');
  const clicking = page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('main form button[type=submit]');
    setInterval(() => {
      button?.click();
      void (globalThis as unknown as { onPress: () => Promise<void> }).onPress();
    }, 20);
  });
  await Promise.all([registered, clicking]);
  clicks = 0;
  await clickedEnough.promise;
  release();
  await page.waitForURL('**/customer-portal?link=sent');
  await page.getByText(`We’ve sent a link to ${person.email}.`).waitFor();
  expect(await page.getByRole('link', { name: `Download ${brand.name}` }).count()).toBeGreaterThan(0);
  expect(bodies).toEqual([{ ...person, consent: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string }]);
});

test('the login accepts an email address with ß in its domain as it was typed in the registration', async () => {
  const { page } = await visit();
  const { username, password } = newPerson();
  const email = `${username}@faß.de`;
  await register(page, { username, email, password });
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(`${username}@xn--fa-hia.de`);
  await forgetSession(page);
  await page.goto('/login');
  await logIn(page, email, password);
  await page.waitForURL('**/profile');
});

test('the log-in page keeps no password for the back/forward cache', async () => {
  const { page } = await visit();
  const person = await register(page);
  await forgetSession(page);
  await page.goto('/login');
  await page.evaluate(() => {
    // Fired after `pagehide`, when the back/forward cache stores the page.
    document.addEventListener('visibilitychange', () => {
      const field = document.querySelector<HTMLInputElement>('input[name=password]');
      sessionStorage.setItem('password', `left: ${field?.value}`);
    });
  });
  await logIn(page, person.username, person.password);
  await page.waitForURL('**/profile');
  expect(await page.evaluate(() => sessionStorage.getItem('password'))).toBe('left: ');
});

test('the list of sessions ends another device, and a new password ends the others', async () => {
  const here = await visit();
  const there = await visit();
  const person = await register(here.page);
  const logInThere = async (): Promise<void> => {
    await there.page.goto('/login');
    await logIn(there.page, person.email, person.password);
    await there.page.waitForURL('**/profile');
    await there.page.getByRole('textbox', { name: 'Full name' }).waitFor();
  };
  await logInThere();
  await here.page.reload();
  await openTab(here.page, 'Security');
  const list = here.page.getByRole('region', { name: 'Where you are logged in' });
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
  expect(await list.getByText('This device').count()).toBe(1);
  await list.getByRole('button', { name: /^End (?!all)/ }).click();
  await list.getByText('You’re logged in on this device only.').waitFor();
  await there.page.reload();
  await there.page.getByText('Session expired. Please login again.').waitFor();
  expect(await storedKeys(there.page)).toEqual([]);

  await logInThere();
  await here.page.reload();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
  const names = here.page.locator('form:has([type=password]) [autocomplete=username]');
  const emails = await names.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(emails, 'email address for password managers in each form with a password').toEqual([
    person.email,
    person.email,
  ]);
  await openTab(here.page, 'Profile');
  const password = here.page.getByRole('region', { name: 'Password' });
  await password.getByLabel('Current password', { exact: true }).fill(person.password);
  await password.getByLabel('New password', { exact: true }).fill('a wholly new password');
  await password.getByRole('button', { name: 'Change password' }).click();
  await password.getByText('Password changed').waitFor();
  await openTab(here.page, 'Security');
  await list.getByText('You’re logged in on this device only.').waitFor();
  expectConsole(there, /status of 401/);
});

test('an account can be exported, and deleted with its password only', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const person = await register(page);
  await openTab(page, 'Security');
  const button = page.getByRole('button', { name: 'Download my data' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = await readFile(await download.path(), 'utf8');
  expect(z.object({ user: z.object({ email: z.string() }) }).parse(JSON.parse(text)).user.email).toBe(person.email);

  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByText('Delete my account', { exact: true }).last().click();
  await data.getByLabel('Password').fill('not the password');
  await data.getByRole('checkbox').check();
  await data.getByRole('button', { name: 'Delete account' }).click();
  await data.getByText('The provided current password is invalid.').waitFor();
  await data.getByLabel('Password').fill(person.password);
  await data.getByRole('button', { name: 'Delete account' }).click();
  await data.getByText('Your account has been deleted.').waitFor();
  expect(await storedKeys(page)).toEqual([]);
  expectConsole(visitor, /status of 400/);
});

test('a second tab follows the first: it clears what one user typed when another signs in, and logs out', async () => {
  const { page, context } = await visit();
  await register(page);
  await page.getByLabel('Company').fill('Analytical Engines');
  const currentPassword = page.getByLabel('Current password', { exact: true }).last();
  await currentPassword.fill('correct horse battery');
  const other = await context.newPage();
  const next = await register(other);
  await expect.poll(() => page.getByLabel('Username').inputValue()).toBe(next.username);
  expect(await page.getByLabel('Company').inputValue()).toBe('');
  expect(await currentPassword.inputValue()).toBe('');

  // A request that is pending at the log-out would get a 401 response, which the console logs.
  await page.getByText('This device').first().waitFor({ state: 'attached' });
  await other.goto('/');
  await other.getByRole('button', { name: /Your account/ }).waitFor();
  await logOut(page);
  await other.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Save changes' }).count()).toBe(0);
});
