import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { linkInMail } from './outbox.ts';

/** Somebody with an account, or about to have one. */
export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody nobody has met before. */
export function newPerson(): Person {
  const name = `ada${randomUUID().slice(0, 8)}`;
  return { username: name, email: `${name}@example.com`, password: 'correct horse battery' };
}

/** Fills in the fields of the registration form, but for the consent. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
}

/** Opens the registration form, fills it in and sends it. */
export async function sendRegistration(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, person);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Opens a tab of the account page. */
export const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name }).click();

/** Registers, and waits for the profile. */
export async function register(page: Page, person: Person): Promise<void> {
  await sendRegistration(page, person);
  await page.waitForURL('**/profile');
}

/**
 * Confirms the email address of someone signed in by the mail that the page of the plan sends. An API at another `origin`
 * has its own data directory.
 */
export async function confirmEmail(
  page: Page,
  { email }: Person,
  { origin = '', ...which }: { readonly origin?: string; readonly dataDir?: string } = {},
): Promise<void> {
  await page.goto('/customer-portal');
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await page.getByText('A new link is on its way.').waitFor();
  await openConfirmation(page, origin + (await linkInMail(email, '/api/auth/email-confirmation', which)));
}

/** Opens the link of a mail that confirms an email address, and presses its button. */
export async function openConfirmation(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.getByText('Your email address is confirmed.').waitFor();
}

/** Fills in the log-in form, wherever it is, and sends it. */
export async function logIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel('Email or username').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/**
 * Takes the session out of the browser, as somebody who clears its storage. On a page that asks nothing in its name: a call
 * on its way would be refused, which the browser tells the console.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/privacy');
  await page.evaluate(() => localStorage.clear());
}

/** The keys the site has left in the browser, in order. */
export async function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
}
