import { beforeEach, describe, expect, test, vi } from 'vitest';
import { InvalidResponseError, NetworkError } from '../../site/adapters/http/index.ts';
import type { Auth } from '../../site/adapters/auth/auth.ts';
import { AuthError } from '../../site/adapters/auth/messages.ts';
import { AccountServer, ADA, json, errorResponse } from './account-server.ts';
import { FakeBrowser } from './fake-browser.ts';
import { AS_ADA, AS_BOB, cutOff, errorOf, FORM, NOTHING_STORED, openTab, LOST, SIGNED_OUT, store } from './scene.ts';

let server: AccountServer;
let browser: FakeBrowser;
let auth: Auth;

beforeEach(() => {
  server = new AccountServer();
  browser = new FakeBrowser();
  auth = openTab(server, browser);
});

test('before the storage has been looked at, nothing is known', () => {
  expect(auth.getState()).toEqual({ ...SIGNED_OUT, status: 'unknown' });
  expect(auth.role).toBeNull();
  expect(server.calls).toEqual([]);
});

describe('signing in', () => {
  test('neither sends the token of the session there was', async () => {
    await auth.login(AS_ADA);
    await auth.login(AS_BOB);
    await auth.register(FORM);
    expect(server.calls.map(({ bearer }) => bearer)).toEqual([null, null, null]);
    expect(auth.getState().user?.id).toBe(3);
  });

  test('a 401 on login is its error, not a reason to refresh', async () => {
    server.on('POST /api/auth/local', () => errorResponse(401, 'No'));
    expect(await errorOf(auth.login(AS_ADA))).toMatchObject({ status: 401, message: 'No' });
    expect(server.routes()).toEqual(['POST /api/auth/local']);
  });

  test('sends the domain of an email address as A-labels, and new passwords in NFC', async () => {
    const email = 'cleo@bücher.example';
    await auth.register({ ...FORM, email, password: 'Zoe\u0308' });
    await auth.login({ identifier: email, password: 'correct' });
    expect(server.calls.map(({ body }) => body)).toMatchObject([
      { email: 'cleo@xn--bcher-kva.example', password: 'Zo\u00eb' },
      { identifier: 'cleo@xn--bcher-kva.example' },
    ]);
  });

  test('tries a password in NFC, then as it was typed', async () => {
    server.on('POST /api/auth/local', () => errorResponse(400, 'Invalid identifier or password'));
    await errorOf(auth.login({ ...AS_ADA, password: 'Zoe\u0308' }));
    expect(server.calls.map(({ body }) => body)).toMatchObject([{ password: 'Zo\u00eb' }, { password: 'Zoe\u0308' }]);
    server.on('POST /api/auth/local', () => errorResponse(400, 'Your account email is not confirmed'));
    const error = await errorOf(auth.login({ ...AS_ADA, password: 'Zoe\u0308' }));
    expect(error).toHaveProperty('message', 'Your account email is not confirmed');
    expect(server.calls).toHaveLength(3);
  });

  test.each([
    ['no jwt', { user: ADA }],
    ['no user', { jwt: 'jwt' }],
    ['an empty jwt', { jwt: '', user: ADA }],
    ['a jwt that no request can carry', { jwt: 'a\nb', user: ADA }],
    ['a user that is a string', { jwt: 'jwt', user: 'ada' }],
    ['no jwt and a confirmed user', { user: { ...ADA, confirmed: true } }],
    ['an empty jwt and an unconfirmed user', { jwt: '', user: { ...ADA, confirmed: false } }],
    ['null', null],
  ])('a response with %s is invalid, and the previous session stays', async (_, response) => {
    await auth.login(AS_ADA);
    const before = browser.stored();
    for (const [route, signIn] of [
      ['POST /api/auth/local', () => auth.login(AS_ADA)],
      ['POST /api/auth/local/register', () => auth.register(FORM)],
      ['POST /api/auth/reset-password', () => auth.resetPassword({ code: 'abc', password: 'better' })],
    ] as const) {
      server.on(route, () => json(response));
      const error = await errorOf(signIn());
      expect(error).toBeInstanceOf(InvalidResponseError);
      expect(error).toHaveProperty('message', 'Invalid response from server');
    }
    expect(browser.stored()).toEqual(before);
    expect(auth.getState()).toMatchObject({ status: 'signed-in', loading: false });
  });

  test('only a registration without a token asks to confirm the email address', async () => {
    const unconfirmed = (): Response => json({ user: { ...ADA, confirmed: false } });
    server.on('POST /api/auth/local', unconfirmed);
    server.on('POST /api/auth/reset-password', unconfirmed);
    await expect(auth.login(AS_ADA)).rejects.toThrow(InvalidResponseError);
    await expect(auth.resetPassword({ code: 'abc', password: 'better' })).rejects.toThrow(InvalidResponseError);
  });
});

