import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import confirmEmailPage from '../../site/pages/confirm-email.ts';
import newsletter from '../../site/pages/newsletter.ts';
import undoEmailChange from '../../site/pages/undo-email-change.ts';
import unsubscribe from '../../site/pages/unsubscribe.ts';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import {
  SIGNED_IN,
  forgetSession,
  linkInEmail,
  logIn,
  logOut,
  newPerson,
  register,
  sendRegistration,
  storedKeys,
  untilEmail,
} from './people.ts';
import { measureOverflow } from './rendered-page.ts';
import { startProcess } from './site-process.ts';
import { untilReady } from './waits.ts';

const visit = prepareBrowser();
const LINK_EXPIRED = 'This link has expired.';

test('a forgotten password is replaced with the link of an email, once', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const person = await register(page);
  await logOut(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Set a new one' }).click();
  await page.waitForURL('**/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('If there’s an account with this address, a link is on its way.').waitFor();

  const link = await linkInEmail(person.email, '/reset-password');
  await page.goto(link);
  expect(await page.locator('[autocomplete=username]').inputValue(), 'email address for password managers').toBe(
    person.email,
  );
  await page.getByLabel('New password', { exact: true }).fill('a wholly new password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Your password has been changed.').waitFor();
  expect(await storedKeys(page)).toEqual(SIGNED_IN);
  await untilEmail(person.email, /password/i);

  await forgetSession(page);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('yet another password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('This link was already used, or has expired.').waitFor();
  expectConsole(visitor, /status of 400/);
  await page.goto('/login');
  await logIn(page, person.email, 'a wholly new password');
  await page.waitForURL('**/profile');
});

test('a server that requires confirmed email addresses accepts a log-in only after the link was confirmed', async () => {
  const site = await startProcess({ EMAIL_CONFIRMATION: 'true' });
  onTestFinished(site.stop);
  const visitor = await visit({ baseURL: site.origin });
  const { page } = visitor;
  const person = newPerson();
  await sendRegistration(page, person);
  await page.getByText('Confirm your email address with the link we sent you, then log in.').waitFor();
  expect(await storedKeys(page)).toEqual([]);

  await page.goto('/login');
  await logIn(page, person.email, person.password);
  const alert = page.getByRole('alert').filter({ hasText: 'Your account email is not confirmed' });
  await alert.getByRole('button', { name: 'Resend the confirmation email' }).click();
  await page.getByText('A new link is on its way.').waitFor();
  expectConsole(visitor, /status of 400/);

  const { dataDir } = site;
  await page.goto(await linkInEmail(person.email, '/api/auth/email-confirmation', { dataDir, number: 2 }));
  // Opening the link confirms nothing, because link scanners open it too.
  await page.waitForURL('**/confirm-email?code=*');
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.waitForURL('**/confirm-email#account-confirmed');
  await page.getByText('Your email address is confirmed.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Go to your account' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL('**/login?redirect=/customer-portal');
  await logIn(page, person.email, person.password);
  await page.waitForURL(({ pathname }) => pathname === '/customer-portal');
  expect(await storedKeys(page)).toEqual(SIGNED_IN);
});

describe('a new email address', () => {
  const details = (page: Page) => page.locator('[data-section="profile-form"]');
  const currentEmail = (page: Page) => details(page).getByLabel('Email').inputValue();

  /** Changes the email address of the account by keyboard. */
  async function changeEmail(page: Page, email: string, password: string): Promise<void> {
    await details(page).getByLabel('Email').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
  }

  test('needs the password and the confirmed link, can be dropped, and its link can be sent again', async () => {
    const { page } = await visit();
    const person = await register(page);
    const email = `new-${person.email}`;
    await details(page).getByLabel('Email').waitFor();
    expect(await details(page).getByLabel('Current password').count()).toBe(0);
    await changeEmail(page, email, person.password);
    const words = `We sent a link to ${email}. Your email address changes when you open it.`;
    await page.getByText(words).waitFor();
    expect(await currentEmail(page)).toBe(person.email);
    expect(await details(page).getByLabel('Current password').count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.password);
    await page.reload();
    await page.getByText(words).waitFor();
    await untilEmail(person.email, /is about to change/);

    await page.getByRole('button', { name: 'Keep the current email' }).click();
    await page.getByText(`Your email stays ${person.email}.`).waitFor();
    await page.goto(await linkInEmail(email, '/confirm-email'));
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await page.getByText(LINK_EXPIRED).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent), 'focused text').toContain(LINK_EXPIRED);

    await page.goto('/profile');
    await details(page).getByLabel('Email').waitFor();
    await untilReady(page);
    expect(await page.getByText(words).count()).toBe(0);
    await changeEmail(page, email, person.password);
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await page.getByText('A new link is on its way.').waitFor();
    expect(await page.getByText('Saved', { exact: true }).count()).toBe(0);
    await page.goto(await linkInEmail(email, '/confirm-email', { number: 3 }));
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await page.getByText('Your email address was changed.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Go to your profile' }).click();
    await expect.poll(() => currentEmail(page)).toBe(email);
  });

  test('can be undone by the owner of the old one without JavaScript, which signs the attacker out', async () => {
    const attacker = await visit();
    const person = await register(attacker.page);
    const email = `attacker-${person.email}`;
    await changeEmail(attacker.page, email, person.password);
    await attacker.page.goto(await linkInEmail(email, '/confirm-email'));
    await attacker.page.getByRole('button', { name: 'Confirm email' }).click();
    await attacker.page.getByText('Your email address was changed.').waitFor();

    const { page } = await visit({ ...sizes.phone, javaScriptEnabled: false });
    await page.goto(await linkInEmail(person.email, '/undo-email-change'));
    await page.getByRole('button', { name: 'Keep my old email' }).click();
    await page.getByText('Your account has its old email address again.').waitFor();

    const owner = (await visit()).page;
    await owner.goto(await linkInEmail(person.email, '/reset-password'));
    await owner.getByLabel('New password', { exact: true }).fill('a wholly new password');
    await owner.getByRole('button', { name: 'Set password' }).click();
    await owner.getByRole('link', { name: 'Go to your profile' }).click();
    await expect.poll(() => currentEmail(owner)).toBe(person.email);

    await attacker.page.goto('/profile');
    await expect.poll(() => storedKeys(attacker.page)).not.toContain('auth_token');
    expectConsole(attacker, /status of 401/);
  });
});

test('each outcome of an email link is visible on a phone', async () => {
  const { page } = await visit(sizes.phone);
  const pages = { '/confirm-email': confirmEmailPage, '/newsletter': newsletter, '/unsubscribe': unsubscribe };
  for (const [path, content] of Object.entries({ ...pages, '/undo-email-change': undoEmailChange }))
    for (const { id, text } of content.sections.flatMap((section) => section.content.outcomes)) {
      await page.goto(`${path}?outcome=${id}#${id}`);
      await page.getByText(text).waitFor();
      expect(await page.evaluate(() => window.scrollY), `scroll position of ${path}#${id}`).toBe(0);
      expect(await measureOverflow(page), `overflow of ${path}#${id}`).toBeLessThanOrEqual(0);
    }
});
