import { describe, expect, test } from 'vitest';
import { expectConsole, sizes, prepareBrowser } from './browser.ts';
import { hold } from './hold.ts';
import { forgetSession, logIn, newPerson, register, storedKeys } from './people.ts';

const visit = prepareBrowser();

describe('the header', () => {
  test('knows who is signed in on every page, before any script has run', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const person = newPerson();
    await register(page, person);
    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(person.username) }).waitFor();
    expect(await page.getByRole('banner').getByRole('link', { name: 'Log in' }).isVisible()).toBe(false);

    // With the deferred scripts kept away, the first paint has the account all the same.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/pricing');
    expect(await page.getByRole('button', { name: /Your account/ }).isVisible()).toBe(true);
    expectConsole(visitor, /ERR_FAILED/);
  });

  test('logs out from any page', async () => {
    const { page } = await visit(sizes.phone);
    await register(page, newPerson());
    await page.goto('/pricing');
    await page.getByRole('button', { name: /Your account/ }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => storedKeys(page)).toEqual([]);
    await expect.poll(() => page.getByRole('button', { name: /Your account/ }).isVisible()).toBe(false);
  });

  test('follows a log-out in another tab', async () => {
    const { page, context } = await visit();
    await register(page, newPerson());
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: /Your account/ }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await other.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  });
});

describe('a form', () => {
  test('keeps what was typed when the server cannot be reached', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto('/login');
    await page.route('**/api/auth/local', (route) => route.abort());
    await logIn(page, 'ada@example.com', 'some password');
    await page.getByRole('alert').filter({ hasText: 'could not reach the server' }).waitFor();
    expect(await page.getByLabel('Email or username').inputValue()).toBe('ada@example.com');
    expectConsole(visitor, /ERR_FAILED/);
  });
});

test('a form that is sent again and again, while the next page is on its way, makes one call', async () => {
  const { page } = await visit();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  const release = await hold(page, '**/profile');
  const person = newPerson();
  await page.goto('/register');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  // Counted, because the page cannot be asked any more once it is about to go.
  const pressedEnough = Promise.withResolvers<void>();
  const signedIn = page.waitForResponse('**/api/auth/local/register');
  await page.exposeFunction('onPress', () => {
    presses += 1;
    if (presses === 20) pressedEnough.resolve();
  });
  let presses = -Infinity;
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('main form button[type=submit]');
    setInterval(() => {
      button?.click();
      void (globalThis as unknown as { onPress: () => Promise<void> }).onPress();
    }, 20);
  });
  await signedIn;
  presses = 0;
  await pressedEnough.promise;
  release();
  await page.waitForURL('**/profile');
  expect(calls.filter((path) => path.startsWith('/api/auth/local'))).toEqual(['/api/auth/local/register']);
});

test('a page that led to the next one keeps no password for whoever presses Back', async () => {
  const { page } = await visit();
  const person = newPerson();
  await register(page, person);
  await forgetSession(page);
  await page.goto('/login');
  await page.evaluate(() => {
    // Comes after `pagehide`: what a page holds here is what the back/forward cache would.
    document.addEventListener('visibilitychange', () => {
      const field = document.querySelector<HTMLInputElement>('input[name=password]');
      sessionStorage.setItem('password', `left: ${field?.value}`);
    });
  });
  await logIn(page, person.username, person.password);
  await page.waitForURL('**/profile');
  expect(await page.evaluate(() => sessionStorage.getItem('password'))).toBe('left: ');
});

test('what one user has typed is gone when another tab signs in somebody else', async () => {
  const { page, context } = await visit();
  await register(page, newPerson());
  await page.getByLabel('Company').fill('Analytical Engines');
  await page.getByLabel('Current password', { exact: true }).last().fill('correct horse battery');
  const other = await context.newPage();
  const next = newPerson();
  await register(other, next);
  await expect.poll(() => page.getByLabel('Username').inputValue()).toBe(next.username);
  expect(await page.getByLabel('Company').inputValue()).toBe('');
  expect(await page.getByLabel('Current password', { exact: true }).last().inputValue()).toBe('');
});

describe('a signed-out visitor', () => {
  test('sees what the profile is for and where to log in, and stays', async () => {
    const { page } = await visit();
    await page.goto('/profile');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
  });
});

describe('a stored session', () => {
  test('of rubbish is a signed-out one', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto('/');
    await page.evaluate(() => {
      localStorage.setItem('auth_token', '}{');
      localStorage.setItem('auth_user', '[[[');
      localStorage.setItem('auth_refresh_token', '\u0000');
    });
    await page.goto('/profile');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    await expect.poll(() => storedKeys(page)).toEqual([]);
    // The token is checked and refreshed before it is removed.
    expectConsole(visitor, /status of 401/);
  });
});

describe('the consent to the terms', () => {
  test('is asked for: without it nothing is sent, with it its version goes along', async () => {
    const { page } = await visit();
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/local/register')) bodies.push(request.postDataJSON());
    });
    const person = newPerson();
    await page.goto('/register');
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Tick this box to create an account').waitFor();
    expect(bodies).toEqual([]);
    await page.getByRole('checkbox', { name: /I agree to the terms and the privacy policy/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/profile');
    expect(bodies).toEqual([{ ...person, consent: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string }]);
  });
});
