import { describe, expect, test } from 'vitest';
import { InvalidResponseError } from '../../site/adapters/http.ts';
import { ADA, json } from './account-server.ts';
import { AS_ADA, CHANGE, FORM, prepareScene } from './scene.ts';
import type { Scene } from './scene.ts';

let { server, browser, auth, openTab, store } = {} as Scene;
prepareScene((scene) => {
  ({ server, browser, auth, openTab, store } = scene);
});

const SIGN_INS = [
  ['POST /api/auth/local', () => auth.login(AS_ADA)],
  ['POST /api/auth/local/register', () => auth.register(FORM)],
  ['POST /api/auth/reset-password', () => auth.resetPassword({ code: 'c', password: 'better' })],
] as const;

describe('specification 4: a response with a jwt and a user signs in', () => {
  test.each<[string, object, object]>([
    ['a refresh token of null', { refreshToken: null }, { username: null, role: null, email: null }],
    ['fields of other types', { refreshToken: 7 }, { role: { id: 4 }, full_name: {} }],
    ['an unconfirmed email address', {}, { confirmed: false }],
  ])('with %s', async (_, inResponse, inUser) => {
    for (const [route, signIn] of SIGN_INS) {
      server.on(route, () => json({ jwt: 'good', ...inResponse, user: { ...ADA, ...inUser } }));
      // One for the check before an unconfirmed user is signed in, and one for the next page.
      const profile = (): Response => json({ ...ADA, ...inUser });
      server.on('GET /api/users/me', profile, profile);
      await signIn();
      expect(auth.getState()).toMatchObject({ status: 'signed-in', error: null, loading: false });
      expect(browser.stored()).toEqual(['good', JSON.stringify(auth.getState().user), null]);
      const nextPage = openTab();
      await nextPage.restore();
      expect(nextPage.getState()).toMatchObject({ status: 'signed-in', error: null, notice: null });
    }
  });

  test('with a user without an id, which is requested before the profile is changed', async () => {
    server.on('POST /api/auth/local', () => json({ jwt: 'good', user: { username: 'ada' } }));
    server.on('GET /api/users/me', () => json(ADA));
    server.on('PUT /api/users/1', () => json({ ...ADA, company: 'Engines' }));
    await auth.login(AS_ADA);
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
      await expect(signIn()).rejects.toEqual(new InvalidResponseError());
    }
    expect(browser.stored()).toEqual(before);
    expect(auth.getState()).toMatchObject({ status: 'signed-in', loading: false });
  });

  test('only a registration without a token asks to confirm the email address', async () => {
    for (const [route, signIn] of SIGN_INS.filter(([name]) => !name.endsWith('register'))) {
      server.on(route, () => json({ user: { ...ADA, confirmed: false } }));
      await expect(signIn()).rejects.toThrow(InvalidResponseError);
    }
  });
});

test.each([ADA, { username: 'ada' }])('a response after a logout is not stored: user %j', async (user) => {
  for (const [route, call] of [
    ['GET /api/users/me', () => auth.restore()],
    ['POST /api/auth/change-password', () => auth.changePassword(CHANGE)],
  ] as const) {
    server.on('POST /api/auth/local', () => json({ jwt: 'good', user }));
    server.on(route, () => json({ ...ADA, jwt: 'next', refreshToken: 'next refresh', user: ADA }));
    await auth.login(AS_ADA);
    const held = await server.hold(route, call);
    auth.logout();
    await held.release();
    expect(browser.values.size).toBe(0);
    expect(auth.getState().status).toBe('signed-out');
  }
});

test('ids that are a string and a number belong to the same user', async () => {
  store();
  server.on('GET /api/users/me', () => json({ id: '1', email: 'ada@example.com' }));
  await auth.restore();
  expect(auth.getState()).toMatchObject({ status: 'signed-in', role: 'Customer', user: { username: 'ada' } });
});

describe('specification 3: a refresh and a password change', () => {
  test.each([
    ['POST /api/auth/refresh', () => auth.refresh()],
    ['POST /api/auth/change-password', () => auth.changePassword(CHANGE)],
  ] as const)('store both tokens and keep the user without a valid new one: %s', async (route, call) => {
    for (const rest of [{}, { user: null }, { user: { id: null, email: 7 } }]) {
      store();
      auth.sync();
      server.on(route, () => json({ jwt: 'next', refreshToken: 'next refresh', ...rest }));
      await call();
      expect(browser.stored()).toEqual(['next', JSON.stringify(ADA), 'next refresh']);
      expect(auth.getState().user).toEqual(ADA);
    }
  });

  test('keep the previous refresh token if the response has no valid one', async () => {
    store();
    server.on('POST /api/auth/refresh', () => json({ jwt: 'next', refreshToken: '' }));
    await auth.refresh();
    expect(browser.stored()).toEqual(['next', JSON.stringify(ADA), 'refresh-1']);
  });
});
