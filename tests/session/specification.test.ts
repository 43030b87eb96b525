import { beforeEach, describe, expect, test } from 'vitest';
import { createAccount, createEmailChange } from '../../site/adapters/account.ts';
import type { Auth } from '../../site/adapters/auth/auth.ts';
import { AccountServer, ADA, errorResponse, json } from './account-server.ts';
import { FakeBrowser } from './fake-browser.ts';
import { AS_ADA, errorOf, FORM, openTab, store } from './scene.ts';

/* The requirements for the session in `docs/reference/specification.md`. */

let server: AccountServer;
let browser: FakeBrowser;
let auth: Auth;

beforeEach(() => {
  server = new AccountServer();
  browser = new FakeBrowser();
  auth = openTab(server, browser);
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

  test('login returns the user with every field of the response', async () => {
    const user = { ...ADA, paddle_customer_id: 'ctm_1', newsletter: true };
    server.on('POST /api/auth/local', () => json({ jwt: 't', user }));
    expect(await auth.login(AS_ADA)).toEqual({ user, isStored: true });
  });
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
      const { userId, token } = server.open();
      if (signedIn) store(browser, { userId, token });
      expect(await errorOf(auth.refresh())).toHaveProperty('message', 'No refresh token available');
      expect(server.calls).toEqual([]);
    },
  );

  test.each([
    ['login', 'POST /api/auth/local', () => auth.login(AS_ADA)],
    ['registration', 'POST /api/auth/local/register', () => auth.register(FORM)],
  ] as const)('loading is true during a %s, whether it succeeds or fails', async (_, route, call) => {
    expect(auth.getState().loading).toBe(false);
    const held = server.hold(route);
    const done = call();
    await held.arrived;
    expect(auth.getState().loading).toBe(true);
    held.release();
    await done;
    expect(auth.getState().loading).toBe(false);
    server.on(route, () => errorResponse(400, 'No'));
    await errorOf(call());
    expect(auth.getState().loading).toBe(false);
  });
});

describe('specification 5: account changes', () => {
  test('profile and password changes fail with “User not authenticated” while signed out', async () => {
    await auth.restore();
    const change = { currentPassword: 'correct', newPassword: 'another' };
    for (const call of [auth.updateProfile({ company: 'X' }), auth.changePassword(change)])
      expect(await errorOf(call)).toHaveProperty('message', 'User not authenticated');
    expect(server.calls).toEqual([]);
  });
});

describe('specification 6: roles', () => {
  test('every account call sends the token as a bearer token', async () => {
    await auth.login(AS_ADA);
    server.calls.length = 0;
    await auth.updateProfile({ company: 'Acme' });
    await auth.changePassword({ currentPassword: 'correct', newPassword: 'another' });
    await auth.restore();
    await auth.http.get('/api/anything').catch(() => {});
    await auth.http.post('/api/anything', {}).catch(() => {});
    await createAccount({ http: auth.http })
      .listSessions()
      .catch(() => {});
    await createEmailChange({ http: auth.http })
      .drop()
      .catch(() => {});
    await auth.deleteAccount('wrong').catch(() => {});
    auth.logout();
    await expect.poll(() => server.routes().at(-1)).toBe('POST /api/auth/logout');
    // The password change returns a new token.
    expect(server.calls.map(({ route, bearer }) => [route, bearer])).toEqual([
      ['PUT /api/users/1', 'jwt-1'],
      ['POST /api/auth/change-password', 'jwt-1'],
      ['GET /api/users/me', 'jwt-2'],
      ['GET /api/anything', 'jwt-2'],
      ['POST /api/anything', 'jwt-2'],
      ['GET /api/auth/sessions', 'jwt-2'],
      ['DELETE /api/account/email-change', 'jwt-2'],
      ['POST /api/account/delete', 'jwt-2'],
      ['POST /api/auth/logout', 'jwt-2'],
    ]);
  });
});

describe('specification 7: calls', () => {
  const bodyOf = (route: string) => server.calls.find((call) => call.route === route)?.body;

  test('login sends identifier and password, and registration sends the form', async () => {
    await auth.login(AS_ADA);
    await auth.register(FORM);
    expect(bodyOf('POST /api/auth/local')).toEqual(AS_ADA);
    expect(bodyOf('POST /api/auth/local/register')).toEqual(FORM);
  });

  test('PUT /api/users/{id} sends a partial profile, and the response is merged into the stored user', async () => {
    await auth.login(AS_ADA);
    server.on('PUT /api/users/1', () => json({ id: 1, company: 'Acme' }));
    await auth.updateProfile({ company: 'Acme' });
    expect(bodyOf('PUT /api/users/1')).toEqual({ company: 'Acme' });
    expect(JSON.parse(browser.values.get('auth_user') ?? '')).toEqual({ ...ADA, company: 'Acme' });
  });
});
