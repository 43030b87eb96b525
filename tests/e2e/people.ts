import type { Plan } from '../../site/content/plans.ts';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, inject } from 'vitest';

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
export async function sendRegistration(page: Page, person: Person, path = '/register'): Promise<void> {
  await page.goto(path);
  await fillRegistration(page, person);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Registers a user and waits for the profile page. */
export async function register(page: Page, person = newPerson()): Promise<Person> {
  await sendRegistration(page, person, '/register?redirect=/profile');
  await page.waitForURL(({ pathname }) => pathname === '/profile');
  return person;
}

/** Opens a tab of the account pages. */
export const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name }).click();

/** Fills in the login form of the current page and submits it. */
export async function logIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel('Email or username').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Logs out on an account page. */
export const logOut = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Log out' }).first().click();

/** Keys in the browser's storage while a user is signed in. */
export const SIGNED_IN = ['auth_refresh_token', 'auth_token', 'auth_user'];

/** Returns the sorted keys of everything that the site has stored in the browser. */
export async function storedKeys(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
  // Every page stores it after its fonts have loaded.
  return keys.filter((key) => key !== 'onset_fonts');
}

/**
 * Removes the session by clearing the browser's storage. It does so on a page without authenticated requests, because a
 * pending request would be rejected, which the browser logs to the console.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/privacy');
  await page.evaluate(() => localStorage.clear());
}

/** Returns the sources of all emails to an email address, oldest first, without soft line breaks. */
async function emailsTo(email: string, dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return sources
    .filter((source) => new RegExp(`^To: .*${email}`, 'im').test(source))
    .map((source) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
}

/** Options for the expected email. */
interface EmailOptions {
  /** Data directory of the server, if it isn't the default one. */
  readonly dataDir?: string;
  /** Position among the emails with such a link, from 1. A later one invalidates the earlier ones. */
  readonly number?: number;
}

/** Waits for an email with a link to a path, and returns the link without the origin. */
export async function linkInEmail(
  email: string,
  path: string,
  { dataDir = inject('dataDir'), number = 1 }: EmailOptions = {},
): Promise<string> {
  const pattern = new RegExp(`https?://[^/\\s"]+(${path}\\?[\\w=&%#.-]+)`);
  const find = async (): Promise<string | undefined> =>
    (await emailsTo(email, dataDir)).flatMap((source) => pattern.exec(source)?.[1] ?? [])[number - 1];
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

/** Waits for an email with a matching subject. */
export async function untilEmail(email: string, subject: RegExp): Promise<void> {
  const isSent = async (): Promise<boolean> =>
    (await emailsTo(email, inject('dataDir'))).some((source) =>
      subject.test(/^Subject: (.*)$/im.exec(source)?.[1] ?? ''),
    );
  await expect.poll(isSent).toBe(true);
}

/**
 * Confirms the email address of a user with the email that the registration sends. `origin` and `dataDir` are those of
 * the server, if it isn't the default one.
 */
export async function confirmEmail(
  page: Page,
  { email }: Person,
  { origin = '', ...options }: { readonly origin?: string; readonly dataDir?: string } = {},
): Promise<void> {
  await openConfirmation(page, origin + (await linkInEmail(email, '/api/auth/email-confirmation', options)));
}

/** Opens the confirmation link of an email and clicks the button on that page. */
export async function openConfirmation(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.getByText('Your email address is confirmed.').waitFor();
}

/** The form of the simulated checkout. */
export const checkoutOf = (page: Page): Locator => page.locator('[data-demo-checkout]');

/** Fills in the guest's details in the checkout. */
export async function giveDetails(page: Page, email = newPerson().email): Promise<void> {
  const checkout = checkoutOf(page);
  await checkout.getByRole('textbox', { name: 'Email' }).fill(email);
  await checkout.getByRole('combobox', { name: 'Country' }).selectOption('DE');
  await checkout.getByRole('button', { name: 'Continue to payment' }).click();
}

/** Pays with the test card whose button matches. */
export async function payWith(page: Page, card = /^4242/): Promise<void> {
  await checkoutOf(page).getByRole('button', { name: card }).click();
  await checkoutOf(page).getByRole('button', { name: /^Pay / }).click();
}

/** Buys a plan as the signed-in user, and waits until it is active. */
export async function buy(page: Page, plan: Plan): Promise<void> {
  await page.goto(`/checkout?plan=${plan.id}`);
  await payWith(page);
  await page.waitForURL('**/success?transaction=*');
  await page.getByRole('heading', { name: 'Your plan is active.' }).waitFor();
}
