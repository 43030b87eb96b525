import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { linkInMail } from './outbox.ts';

/** A user who has an account or can register one. */
export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Creates a user with a unique name who isn't registered yet. */
export function newPerson(): Person {
  const name = `ada${randomUUID().slice(0, 8)}`;
  return { username: name, email: `${name}@example.com`, password: 'correct horse battery' };
}

/** Fills in the registration form except for the consent. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
}

/** Opens the registration form, fills it in and submits it. */
export async function sendRegistration(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, person);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Opens a tab of the account pages. */
export const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name }).click();

/** Registers a user and waits for the profile page. */
export async function register(page: Page, person: Person): Promise<void> {
  await sendRegistration(page, person);
  await page.waitForURL('**/profile');
}

/**
 * Confirms the email address of the signed-in user with the email that the customer portal sends. `origin` and
 * `dataDir` are those of the server, if it isn't the default one.
 */
export async function confirmEmail(
  page: Page,
  { email }: Person,
  { origin = '', ...which }: { readonly origin?: string; readonly dataDir?: string } = {},
): Promise<void> {
  await page.goto('/customer-portal');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByText('The link is on its way.').waitFor();
  await openConfirmation(page, origin + (await linkInMail(email, '/api/auth/email-confirmation', which)));
}

/** Opens the confirmation link of an email and clicks the button on that page. */
export async function openConfirmation(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.getByText('Your email address is confirmed.').waitFor();
}

/** Fills in the login form of the current page and submits it. */
export async function logIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel('Email or username').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/**
 * Removes the session by clearing the browser's storage. It does so on a page without authenticated requests, because a
 * pending request would be rejected, which the browser logs to the console.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/privacy');
  await page.evaluate(() => localStorage.clear());
}

/** Returns the sorted keys of everything that the site has stored in the browser. */
export async function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
}
