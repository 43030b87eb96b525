import { describe, expect, test } from 'vitest';
import { createAccount, createEmailChange } from '../../site/adapters/account.ts';
import { ADA, errorResponse, json } from './account-server.ts';
import { AS_ADA, CHANGE, FORM, prepareScene } from './scene.ts';
import type { Scene } from './scene.ts';

/* The requirements for the session in `docs/reference/specification.md`. */

let { server, browser, auth, store } = {} as Scene;
prepareScene((scene) => {
  ({ server, browser, auth, store } = scene);
});

describe('specification 3: storage', () => {
  test('the storage holds auth_token, auth_user as JSON and auth_refresh_token', async () => {
    await auth.login(AS_ADA);
    expect(Object.fromEntries(browser.values)).toEqual({
      auth_token: 'jwt-1',
      auth_user: JSON.stringify(ADA),
      auth_refresh_token: 'refresh-1',
    });
  });

  test.each([{ ...ADA, paddle_customer_id: 'ctm_1', newsletter: true }, { id: 1, username: 'ada' }, {}])(
    'login returns and stores the user with every field of the response: %j',
    async (user) => {
      server.on('POST /api/auth/local', () => json({ jwt: 't', user }));
      expect(await auth.login(AS_ADA)).toEqual({ user, isStored: true });
      expect(browser.stored()[1]).toBe(JSON.stringify(user));
    },
  );
});

describe('specification 4: states', () => {
  test('the state is signed out, and signed in after a login or a registration', async () => {
    await auth.restore();
    expect(auth.getState().status).toBe('signed-out');
    await auth.login(AS_ADA);
    expect(auth.getState().status).toBe('signed-in');
    auth.logout();
    expect(auth.getState().status).toBe('signed-out');
    await auth.register(FORM);
    expect(auth.getState().status).toBe('signed-in');
  });

  test.each([true, false])(
    'a refresh without a refresh token fails with “No refresh token available” (signed in: %s)',
    async (signedIn) => {
      if (signedIn) store({ token: 'jwt' });
      await expect(auth.refresh()).rejects.toHaveProperty('message', 'No refresh token available');
      expect(server.calls).toEqual([]);
    },
  );

  test.each([
    ['login', 'POST /api/auth/local', () => auth.login(AS_ADA)],
    ['registration', 'POST /api/auth/local/register', () => auth.register(FORM)],
  ] as const)('loading is true during a %s, whether it succeeds or fails', async (_, route, call) => {
    const held = await server.hold(route, call);
    expect(auth.getState().loading).toBe(true);
    await held.release();
    expect(auth.getState().loading).toBe(false);
    server.on(route, () => errorResponse(400, 'No'));
    await expect(call()).rejects.toThrow('No');
    expect(auth.getState().loading).toBe(false);
  });
});

test('specification 5: profile and password changes fail with “User not authenticated” while signed out', async () => {
  await auth.restore();
  for (const call of [auth.updateProfile({ company: 'X' }), auth.changePassword(CHANGE)])
    await expect(call).rejects.toHaveProperty('message', 'User not authenticated');
  expect(server.calls).toEqual([]);
});

test('specification 6: every account call sends the token as a bearer token', async () => {
  await auth.login(AS_ADA);
  const account = createAccount({ http: auth.http });
  // The password change returns a new token.
  const calls: [string, () => unknown][] = [
    ['PUT /api/users/1 jwt-1', () => auth.updateProfile({ company: 'Acme' })],
    ['POST /api/auth/change-password jwt-1', () => auth.changePassword(CHANGE)],
    ['GET /api/users/me jwt-2', () => auth.restore()],
    ['GET /api/anything jwt-2', () => auth.http.get('/api/anything')],
    ['POST /api/anything jwt-2', () => auth.http.post('/api/anything', {})],
    ['GET /api/auth/sessions jwt-2', () => account.listSessions()],
    ['DELETE /api/account/email-change jwt-2', () => createEmailChange({ http: auth.http }).drop()],
    ['POST /api/account/delete jwt-2', () => auth.deleteAccount('wrong')],
    ['POST /api/auth/logout jwt-2', () => auth.logout()],
  ];
  for (const [, call] of calls) await Promise.resolve(call()).catch(() => {});
  await expect.poll(() => server.routes().at(-1)).toBe('POST /api/auth/logout');
  expect(server.calls.slice(1).map(({ route, bearer }) => `${route} ${bearer}`)).toEqual(calls.map(([call]) => call));
});

describe('specification 7: calls', () => {
  const NEW_PASSWORD = { password: 'better', passwordConfirmation: 'better' };
  test.each<[string, object, () => Promise<unknown>]>([
    ['POST /api/auth/local', AS_ADA, () => auth.login(AS_ADA)],
    ['POST /api/auth/local/register', FORM, () => auth.register(FORM)],
    ['PUT /api/users/1', { company: 'Acme' }, () => auth.updateProfile({ company: 'Acme' })],
    [
      'POST /api/auth/change-password',
      { currentPassword: 'correct', ...NEW_PASSWORD },
      () => auth.changePassword(CHANGE),
    ],
    [
      'POST /api/auth/reset-password',
      { code: 'abc', ...NEW_PASSWORD },
      () => auth.resetPassword({ code: 'abc', password: 'better' }),
    ],
    ['POST /api/account/delete', { password: 'correct' }, () => auth.deleteAccount('correct')],
  ])('%s sends %j', async (route, body, call) => {
    store();
    server.on(route, () => json({ jwt: 'jwt', user: ADA }));
    await call();
    expect(server.calls).toMatchObject([{ route }]);
    expect(server.calls[0]?.body).toEqual(body);
  });

  test('PUT /api/users/{id} merges the response into the stored user', async () => {
    store();
    server.on('PUT /api/users/1', () => json({ id: 1, company: 'Acme' }));
    await auth.updateProfile({ company: 'Acme' });
    expect(browser.stored()[1]).toBe(JSON.stringify({ ...ADA, company: 'Acme' }));
  });
});
