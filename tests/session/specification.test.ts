import { beforeEach, describe, expect, test } from 'vitest';
import { createAccount } from '../../site/adapters/account/account.ts';
import { createEmailChange } from '../../site/adapters/account/email-change.ts';
import { createCommons } from '../../site/adapters/commons/commons.ts';
import { createHttp } from '../../site/adapters/http/index.ts';
import type { Auth } from '../../site/adapters/auth/auth.ts';
import { AccountServer, ADA, errorResponse, json } from './account-server.ts';
import { FakeBrowser } from './fake-browser.ts';
import { AS_ADA, errorOf, FORM, NOTHING_STORED, openTab, store } from './scene.ts';

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

  test('a refresh response needs a jwt alone', async () => {
    storeAda();
    server.on('POST /api/auth/refresh', () => json({ jwt: 'next' }));
    await auth.refresh();
    expect(browser.stored()).toEqual(['next', JSON.stringify(ADA), 'refresh-1']);
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

  test('logout clears the user, the token, the refresh token and all three stored values', async () => {
    await auth.login(AS_ADA);
    auth.logout();
    expect(auth.getState()).toMatchObject({ status: 'signed-out', user: null, role: null });
    expect(browser.stored()).toEqual(NOTHING_STORED);
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

  test('the commons are fetched once; a failure is kept as: Failed to fetch commons data', async () => {
    server.on('GET /api/commons', () => errorResponse(500, 'Internal Server Error'));
    const commons = createCommons({ http: createHttp({ baseUrl: 'https://api.example', fetch: server.fetch }) });
    await Promise.all([commons.load(), commons.load()]);
    await commons.load();
    expect(server.routes()).toEqual(['GET /api/commons']);
    expect(commons.getState().error).toBe('Failed to fetch commons data');
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
  test('the role is the name in the user’s role field', async () => {
    await auth.login(AS_ADA);
    expect(auth.role).toBe('Customer');
    auth.logout();
    expect(auth.role).toBeNull();
  });

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
  test('all account calls send a JSON content type, with a body and without, signed in and not', async () => {
    const types = new Map<string, string | null>();
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      types.set(`${request.method} ${new URL(request.url).pathname}`, request.headers.get('Content-Type'));
      return server.fetch(input, init);
    };
    auth = openTab(server, browser, { http: createHttp({ baseUrl: 'https://api.example', fetch }) });
    await auth.register(FORM);
    await auth.login(AS_ADA);
    await auth.refresh();
    await auth.restore();
    await auth.updateProfile({ company: 'Acme' });
    await auth.changePassword({ currentPassword: 'correct', newPassword: 'another' });
    await auth.http.get('/api/anything').catch(() => {});
    await auth.http.post('/api/anything').catch(() => {});
    await createEmailChange({ http: auth.http })
      .drop()
      .catch(() => {});
    auth.logout();
    await expect.poll(() => [...types.keys()]).toHaveLength(10);
    expect([...types].filter(([, type]) => type !== 'application/json')).toEqual([]);
  });

  const bodyOf = (route: string) => server.calls.find((call) => call.route === route)?.body;

  test('login sends identifier and password, registration the form', async () => {
    await auth.login(AS_ADA);
    await auth.register(FORM);
    expect(bodyOf('POST /api/auth/local')).toEqual(AS_ADA);
    expect(bodyOf('POST /api/auth/local/register')).toEqual(FORM);
  });

  test('refresh sends refreshToken', async () => {
    storeAda();
    await auth.refresh();
    expect(bodyOf('POST /api/auth/refresh')).toEqual({ refreshToken: 'refresh-1' });
  });

  test('change-password sends currentPassword, password and passwordConfirmation, equal to password', async () => {
    await auth.login(AS_ADA);
    await auth.changePassword({ currentPassword: 'correct', newPassword: 'another' });
    expect(bodyOf('POST /api/auth/change-password')).toEqual({
      currentPassword: 'correct',
      password: 'another',
      passwordConfirmation: 'another',
    });
  });

  test('PUT /api/users/{id} sends part of a profile, and the reply is merged into the stored user', async () => {
    await auth.login(AS_ADA);
    server.on('PUT /api/users/1', () => json({ id: 1, company: 'Acme' }));
    await auth.updateProfile({ company: 'Acme' });
    expect(bodyOf('PUT /api/users/1')).toEqual({ company: 'Acme' });
    expect(JSON.parse(browser.values.get('auth_user') ?? '')).toEqual({ ...ADA, company: 'Acme' });
  });

  test('the base address is that of the settings', async () => {
    const seen: string[] = [];
    const http = createHttp({
      baseUrl: 'https://api.example/v1',
      fetch: (input) => {
        seen.push(new Request(input).url);
        return Promise.resolve(json({}));
      },
    });
    await http.get('/api/commons');
    await http.post('/api/auth/local', {});
    expect(seen).toEqual(['https://api.example/v1/api/commons', 'https://api.example/v1/api/auth/local']);
  });
});

describe('specification 8: what is said of an error', () => {
  test('the server’s error.message, where there is one', async () => {
    server.on('POST /api/auth/local', () => errorResponse(400, 'Invalid identifier or password'));
    expect(await errorOf(auth.login(AS_ADA))).toHaveProperty('message', 'Invalid identifier or password');
  });

  test('otherwise HTTP error! status: {code}', async () => {
    server.on('POST /api/auth/local', () => new Response('Bad Gateway', { status: 502 }));
    expect(await errorOf(auth.login(AS_ADA))).toHaveProperty('message', 'HTTP error! status: 502');
  });
});
