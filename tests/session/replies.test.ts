import { beforeEach, describe, expect, test } from 'vitest';
import type { Auth } from '../../site/adapters/auth/auth.ts';
import { AccountServer, ADA, json } from './account-server.ts';
import { FakeBrowser } from './fake-browser.ts';
import { AS_ADA, FORM, openTab, store } from './scene.ts';

const CHANGE = { currentPassword: 'correct', newPassword: 'better' };
const WAYS = [
  ['POST /api/auth/local', (auth: Auth) => auth.login(AS_ADA)],
  ['POST /api/auth/local/register', (auth: Auth) => auth.register(FORM)],
  ['POST /api/auth/reset-password', (auth: Auth) => auth.resetPassword({ code: 'c', password: 'better' })],
] as const;

let server: AccountServer;
let browser: FakeBrowser;
let auth: Auth;

beforeEach(() => {
  server = new AccountServer();
  browser = new FakeBrowser();
  auth = openTab(server, browser);
});

const storedUser = (): unknown => JSON.parse(browser.stored()[1] ?? 'null');

describe('specification 4: a reply that has both a jwt and a user is a sign-in, whatever else is null or odd', () => {
  test.each<[string, object, object]>([
    ['a refresh token of null', { refreshToken: null }, {}],
    ['a refresh token that is a number', { refreshToken: 7 }, {}],
    ['an empty refresh token', { refreshToken: '' }, {}],
    ['a username of null', {}, { username: null }],
    ['a role of null', {}, { role: null }],
    ['a role without a name', {}, { role: { id: 4 } }],
    ['a customer id that is null', {}, { paddle_customer_id: null }],
    ['a full name that is an object', {}, { full_name: {} }],
    ['an address of null', {}, { email: null }],
    ['no confirmed address', {}, { confirmed: false }],
  ])('%s', async (_, inResponse, inUser) => {
    for (const [route, signIn] of WAYS) {
      server.on(route, () => json({ jwt: 'good', ...inResponse, user: { ...ADA, ...inUser } }));
      // Enough for the next page, and for a check before an unconfirmed user is signed in.
      const profile = (): Response => json({ ...ADA, ...inUser });
      server.on('GET /api/users/me', profile, profile);
      await signIn(auth);
      expect(auth.getState()).toMatchObject({ status: 'signed-in', error: null, loading: false });
      expect(browser.stored()[0]).toBe('good');
      expect(browser.stored()[2]).toBeNull();
      expect(storedUser()).toEqual(auth.getState().user);
      // The next page takes the stored session up as it is.
      const next = openTab(server, browser);
      await next.restore();
      expect(next.getState()).toMatchObject({ status: 'signed-in', error: null, notice: null });
    }
  });

  test.each<[string, object, object]>([
    [
      'numbers for a customer id and a company',
      { paddle_customer_id: 42, company: 7 },
      { paddle_customer_id: '42', company: '7' },
    ],
    ['a role that is a text', { role: 'Customer' }, { role: { name: 'Customer' } }],
    ['an id that is a text', { id: 'a/b' }, { id: 'a/b' }],
  ])('%s', async (_, inUser, expected) => {
    server.on('POST /api/auth/local', () => json({ jwt: 'good', user: { ...ADA, ...inUser } }));
    expect(await auth.login(AS_ADA)).toMatchObject(expected);
    expect(storedUser()).toMatchObject(expected);
  });

  test('a user without an e-mail address, and one without anything', async () => {
    for (const user of [{ id: 1, username: 'ada' }, {}]) {
      server.on('POST /api/auth/local', () => json({ jwt: 'good', user }));
      expect(await auth.login(AS_ADA)).toEqual(user);
      expect(storedUser()).toEqual(user);
    }
  });

  test('a user whose id the server did not say: it is asked for before the profile is changed', async () => {
    server.on('POST /api/auth/local', () => json({ jwt: 'good', user: { username: 'ada' } }));
    server.on('GET /api/users/me', () => json(ADA));
    server.on('PUT /api/users/1', () => json({ ...ADA, company: 'Engines' }));
    await auth.login(AS_ADA);
    expect(await auth.updateProfile({ company: 'Engines' })).toMatchObject({ id: 1, company: 'Engines' });
  });
});

test.each([ADA, { username: 'ada' }])('a response after a logout is not stored: user %j', async (user) => {
  for (const [route, call] of [
    ['GET /api/users/me', () => auth.restore()],
    ['POST /api/auth/change-password', () => auth.changePassword(CHANGE)],
  ] as const) {
    server.on('POST /api/auth/local', () => json({ jwt: 'good', user }));
    await auth.login(AS_ADA);
    const response = Promise.withResolvers<Response>();
    server.on(route, () => response.promise);
    const calling = call();
    auth.logout();
    response.resolve(json({ ...ADA, jwt: 'next', refreshToken: 'next refresh', user: ADA }));
    await calling;
    expect(browser.values.size).toBe(0);
    expect(auth.getState().status).toBe('signed-out');
  }
});

test('an id that comes as a text here and as a number there is of one user', async () => {
  store(browser, server.open());
  server.on('GET /api/users/me', () => json({ id: '1', email: 'ada@example.com' }));
  await auth.restore();
  expect(auth.getState()).toMatchObject({ status: 'signed-in', role: 'Customer', user: { username: 'ada' } });
});

describe('specification 3: both tokens of a refresh or of a change of password are kept, whatever else is odd', () => {
  const odd = [{}, { user: null }, { user: 'ada' }, { user: { id: null, email: 7 } }, { user: [], status: 'ok' }];

  test.each(odd)('%j', async (rest) => {
    for (const [route, call] of [
      ['POST /api/auth/refresh', () => auth.refresh()],
      ['POST /api/auth/change-password', () => auth.changePassword(CHANGE)],
    ] as const) {
      store(browser, server.open());
      auth.sync();
      server.on(route, () => json({ jwt: 'next', refreshToken: 'next refresh', ...rest }));
      await call();
      expect(browser.stored()).toEqual(['next', JSON.stringify(ADA), 'next refresh']);
      expect(auth.getState().user).toEqual(ADA);
    }
  });

  test.each([undefined, null, 7, ''])('a refresh token of %j leaves the one there is', async (refreshToken) => {
    const before = server.open();
    store(browser, before);
    server.on('POST /api/auth/refresh', () => json({ jwt: 'next', refreshToken }));
    await auth.refresh();
    expect(browser.stored()).toEqual(['next', JSON.stringify(ADA), before.refreshToken]);
  });
});
