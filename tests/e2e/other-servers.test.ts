import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { expectConsole, prepareBrowser, untilConsole } from './browser.ts';
import { SIGNED_IN, logIn, openTab, storedKeys } from './people.ts';

/** The built site against other servers with the same contract, which lack calls or respond differently. */
const visit = prepareBrowser();

const ADA = { id: 1, username: 'ada', email: 'ada@example.com', full_name: 'Ada', company: null, country: null };

type Reply = Parameters<Route['fulfill']>[0];
type Replies = Readonly<Record<string, Reply | (() => Reply)>>;

const failure = (status: number, message = 'No'): Reply => ({ status, json: { error: { status, message } } });

/** Answers API requests with the reply for `METHOD /path`, and all others with 404. */
async function serve(page: Page, replies: Replies): Promise<void> {
  await page.route('**/api/**', (route) => {
    const request = route.request();
    const reply = replies[`${request.method()} ${new URL(request.url()).pathname}`] ?? failure(404, 'Not Found');
    return route.fulfill(typeof reply === 'function' ? reply() : reply);
  });
}

/** Opens a page of the site with a stored session. */
async function openSignedIn(page: Page, path: string): Promise<void> {
  await page.route('**/earlier-visit', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/earlier-visit');
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { auth_user: JSON.stringify(ADA), auth_token: 'a token', auth_refresh_token: 'a refresh token' },
  );
  await page.goto(path);
}

test.each(['/', '/a-page-that-is-not-there'])(
  'specification 4: a session that couldn’t be checked is kept, and %s shows a message',
  async (path) => {
    const visitor = await visit();
    const { page } = visitor;
    await serve(page, { 'GET /api/users/me': failure(503), 'POST /api/auth/refresh': failure(503) });
    await openSignedIn(page, path);
    await page.locator('[data-slot="toast-text"]').getByText('We couldn’t check your account just now.').waitFor();
    expect(await storedKeys(page)).toEqual(expect.arrayContaining(SIGNED_IN));
    await untilConsole(visitor);
    expectConsole(visitor, /status of (404|503)/);
  },
);

test('specification 7: a server that lacks fields and calls signs in, and the profile says what it doesn’t offer', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const { company: _company, ...stored } = ADA;
  await serve(page, {
    'POST /api/auth/local': { json: { jwt: 'a token', user: { id: 1 } } },
    'GET /api/users/me': { json: stored },
    'PUT /api/users/1': { json: { ...stored, full_name: 'Ada Lovelace' } },
    'POST /api/account/delete': { status: 405, contentType: 'text/plain', body: 'Method Not Allowed' },
  });
  await page.goto('/login');
  await logIn(page, 'ada', 'correct horse battery');
  await page.waitForURL('**/profile');
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).waitFor();
  const details = page.getByRole('region', { name: 'Details' });
  await expect.poll(() => details.getByLabel('Username').inputValue()).toBe('ada');
  expect(await storedKeys(page)).toEqual(['auth_token', 'auth_user']);
  await details.getByLabel('Full name').fill('Ada Lovelace');
  await details.getByLabel('Company').fill('Engines');
  await details.getByRole('button', { name: 'Save changes' }).click();
  await details.getByText('This server doesn’t store: Company. Everything else is saved.').waitFor();
  expect(await details.getByText('Saved', { exact: true }).count()).toBe(0);
  expect(await details.getByLabel('Company').inputValue()).toBe('Engines');

  await openTab(page, 'Security');
  await page.getByText('This server doesn’t list where you’re logged in.').waitFor();
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: 'Download my data' }).click();
  await data.getByText('This server doesn’t offer this. Write to us, and we’ll send you your data.').waitFor();
  await data.getByText('Delete my account', { exact: true }).last().click();
  await data.getByLabel('Password').fill('correct horse battery');
  await data.getByRole('checkbox').check();
  await data.getByRole('button', { name: 'Delete account' }).click();
  await data.getByText('This server doesn’t offer this. Write to us, and we’ll delete your account.').waitFor();
  expect(await data.getByRole('alert').count()).toBe(0);
  expect(await storedKeys(page)).toEqual(expect.arrayContaining(['auth_token', 'auth_user']));
  expectConsole(visitor, /status of 40[45]/);
});

test('a new password of an unconfirmed account logs no one in, and the page says what to do first', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await serve(page, {
    'POST /api/auth/reset-password': { json: { jwt: 'a token', user: { ...ADA, confirmed: false } } },
    'GET /api/users/me': failure(401),
  });
  await page.goto('/reset-password?code=abc');
  await page.getByLabel('New password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Your password has been changed.').waitFor();
  await page.getByText('Confirm your email address with the link we sent you, then log in.').waitFor();
  expect(await page.getByText('You’re logged in').count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
  expect(await storedKeys(page)).toEqual([]);
  await untilConsole(visitor);
  expectConsole(visitor, /status of (401|404)/);
});

test('a guest who creates the account of a purchase must confirm the email address first', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await serve(page, { 'POST /api/auth/local/register': { json: { user: { ...ADA, confirmed: false } } } });
  await page.goto('/privacy');
  await page.evaluate(() => sessionStorage.setItem('last_purchase', '{"transaction_id":"txn_01","items":[]}'));
  // Without the fragment, the page doesn't know the email address.
  await page.goto('/success?transaction=txn_01');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('ada@example.com');
  await main.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Create my account' }).click();
  await main.getByText('Confirm your email address with the link we sent you, then log in.').waitFor();
  expect(await main.getByRole('alert').count()).toBe(0);
  expect(await main.getByRole('button', { name: 'Create my account' }).count()).toBe(0);
  await main.getByRole('link', { name: 'Log in' }).first().click();
  await page.waitForURL('**/login?redirect=%2Fsuccess');
  await untilConsole(visitor);
  expectConsole(visitor, /status of 404/);
});

test('specification 7: a confirmation link to the log-in page confirms with a button, and shows the outcome', async () => {
  const CONFIRMED = 'Your email address is confirmed.';
  const EXPIRED = 'This link has expired. Open your account to get a new one.';
  const visitor = await visit();
  const { page } = visitor;
  let confirmations = 0;
  await serve(page, {
    'GET /api/auth/email-confirmation': () => {
      confirmations += 1;
      return confirmations === 1
        ? failure(400, 'Invalid token')
        : { status: 302, headers: { Location: '/login?confirmed=1' } };
    },
  });
  const confirm = page.getByRole('button', { name: 'Confirm my address' });
  await page.goto('/login?confirmation=superseded');
  await confirm.waitFor();
  expect(confirmations).toBe(0);
  await confirm.click();
  await page.getByText(EXPIRED).waitFor();
  await page.goto('/login?confirmation=good');
  await confirm.click();
  await page.getByText(CONFIRMED).waitFor();

  // Other servers confirm at their own URL, and redirect here.
  await page.goto('/login?confirmed=1');
  await page.getByText(CONFIRMED).waitFor();
  await page.goto('/login?confirmed=0');
  await page.getByText(EXPIRED).waitFor();
  expectConsole(visitor, /status of 40[04]/);
});