describe('signing out', () => {
  test('is done at once, clears all three values, and tells the server without waiting', async () => {
    await auth.login(AS_ADA);
    const told = server.hold('POST /api/auth/logout');
    auth.logout();
    expect(auth.getState()).toEqual(SIGNED_OUT);
    expect(browser.stored()).toEqual(NOTHING_STORED);
    await told.arrived;
    expect(server.calls.at(-1)).toEqual({
      route: 'POST /api/auth/logout',
      bearer: 'jwt-1',
      body: { refreshToken: 'refresh-1' },
      keepalive: true,
    });
    told.letGo();
    expect(server.openSessions).toBe(0);
  });

  test('a server that cannot be reached changes nothing', async () => {
    await auth.login(AS_ADA);
    server.on('POST /api/auth/logout', cutOff);
    auth.logout();
    await vi.waitFor(() => expect(server.count('POST /api/auth/logout')).toBe(1), 30_000);
    expect(auth.getState()).toEqual(SIGNED_OUT);
  });

  test('with a token that ran out, the session on the server is ended all the same', async () => {
    await auth.login(AS_ADA);
    server.expireTokens();
    auth.logout();
    await vi.waitFor(() => expect(server.openSessions).toBe(0), 30_000);
    expect(server.routes().slice(1)).toEqual([
      'POST /api/auth/logout',
      'POST /api/auth/refresh',
      'POST /api/auth/logout',
    ]);
    expect(browser.stored()).toEqual(NOTHING_STORED);
    expect(auth.getState()).toEqual(SIGNED_OUT);
  });

  test('tokens that arrive after it are given back to the server', async () => {
    await auth.login(AS_ADA);
    const refresh = server.hold('POST /api/auth/refresh');
    const refreshing = errorOf(auth.refresh());
    await refresh.arrived;
    auth.logout();
    refresh.letGo();
    expect(await refreshing).toHaveProperty('message', 'User not authenticated');
    await vi.waitFor(() => expect(server.openSessions).toBe(0), 30_000);
    const handedBack = {
      route: 'POST /api/auth/logout',
      bearer: 'jwt-2',
      body: { refreshToken: 'refresh-2' },
      keepalive: true,
    };
    expect(server.calls).toContainEqual(handedBack);
    expect(browser.stored()).toEqual(NOTHING_STORED);
    expect(auth.getState()).toEqual(SIGNED_OUT);
  });
});

describe('the profile', () => {
  test('signed out by a storage nobody announced: the state follows', async () => {
    await auth.login(AS_ADA);
    browser.values.clear();
    expect(await errorOf(auth.updateProfile({}))).toHaveProperty('message', 'User not authenticated');
    expect(auth.getState()).toEqual(LOST);
  });

  test('an id that needs it is escaped in the path', async () => {
    server.on('POST /api/auth/local', () => json({ jwt: 'jwt', user: { ...ADA, id: 'a/b' } }));
    server.on('PUT /api/users/a%2Fb', () => json({}));
    await auth.login(AS_ADA);
    await auth.updateProfile({});
    expect(server.routes().at(-1)).toBe('PUT /api/users/a%2Fb');
  });
});

