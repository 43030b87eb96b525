import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectConsole, prepareBrowser, untilConsole } from './browser.ts';
import type { Visit } from './browser.ts';
import { logIn, storedKeys, openTab } from './people.ts';

/**
 * The built site against servers of the same contract that are not its own: what they leave out, what they send in
 * another form, and what they do not have.
 */
const visit = prepareBrowser();

const ADA = { id: 1, username: 'ada', email: 'ada@example.com', full_name: 'Ada', company: null, country: null };
const SIGNED_IN = ['auth_refresh_token', 'auth_token', 'auth_user'];
const NOT_FOUND = { status: 404, json: { data: null, error: { status: 404, message: 'Not Found', details: {} } } };
const NOT_ALLOWED = { status: 405, contentType: 'text/plain', body: 'Method Not Allowed' };

type Reply = Parameters<Route['fulfill']>[0];
type Replies = Readonly<Record<string, Reply | (() => Reply)>>;

/** Has the API respond as told, by `METHOD /path`; to everything else as a server of legacy mode does: 404. */
async function serve(page: Page, replies: Replies): Promise<void> {
  await page.route('**/api/**', (route) => {
    const request = route.request();
    const reply = replies[`${request.method()} ${new URL(request.url()).pathname}`] ?? NOT_FOUND;
    return route.fulfill(typeof reply === 'function' ? reply() : reply);
  });
}

/** Opens a page of the site with a session in the storage, as an earlier visit left it. */
async function openSignedIn({ page }: Visit, path: string, user: object = {}): Promise<void> {
  // Nothing but the origin is needed of the earlier visit.
  await page.route('**/earlier-visit', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/earlier-visit');
  const values = {
    auth_user: JSON.stringify({ ...ADA, ...user }),
    auth_token: 'a token',
    auth_refresh_token: 'a refresh token',
  };
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, values);
  await page.goto(path);
}

const toast = (page: Page) => page.locator('[data-slot="toast-text"]');
const ERROR_OF = (status: number) => ({ status, json: { error: { status, message: 'No' } } });

describe('specification 4: the messages of a session that could not be checked, and of one that has ended, are seen on every page', () => {
  // One visitor for both: the server fails first, and then knows the session no longer.
  test.each(['/', '/a-page-that-is-not-there'])('%s', async (path) => {
    const visitor = await visit();
    const { page } = visitor;
    await serve(page, { 'GET /api/users/me': ERROR_OF(503), 'POST /api/auth/refresh': ERROR_OF(503) });
    await openSignedIn(visitor, path);
    await toast(page).getByText('We couldn’t check your account just now.').waitFor();
    expect(await storedKeys(page)).toEqual(expect.arrayContaining(SIGNED_IN));
    await untilConsole(visitor);
    expectConsole(visitor, /status of (404|503)/);

    await serve(page, { 'GET /api/users/me': ERROR_OF(401), 'POST /api/auth/refresh': ERROR_OF(401) });
    await page.goto(path);
    await toast(page).getByText('Session expired. Please login again.', { exact: true }).waitFor();
    expect(await storedKeys(page)).toEqual([]);
    expectConsole(visitor, /status of (40[14]|503)/);
  });
});

test('specification 4: a reply with a jwt and a user is a sign-in, also if the user has nothing but an id', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await serve(page, {
    'POST /api/auth/local': { json: { jwt: 'a token', user: { id: 1 } } },
    'GET /api/users/me': { json: { id: 1 } },
  });
  await page.goto('/login');
  await logIn(page, 'ada', 'correct horse battery');
  await page.waitForURL('**/profile');
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).waitFor();
  const details = page.getByRole('region', { name: 'Details' });
  await expect.poll(() => details.getByLabel('Username').isEnabled()).toBe(true);
  expect(await details.getByLabel('Company').inputValue()).toBe('');
  await openTab(page, 'Security');
  await page.getByText('This server doesn’t list where you’re logged in.').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await storedKeys(page)).toEqual(['auth_token', 'auth_user']);
  expectConsole(visitor, /status of 404/);
});

