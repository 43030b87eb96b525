import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { expectConsole, prepareBrowser } from './browser.ts';
import { linkInMail, mailAbout } from './outbox.ts';
import { forgetSession, logIn, newPerson, register, storedKeys } from './people.ts';

const visit = prepareBrowser();

describe('a forgotten password', () => {
  test('is replaced by the link of a mail, once', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const person = newPerson();
    await register(page, person);
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();

    await page.goto('/login');
    await page.getByRole('link', { name: 'Set a new one' }).click();
    await page.waitForURL('**/forgot-password');
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('If an account has this address, a link is on its way.').waitFor();

    const link = await linkInMail(person.email, '/reset-password');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('a wholly new password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your new password is set.').waitFor();
    expect(await storedKeys(page)).toEqual(['auth_refresh_token', 'auth_token', 'auth_user']);
    await mailAbout(person.email, /password/i);

    await forgetSession(page);
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('yet another password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('This link has been used already, or is too old.').waitFor();
    expectConsole(visitor, /status of 400/);

    await page.goto('/login');
    await logIn(page, person.email, 'a wholly new password');
    await page.waitForURL('**/profile');
  });
});

describe('the list of sessions', () => {
  test('marks this device, and ends another, which is signed out', async () => {
    const here = await visit();
    const there = await visit();
    const person = newPerson();
    await register(here.page, person);
    await there.page.goto('/login');
    await logIn(there.page, person.email, person.password);
    await there.page.waitForURL('**/profile');

    await here.page.reload();
    const list = here.page.getByRole('region', { name: 'Where you are logged in' });
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
    expect(await list.getByText('This device').count()).toBe(1);
    await list.getByRole('button', { name: /^End (?!all)/ }).click();
    await list.getByText('You are logged in on this device only.').waitFor();

    await there.page.reload();
    await there.page.getByText('Session expired. Please login again.').waitFor();
    expect(await storedKeys(there.page)).toEqual([]);
    expectConsole(there, /status of 401/);
  });

  test('is loaded again after a change of password, which ends the others', async () => {
    const here = await visit();
    const there = await visit();
    const person = newPerson();
    await register(there.page, person);
    await here.page.goto('/login');
    await logIn(here.page, person.email, person.password);
    await here.page.waitForURL('**/profile');
    const list = here.page.getByRole('region', { name: 'Where you are logged in' });
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
    const password = here.page.getByRole('region', { name: 'Password' });
    await password.getByLabel('Current password', { exact: true }).fill(person.password);
    await password.getByLabel('New password', { exact: true }).fill('a wholly new password');
    await password.getByRole('button', { name: 'Change password' }).click();
    await password.getByText('Password changed').waitFor();
    await list.getByText('You are logged in on this device only.').waitFor();
  });
});

describe('an account', () => {
  test('can be taken along', async () => {
    const { page } = await visit();
    const person = newPerson();
    await register(page, person);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const path = await (await download).path();
    const data = JSON.parse(await readFile(path, 'utf8')) as { user: { email: string } };
    expect(data.user.email).toBe(person.email);
    expect(JSON.stringify(data)).not.toMatch(/argon2|\$scrypt|password_hash/);
  });

  test('is deleted with its password only, and then is gone', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const person = newPerson();
    await register(page, person);
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

    await page.goto('/login');
    await logIn(page, person.email, person.password);
    await page.getByRole('alert').filter({ hasText: 'Invalid identifier or password' }).waitFor();
    expectConsole(visitor, /status of 400/);
  });
});

test('a password that is tried first is advised against, and rejected', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const person = newPerson();
  await page.goto('/register');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).pressSequentially('password1');
  await page.getByText(/among the passwords tried first/).waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page
    .getByRole('alert')
    .getByText(/one of the most common ones/)
    .waitFor();
  expectConsole(visitor, /status of 400/);
});