describe('the password', () => {
  const CHANGE = { currentPassword: 'correct', newPassword: 'correct-too' };

  test('the new one is sent twice, and the new tokens are kept', async () => {
    await auth.login(AS_ADA);
    await auth.changePassword(CHANGE);
    expect(server.calls.at(-1)).toMatchObject({
      route: 'POST /api/auth/change-password',
      bearer: 'jwt-1',
      body: { currentPassword: 'correct', password: 'correct-too', passwordConfirmation: 'correct-too' },
    });
    expect(browser.stored()).toEqual(['jwt-2', JSON.stringify(ADA), 'refresh-2']);
    await auth.restore();
    expect(auth.getState()).toMatchObject({ status: 'signed-in', error: null, notice: null });
  });

  test.each([
    ['an empty body', () => new Response('')],
    ['null', () => json(null)],
  ])('a response with %s leaves the tokens as they are', async (_, response) => {
    await auth.login(AS_ADA);
    server.on('POST /api/auth/change-password', response);
    await auth.changePassword(CHANGE);
    expect(browser.stored()).toEqual(['jwt-1', JSON.stringify(ADA), 'refresh-1']);
  });
});

describe('responses to account changes', () => {
  const CHANGES = {
    'PUT /api/users/1': () => auth.updateProfile({ company: 'Engines' }),
    'POST /api/auth/change-password': () =>
      auth.changePassword({ currentPassword: 'correct', newPassword: 'correct-too' }),
  };

  test.each([
    ['PUT /api/users/1', null],
    ['PUT /api/users/1', 'text'],
    ['PUT /api/users/1', { email: 7 }],
    ['PUT /api/users/1', { id: null }],
    ['POST /api/auth/change-password', { jwt: 7 }],
  ] as const)('%s with %j is invalid and changes nothing', async (route, response) => {
    await auth.login(AS_ADA);
    const before = browser.stored();
    server.on(route, () => json(response));
    expect(await errorOf(CHANGES[route]())).toHaveProperty('message', 'Invalid response from server');
    expect(auth.getState().user).toEqual(ADA);
    expect(browser.stored()).toEqual(before);
  });

  test.each([
    ['PUT /api/users/1', 'User not authenticated'],
    ['POST /api/auth/change-password', undefined],
  ] as const)('%s never changes the session of another user who signed in meanwhile', async (route, message) => {
    await auth.login(AS_ADA);
    const held = server.hold(route);
    const changing = CHANGES[route]().then(
      () => undefined,
      (error: unknown) => (error as Error).message,
    );
    await held.arrived;
    await auth.login(AS_BOB);
    const bobs = browser.stored();
    held.letGo();
    expect(await changing).toBe(message);
    expect(browser.stored()).toEqual(bobs);
    expect(auth.getState().user).toMatchObject({ id: 2, company: null });
  });

  test('a reset of the password sends the code and the password twice, and keeps the session', async () => {
    server.on('POST /api/auth/reset-password', () => json({ jwt: 'new', refreshToken: 'new refresh', user: ADA }));
    await auth.resetPassword({ code: 'abc', password: 'a new password' });
    expect(server.calls).toMatchObject([
      { bearer: null, body: { code: 'abc', password: 'a new password', passwordConfirmation: 'a new password' } },
    ]);
    expect(browser.stored()).toEqual(['new', JSON.stringify(ADA), 'new refresh']);
  });

  test('the deletion of an account sends the password', async () => {
    await auth.login(AS_ADA);
    server.on('POST /api/account/delete', () => json({ ok: true }));
    await auth.deleteAccount('correct horse battery');
    expect(server.calls.at(-1)).toMatchObject({ bearer: 'jwt-1', body: { password: 'correct horse battery' } });
  });
});

