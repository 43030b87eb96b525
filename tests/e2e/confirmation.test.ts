import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import { linkInMail } from './outbox.ts';
import { logIn, newPerson, sendRegistration, storedKeys } from './people.ts';
import { startProcess } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

const visit = prepareBrowser();
let dataDir: string;
let site: SiteProcess;

/** A site where an address must be confirmed before its account can be used. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'onset-confirm-'));
  site = await startProcess({ PORT: '0', DATA_DIR: dataDir, EMAIL_CONFIRMATION: 'true' });
});

afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('an address is confirmed by the link of a mail, and only then can be logged in with', async () => {
  const visitor = await visit({ baseURL: site.origin });
  const { page } = visitor;
  const person = newPerson();
  await sendRegistration(page, person);
  await page.getByText('Confirm your email address by the link we have sent you, then log in.').waitFor();
  expect(await storedKeys(page)).toEqual([]);

  await page.goto('/login');
  await logIn(page, person.email, person.password);
  const alert = page.getByRole('alert').filter({ hasText: 'Your account email is not confirmed' });
  await alert.getByRole('button', { name: 'Resend the confirmation email' }).click();
  await page.getByText('A new link is on its way.').waitFor();
  expectConsole(visitor, /status of 400/);

  await page.goto(await linkInMail(person.email, '/api/auth/email-confirmation', { dataDir, number: 2 }));
  // The link alone confirms nothing: the button does.
  await page.waitForURL('**/confirm-email?code=*');
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.waitForURL('**/confirm-email#account-confirmed');
  await page.getByText('Your email address is confirmed.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL('**/login');
  await logIn(page, person.email, person.password);
  await page.waitForURL('**/profile');
  expect(await storedKeys(page)).toEqual(['auth_refresh_token', 'auth_token', 'auth_user']);
});

test('without JavaScript the button confirms as well, once and for all', async () => {
  const { page: registering } = await visit({ baseURL: site.origin });
  const person = newPerson();
  await sendRegistration(registering, person);
  await registering.getByText('Confirm your email address by the link').waitFor();
  const link = await linkInMail(person.email, '/api/auth/email-confirmation', { dataDir });
  const { page } = await visit({ ...sizes.phone, baseURL: site.origin, javaScriptEnabled: false });
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.getByText('Your email address is confirmed.').waitFor();
  expect(await page.getByRole('button', { name: 'Confirm email' }).isVisible()).toBe(false);
  await page.goto(link);
  await page.getByText('This link is no longer good.').waitFor();
  expect(await page.getByText('Your email address is confirmed.').isVisible()).toBe(false);
});

test('a link that is no longer good says so', async () => {
  const { page } = await visit({ baseURL: site.origin });
  await page.goto('/api/auth/email-confirmation?confirmation=never');
  await page.waitForURL('**/confirm-email#link-not-good');
  await page.getByText('This link is no longer good.').waitFor();
  await page.goto('/confirm-email?code=never');
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.getByText('This link is no longer good.').waitFor();
});

test.each([
  ['1', 'Your email address is confirmed. You can log in now.'],
  ['0', 'This link is no longer good. Log in, and we can send you a new one.'],
])(
  'a server that confirms by the link itself and leads to /login?confirmed=%s is understood',
  async (result, words) => {
    const { page } = await visit({ baseURL: site.origin });
    await page.goto(`/login?confirmed=${result}`);
    await page.getByText(words).waitFor();
  },
);
