import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectComplaint, prepareBrowser } from './browser.ts';
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
  await page.getByText(/Your email address is not confirmed yet/).waitFor();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await page.getByText('A new link is on its way.').waitFor();
  expectComplaint(visitor, /status of 400/);

  await page.goto(await linkInMail(person.email, '/api/auth/email-confirmation', { dataDir, number: 2 }));
  await page.waitForURL('**/login?confirmed=1');
  await page.getByText('Your email address is confirmed. You can log in now.').waitFor();
  await logIn(page, person.email, person.password);
  await page.waitForURL('**/profile');
  expect(await storedKeys(page)).toEqual(['auth_refresh_token', 'auth_token', 'auth_user']);
});

test('a link that is no longer good says so', async () => {
  const { page } = await visit({ baseURL: site.origin });
  await page.goto('/api/auth/email-confirmation?confirmation=never');
  await page.waitForURL('**/login?confirmed=0');
  await page.getByText(/This link is no longer good/).waitFor();
});