describe('a refresh', () => {
  test.each([400, 403, 404])('rejected with %i: the session is cleared, with the message', async (status) => {
    vi.useFakeTimers();
    try {
      await auth.login(AS_ADA);
      server.on('POST /api/auth/refresh', () => errorResponse(status, 'Invalid refresh token'));
      const refreshing = errorOf(auth.refresh());
      await vi.advanceTimersByTimeAsync(1000);
      const error = await refreshing;
      expect(error).toBeInstanceOf(AuthError);
      expect(error).toHaveProperty('message', 'Session expired. Please login again.');
      expect(auth.getState()).toEqual({ ...SIGNED_OUT, error: 'Session expired. Please login again.', isLost: true });
      expect(browser.stored()).toEqual(NOTHING_STORED);
    } finally {
      vi.useRealTimers();
    }
  });

  test('the message goes with the next sign-in', async () => {
    store(browser, { userId: 1, token: 'old' });
    await auth.restore();
    expect(auth.getState().error).toBe('Session expired. Please login again.');
    const slow = server.hold('POST /api/auth/local');
    const login = auth.login(AS_ADA);
    await slow.arrived;
    expect(auth.getState().error).toBeNull();
    slow.letGo();
    await login;
    expect(auth.getState()).toMatchObject({ status: 'signed-in', error: null });
  });
});

describe('account calls', () => {
  test('a 401 leads to one refresh and one repeat, whatever the call', async () => {
    await auth.login(AS_ADA);
    server.on(
      'POST /api/customer-portal',
      () => errorResponse(401, 'Missing or invalid credentials'),
      () => json({ url: 'u' }),
    );
    expect(await auth.http.post('/api/customer-portal', { a: 1 })).toEqual({ url: 'u' });
    expect(server.calls.slice(1)).toMatchObject([
      { route: 'POST /api/customer-portal', bearer: 'jwt-1', body: { a: 1 } },
      { route: 'POST /api/auth/refresh', bearer: null },
      { route: 'POST /api/customer-portal', bearer: 'jwt-2', body: { a: 1 } },
    ]);
  });

  test('a 401 of a proxy does not end the session', async () => {
    await auth.login(AS_ADA);
    const refusal = () => new Response('<!doctype html>', { status: 401 });
    server.on('POST /api/customer-portal', refusal, refusal);
    expect(await errorOf(auth.http.post('/api/customer-portal', {}))).toMatchObject({ status: 401, isFromProxy: true });
    expect(auth.getState().status).toBe('signed-in');
  });

  test('many at once share one refresh', async () => {
    await auth.login(AS_ADA);
    server.expireTokens();
    const responses = await Promise.all(Array.from({ length: 5 }, () => auth.http.get('/api/users/me')));
    expect(responses).toEqual(Array.from({ length: 5 }, () => ADA));
    expect(server.count('POST /api/auth/refresh')).toBe(1);
  });

  test('a late 401 of an old token does not refresh the new one', async () => {
    await auth.login(AS_ADA);
    server.expireTokens();
    const late = server.hold('GET /api/users/me');
    const first = auth.http.get('/api/users/me');
    await late.arrived;
    await auth.refresh();
    late.letGo();
    expect(await first).toEqual(ADA);
    expect(server.count('POST /api/auth/refresh')).toBe(1);
  });

  test('a refresh that finds no network rejects the call and keeps the session', async () => {
    await auth.login(AS_ADA);
    server.expireTokens();
    server.on('POST /api/auth/refresh', cutOff);
    expect(await errorOf(auth.http.get('/api/users/me'))).toBeInstanceOf(NetworkError);
    expect(auth.getState()).toMatchObject({ status: 'signed-in', error: null });
    expect(browser.stored()[0]).toBe('jwt-1');
  });

  test('a call that asks for no token gets none', async () => {
    await auth.login(AS_ADA);
    server.on('GET /api/commons', () => errorResponse(401, 'no'));
    expect(await errorOf(auth.http.get('/api/commons', { auth: 'none' }))).toMatchObject({ status: 401 });
    expect(server.calls.slice(1)).toMatchObject([{ route: 'GET /api/commons', bearer: null }]);
    expect(auth.getState().status).toBe('signed-in');
  });
});

test('the state is one object between changes, and an unchanged user one object throughout', async () => {
  await auth.login(AS_ADA);
  const state = auth.getState();
  expect(auth.getState()).toBe(state);
  const changes = vi.fn<() => void>();
  const end = auth.subscribe(changes);
  await auth.restore();
  auth.sync();
  expect(changes).not.toHaveBeenCalled();
  expect(auth.getState()).toBe(state);
  end();
  auth.logout();
  expect(changes).not.toHaveBeenCalled();
});