describe('specification 7: what a server does not offer is left out, or said to be', () => {
  test('an export and a deletion it has not are said so, and the account stays', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await serve(page, { 'GET /api/users/me': { json: ADA }, 'POST /api/account/delete': NOT_ALLOWED });
    await openSignedIn(visitor, '/profile');
    await openTab(page, 'Security');
    const data = page.getByRole('region', { name: 'Your data' });
    await data.getByRole('button', { name: 'Download my data' }).click();
    await data.getByText('This server doesn’t offer this. Write to us, and we’ll send you your data.').waitFor();
    await data.getByText('Delete my account', { exact: true }).last().click();
    await data.getByLabel('Password').fill('correct horse battery');
    await data.getByRole('checkbox').check();
    await data.getByRole('button', { name: 'Delete account' }).click();
    await data.getByText('This server doesn’t offer this. Write to us, and we’ll delete your account.').waitFor();
    expect(await data.getByRole('alert').count()).toBe(0);
    expect(await storedKeys(page)).toEqual(SIGNED_IN);
    expectConsole(visitor, /status of 40[45]/);
  });

  test('a field it does not keep is said so, and what was typed stays', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const { company: _company, ...kept } = ADA;
    await serve(page, {
      'GET /api/users/me': { json: kept },
      'PUT /api/users/1': { json: { ...kept, full_name: 'Ada Lovelace' } },
    });
    await openSignedIn(visitor, '/profile', { company: undefined });
    const details = page.getByRole('region', { name: 'Details' });
    await details.getByLabel('Full name').fill('Ada Lovelace');
    await details.getByLabel('Company').fill('Engines');
    await details.getByRole('button', { name: 'Save changes' }).click();
    await details.getByText('This server doesn’t store: Company. Everything else is saved.').waitFor();
    expect(await details.getByText('Saved', { exact: true }).count()).toBe(0);
    expect(await details.getByLabel('Company').inputValue()).toBe('Engines');

    await details.getByLabel('Company').fill('');
    await details.getByRole('button', { name: 'Save changes' }).click();
    await details.getByText('Saved', { exact: true }).waitFor();
    expectConsole(visitor, /status of 404/);
  });
});

describe('specification 8: the alert of a form has the server’s message verbatim, and help after it', () => {
  const failure = (status: number, message: string, errors: object[] = []): Reply => ({
    status,
    json: { data: null, error: { status, name: 'Error', message, details: { errors } } },
  });
  const linesOf = async (page: Page) => {
    const alert = page.getByRole('main').getByRole('alert');
    return (await alert.innerText()).split(/\n+/);
  };

  test('a log-in before the email address is confirmed, on a server whose mail fails', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await serve(page, {
      'POST /api/auth/local': failure(400, 'Your account email is not confirmed'),
      'POST /api/auth/send-email-confirmation': failure(500, 'Internal Server Error'),
    });
    await page.goto('/login');
    await logIn(page, 'ada@example.com', 'correct horse battery');
    const resend = page.getByRole('alert').getByRole('button', { name: 'Resend the confirmation email' });
    await resend.waitFor();
    expect(await linesOf(page)).toEqual([
      'Your account email is not confirmed',
      'Open the link we sent you, then log in.',
      'Resend the confirmation email',
    ]);
    await resend.click();
    await page.getByRole('alert').getByText('The email couldn’t be sent.').waitFor();
    expectConsole(visitor, /status of (?:40[04]|500)/);
  });
});

describe('a password that is set before the email address is confirmed', () => {
  test('logs nobody in, and the page says what to do first', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await serve(page, {
      'POST /api/auth/reset-password': { json: { jwt: 'a token', user: { ...ADA, confirmed: false } } },
      'GET /api/users/me': ERROR_OF(401),
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
});

describe('specification 7: a link of confirmation that leads to the site', () => {
  test('confirms by a button, and says in words that it is no longer good', async () => {
    const visitor = await visit();
    const { page } = visitor;
    let confirmations = 0;
    await serve(page, {
      'GET /api/auth/email-confirmation': () => {
        confirmations += 1;
        return confirmations === 1
          ? { status: 400, json: { error: { status: 400, message: 'Invalid token' } } }
          : { status: 302, headers: { Location: '/login?confirmed=1' } };
      },
    });
    await page.goto('/login?confirmation=superseded');
    const confirm = page.getByRole('button', { name: 'Confirm my address' });
    await confirm.waitFor();
    expect(confirmations).toBe(0);
    await confirm.click();
    await page.getByText('This link has expired. Log in, and we can send you a new one.').waitFor();

    await page.goto('/login?confirmation=good');
    await confirm.click();
    await page.getByText('Your email address is confirmed. You can log in now.').waitFor();
    expectConsole(visitor, /status of 40[04]/);
  });
});
