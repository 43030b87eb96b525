import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import { linkInMail, mailAbout } from './outbox.ts';
import { newPerson, register, storedKeys } from './people.ts';
import type { Person } from './people.ts';

const visit = prepareBrowser();

/** The form of the details, which is not the only one with a current password. */
const details = (page: Page) => page.locator('[data-section="profile-form"]');

/** Signed in as somebody new, with the profile open. */
async function signedIn(): Promise<{ page: Page; person: Person }> {
  const { page } = await visit();
  const person = newPerson();
  await register(page, person);
  await details(page).getByLabel('Email').waitFor();
  return { page, person };
}

/** Gives the account another address, by keyboard from the email on. */
async function changeEmail(page: Page, email: string, password: string): Promise<void> {
  await details(page).getByLabel('Email').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

const emailNow = (page: Page) => details(page).getByLabel('Email').inputValue();

test('a new email asks for the password, waits for its link, and is the account’s once its button is pressed', async () => {
  const { page, person } = await signedIn();
  const email = `new-${person.email}`;
  expect(await details(page).getByLabel('Current password').count()).toBe(0);
  await changeEmail(page, email, person.password);
  const words = `We sent a link to ${email}. Your address changes when you open it.`;
  await page.getByText(words).waitFor();
  expect(await emailNow(page)).toBe(person.email);
  expect(await details(page).getByLabel('Current password').count()).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.password);

  await page.reload();
  await page.getByText(words).waitFor();
  await page.getByText('Asked for just now.').waitFor();
  await mailAbout(person.email, /about to get another email/);

  await page.goto(await linkInMail(email, '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.getByText('Your email address is changed.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Go to your profile' }).click();
  await expect.poll(() => emailNow(page)).toBe(email);
  expect(await page.getByText(words).count()).toBe(0);
});

test('what waits is sent again, and dropped', async () => {
  const { page, person } = await signedIn();
  const email = `new-${person.email}`;
  await changeEmail(page, email, person.password);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await page.getByText('A new link is on its way.').waitFor();
  const link = await linkInMail(email, '/confirm-email', { number: 2 });
  await page.getByRole('button', { name: 'Keep the current email' }).click();
  await page.getByText(`Your email stays ${person.email}.`).waitFor();
  await page.reload();
  await details(page).getByLabel('Email').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText(/We sent a link to/).count()).toBe(0);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.getByText('This link is no longer good.').waitFor();
});

test('the owner of the old address takes the account back from whoever changed it, without JavaScript too', async () => {
  const thiefs = await visit();
  const { page: thief } = thiefs;
  const person = newPerson();
  await register(thief, person);
  const email = `thief-${person.email}`;
  await changeEmail(thief, email, person.password);
  await thief.goto(await linkInMail(email, '/confirm-email'));
  await thief.getByRole('button', { name: 'Confirm email' }).click();
  await thief.getByText('Your email address is changed.').waitFor();

  const { page } = await visit({ ...sizes.phone, javaScriptEnabled: false });
  await page.goto(await linkInMail(person.email, '/undo-email-change'));
  await page.getByRole('button', { name: 'Keep my old email' }).click();
  await page.getByText('Your account has its old email address.').waitFor();

  const owner = (await visit()).page;
  await owner.goto(await linkInMail(person.email, '/reset-password'));
  await owner.getByLabel('New password', { exact: true }).fill('a wholly new password');
  await owner.getByRole('button', { name: 'Set password' }).click();
  await owner.getByRole('link', { name: 'Go to your profile' }).click();
  await expect.poll(() => emailNow(owner)).toBe(person.email);

  await thief.goto('/profile');
  await expect.poll(() => storedKeys(thief)).not.toContain('auth_token');
  expectConsole(thiefs, /status of 401/);
});

test('the outcome is read out: it has the focus', async () => {
  const { page } = await visit();
  await page.goto('/undo-email-change?code=never');
  await page.getByRole('button', { name: 'Keep my old email' }).click();
  await page.getByText('This link is no longer good.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('This link is no longer good.');
});
