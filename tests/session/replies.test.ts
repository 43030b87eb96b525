import { beforeEach, describe, expect, test } from 'vitest';
import type { Auth } from '../../site/adapters/auth/auth.ts';
import { InvalidResponseError } from '../../site/adapters/http.ts';
import { AccountServer, ADA, json } from './account-server.ts';
import { FakeBrowser } from './fake-browser.ts';
import { AS_ADA, errorOf, FORM, openTab, store } from './scene.ts';

const CHANGE = { currentPassword: 'correct', newPassword: 'better' };
const SIGN_INS = [
  ['POST /api/auth/local', (auth: Auth) => auth.login(AS_ADA)],
  ['POST /api/auth/local/register', (auth: Auth) => auth.register(FORM)],
  ['POST /api/auth/reset-password', (auth: Auth) => auth.resetPassword({ code: 'c', password: 'better' })],
] as const;
const TOKEN_CALLS = [
  ['POST /api/auth/refresh', (auth: Auth) => auth.refresh()],
  ['POST /api/auth/change-password', (auth: Auth) => auth.changePassword(CHANGE)],
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

describe('specification 4: a response with a jwt and a user signs in', () => {
  test.each<[string, object, object]>([
    ['a refresh token of null', { refreshToken: null }, {}],
    ['an empty refresh token', { refreshToken: '' }, {}],
    ['fields of null', {}, { username: null, role: null, email: null, paddle_customer_id: null }],
    ['fields of other types', { refreshToken: 7 }, { role: { id: 4 }, full_name: {} }],
    ['an unconfirmed email address', {}, { confirmed: false }],
  ])('with %s', async (_, inResponse, inUser) => {
    for (const [route, signIn] of SIGN_INS) {
      server.on(route, () => json({ jwt: 'good', ...inResponse, user: { ...ADA, ...inUser } }));
      // One for the check before an unconfirmed user is signed in, and one for the next page.
      const profile = (): Response => json({ ...ADA, ...inUser });
      server.on('GET /api/users/me', profile, profile);
      await signIn(auth);
      expect(auth.getState()).toMatchObject({ status: 'signed-in', error: null, loading: false });
      expect(browser.stored()).toEqual(['good', JSON.stringify(auth.getState().user), null]);
      const nextPage = openTab(server, browser);
      await nextPage.restore();
      expect(nextPage.getState()).toMatchObject({ status: 'signed-in', error: null, notice: null });
    }
  });

  test.each([{ id: 1, username: 'ada' }, {}])('with the user %j', async (user) => {
    server.on('POST /api/auth/local', () => json({ jwt: 'good', user }));
    expect(await auth.login(AS_ADA)).toEqual({ user, isStored: true });
    expect(storedUser()).toEqual(user);
  });

  test('with a user without an id, which is requested before the profile is changed', async () => {
    server.on('POST /api/auth/local', () => json({ jwt: 'good', user: { username: 'ada' } }));
    server.on('GET /api/users/me', () => json(ADA));
    await auth.login(AS_ADA);
    server.on('PUT /api/users/1', () => json({ ...ADA, company: 'Engines' }));
    expect(await auth.updateProfile({ company: 'Engines' })).toMatchObject({ id: 1, company: 'Engines' });
  });

  test.each([
    ['no jwt', { user: ADA }],
    ['no user', { jwt: 'jwt' }],
    ['an empty jwt', { jwt: '', user: ADA }],
    ['a jwt that no request can contain', { jwt: 'a\nb', user: ADA }],
    ['a user that is a string', { jwt: 'jwt', user: 'ada' }],
    ['no jwt and a confirmed user', { user: { ...ADA, confirmed: true } }],
    ['an empty jwt and an unconfirmed user', { jwt: '', user: { ...ADA, confirmed: false } }],
    ['null', null],
  ])('otherwise it is invalid and the previous session continues: %s', async (_, response) => {
    await auth.login(AS_ADA);
    const before = browser.stored();
    for (const [route, signIn] of SIGN_INS) {
      server.on(route, () => json(response));
      const error = await errorOf(signIn(auth));
      expect(error).toBeInstanceOf(InvalidResponseError);
      expect(error).toHaveProperty('message', 'Invalid response from server');
    }
    expect(browser.stored()).toEqual(before);
    expect(auth.getState()).toMatchObject({ status: 'signed-in', loading: false });
  });

  test('only a registration without a token asks to confirm the email address', async () => {
    for (const [route, signIn] of SIGN_INS.filter(([name]) => !name.endsWith('register'))) {
      server.on(route, () => json({ user: { ...ADA, confirmed: false } }));
      await expect(signIn(auth)).rejects.toThrow(InvalidResponseError);
    }
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

test('ids that are a string and a number belong to the same user', async () => {
  store(browser, server.open());
  server.on('GET /api/users/me', () => json({ id: '1', email: 'ada@example.com' }));
  await auth.restore();
  expect(auth.getState()).toMatchObject({ status: 'signed-in', role: 'Customer', user: { username: 'ada' } });
});

describe('specification 3: a refresh and a password change store both tokens', () => {
  test.each([{}, { user: null }, { user: { id: null, email: 7 } }])('and keep the user: %j', async (rest) => {
    for (const [route, call] of TOKEN_CALLS) {
      store(browser, server.open());
      auth.sync();
      server.on(route, () => json({ jwt: 'next', refreshToken: 'next refresh', ...rest }));
      await call(auth);
      expect(browser.stored()).toEqual(['next', JSON.stringify(ADA), 'next refresh']);
      expect(auth.getState().user).toEqual(ADA);
    }
  });

  test.each([undefined, null, 7, ''])(
    'or keep the previous refresh token if the new one is %j',
    async (refreshToken) => {
      const before = server.open();
      store(browser, before);
      server.on('POST /api/auth/refresh', () => json({ jwt: 'next', refreshToken }));
      await auth.refresh();
      expect(browser.stored()).toEqual(['next', JSON.stringify(ADA), before.refreshToken]);
    },
  );
});
