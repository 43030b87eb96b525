import { beforeEach, describe, expect, test } from 'vitest';
import { createAccount } from '../../site/adapters/account/account.ts';
import { createEmailChange } from '../../site/adapters/account/email-change.ts';
import type { Auth } from '../../site/adapters/auth/auth.ts';
import { AccountServer, ADA, errorResponse, json } from './account-server.ts';
import { FakeBrowser } from './fake-browser.ts';
import { AS_ADA, errorOf, FORM, openTab, store } from './scene.ts';

/** The session's lines of the specification, each in its own words and by a test of its own. */

let server: AccountServer;
let browser: FakeBrowser;
let auth: Auth;

beforeEach(() => {
  server = new AccountServer();
  browser = new FakeBrowser();
  auth = openTab(server, browser);
});

/** What an earlier visit left: Ada's session, whose token has run out or not. */
function storeAda(parts: { refreshToken?: boolean } = {}): void {
  const { refreshToken, ...session } = server.open();
  store(browser, { ...session, ...(parts.refreshToken === false ? {} : { refreshToken }) });
}

describe('specification 3: what is kept', () => {
  test('the storage holds auth_token, auth_user as JSON and auth_refresh_token', async () => {
    await auth.login(AS_ADA);
    expect(Object.fromEntries(browser.values)).toEqual({
      auth_token: 'jwt-1',
      auth_user: JSON.stringify(ADA),
      auth_refresh_token: 'refresh-1',
    });
  });

  test('the user has id, role, email, customer id and every other field the server sent', async () => {
    const user = { ...ADA, paddle_customer_id: 'ctm_1', newsletter: true };
    server.on('POST /api/auth/local', () => json({ jwt: 't', user }));
    expect(await auth.login(AS_ADA)).toEqual(user);
  });
});

describe('specification 4: states', () => {
  test('signed out, then signed in after a login, or after a registration', async () => {
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
    'refreshing without a refresh token: No refresh token available (signed in: %s)',
    async (signedIn) => {
      if (signedIn) storeAda({ refreshToken: false });
      expect(await errorOf(auth.refresh())).toHaveProperty('message', 'No refresh token available');
      expect(server.calls).toEqual([]);
    },
  );

  test.each([
    ['login', 'POST /api/auth/local', () => auth.login(AS_ADA)],
    ['registration', 'POST /api/auth/local/register', () => auth.register(FORM)],
  ] as const)('a loading flag is set during %s, and gone after it, well or not', async (_, route, call) => {
    expect(auth.getState().loading).toBe(false);
    const held = server.hold(route);
    const done = call();
    await held.arrived;
    expect(auth.getState().loading).toBe(true);
    held.letGo();
    await done;
    expect(auth.getState().loading).toBe(false);
    server.on(route, () => errorResponse(400, 'No'));
    await errorOf(call());
    expect(auth.getState().loading).toBe(false);
  });
});

describe('specification 5: who may change an account', () => {
  test('changing the profile or the password signed out: User not authenticated', async () => {
    await auth.restore();
    const change = { currentPassword: 'correct', newPassword: 'another' };
    for (const call of [auth.updateProfile({ company: 'X' }), auth.changePassword(change)])
      expect(await errorOf(call)).toHaveProperty('message', 'User not authenticated');
    expect(server.calls).toEqual([]);
  });
});

describe('specification 6: roles', () => {
  test('the token is sent as a bearer token on every account call', async () => {
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
    // The change of the password gives another token, which goes with every call from then on.
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

  test('login sends identifier and password, registration the form', async () => {
    await auth.login(AS_ADA);
    await auth.register(FORM);
    expect(bodyOf('POST /api/auth/local')).toEqual(AS_ADA);
    expect(bodyOf('POST /api/auth/local/register')).toEqual(FORM);
  });

  test('PUT /api/users/{id} sends part of a profile, and the reply is merged into the stored user', async () => {
    await auth.login(AS_ADA);
    server.on('PUT /api/users/1', () => json({ id: 1, company: 'Acme' }));
    await auth.updateProfile({ company: 'Acme' });
    expect(bodyOf('PUT /api/users/1')).toEqual({ company: 'Acme' });
    expect(JSON.parse(browser.values.get('auth_user') ?? '')).toEqual({ ...ADA, company: 'Acme' });
  });
});
