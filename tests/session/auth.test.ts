import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError } from '../../site/adapters/http.ts';
import type { Auth } from '../../site/adapters/auth/auth.ts';
import { AuthError } from '../../site/adapters/auth/errors.ts';
import { AccountServer, ADA, errorResponse, json } from './account-server.ts';
import { FakeBrowser } from './fake-browser.ts';
import { AS_ADA, AS_BOB, cutOff, errorOf, FORM, LOST, NOTHING_STORED, openTab, SIGNED_OUT, store } from './scene.ts';

const CHANGE = { currentPassword: 'correct', newPassword: 'correct-too' };
const EXPIRED = 'Session expired. Please login again.';

let server: AccountServer;
let browser: FakeBrowser;
let auth: Auth;

beforeEach(() => {
  server = new AccountServer();
  browser = new FakeBrowser();
  auth = openTab(server, browser);
});

test('the state is unknown until the storage is read', () => {
  expect(auth.getState()).toEqual({ ...SIGNED_OUT, status: 'unknown' });
  expect(server.calls).toEqual([]);
});

test('the state object changes only if the state does', async () => {
  await auth.login(AS_ADA);
  const state = auth.getState();
  const changes = vi.fn<() => void>();
  const unsubscribe = auth.subscribe(changes);
  await auth.restore();
  auth.sync();
  expect(auth.getState()).toBe(state);
  unsubscribe();
  auth.logout();
  expect(changes).not.toHaveBeenCalled();
});

describe('login and registration', () => {
  test('send no token of the previous session', async () => {
    await auth.login(AS_ADA);
    await auth.login(AS_BOB);
    await auth.register(FORM);
    expect(server.calls.map(({ bearer }) => bearer)).toEqual([null, null, null]);
    expect(auth.getState().user?.id).toBe(3);
  });

  test('report a 401 without a refresh', async () => {
    server.on('POST /api/auth/local', () => errorResponse(401, 'No'));
    expect(await errorOf(auth.login(AS_ADA))).toMatchObject({ status: 401, message: 'No' });
    expect(server.routes()).toEqual(['POST /api/auth/local']);
  });

  test('send the domain of an email address as A-labels, and new passwords in NFC', async () => {
    const email = 'cleo@bücher.example';
    await auth.register({ ...FORM, email, password: 'Zoe\u0308' });
    await auth.login({ identifier: email, password: 'correct' });
    expect(server.calls.map(({ body }) => body)).toMatchObject([
      { email: 'cleo@xn--bcher-kva.example', password: 'Zo\u00eb' },
      { identifier: 'cleo@xn--bcher-kva.example' },
    ]);
  });

  test('try a password in NFC, and as typed if it is wrong', async () => {
    server.on('POST /api/auth/local', () => errorResponse(400, 'Invalid identifier or password'));
    await errorOf(auth.login({ ...AS_ADA, password: 'Zoe\u0308' }));
    expect(server.calls.map(({ body }) => body)).toMatchObject([{ password: 'Zo\u00eb' }, { password: 'Zoe\u0308' }]);
    server.on('POST /api/auth/local', () => errorResponse(400, 'Your account email is not confirmed'));
    const error = await errorOf(auth.login({ ...AS_ADA, password: 'Zoe\u0308' }));
    expect(error).toHaveProperty('message', 'Your account email is not confirmed');
    expect(server.calls).toHaveLength(3);
  });
});

describe('logout', () => {
  const logoutCall = (number: number) => ({
    route: 'POST /api/auth/logout',
    bearer: `jwt-${number}`,
    body: { refreshToken: `refresh-${number}` },
    keepalive: true,
  });

  beforeEach(async () => {
    await auth.login(AS_ADA);
  });

  test('clears the state and all three values at once, without waiting for the server', async () => {
    const held = server.hold('POST /api/auth/logout');
    auth.logout();
    expect(auth.getState()).toEqual(SIGNED_OUT);
    expect(browser.stored()).toEqual(NOTHING_STORED);
    await held.arrived;
    expect(server.calls.at(-1)).toEqual(logoutCall(1));
    held.release();
    expect(server.openSessions).toBe(0);
  });

  test('succeeds without a network', async () => {
    server.on('POST /api/auth/logout', cutOff);
    auth.logout();
    await vi.waitFor(() => expect(server.count('POST /api/auth/logout')).toBe(1), 30_000);
    expect(auth.getState()).toEqual(SIGNED_OUT);
  });

  test('ends the session on the server with an expired token too', async () => {
    server.expireTokens();
    auth.logout();
    await vi.waitFor(() => expect(server.openSessions).toBe(0), 30_000);
    const [logout, refresh] = ['POST /api/auth/logout', 'POST /api/auth/refresh'];
    expect(server.routes().slice(1)).toEqual([logout, refresh, logout]);
    expect(browser.stored()).toEqual(NOTHING_STORED);
    expect(auth.getState()).toEqual(SIGNED_OUT);
  });

  test('ends the session of tokens that arrive afterwards', async () => {
    const refresh = server.hold('POST /api/auth/refresh');
    const refreshing = errorOf(auth.refresh());
    await refresh.arrived;
    auth.logout();
    refresh.release();
    expect(await refreshing).toHaveProperty('message', 'User not authenticated');
    await vi.waitFor(() => expect(server.openSessions).toBe(0), 30_000);
    expect(server.calls).toContainEqual(logoutCall(2));
    expect(browser.stored()).toEqual(NOTHING_STORED);
    expect(auth.getState()).toEqual(SIGNED_OUT);
  });
});

describe('account changes', () => {
  const CHANGES = {
    'PUT /api/users/1': () => auth.updateProfile({ company: 'Engines' }),
    'POST /api/auth/change-password': () => auth.changePassword(CHANGE),
  };

  test('a profile change notices that the stored session was removed', async () => {
    await auth.login(AS_ADA);
    browser.values.clear();
    expect(await errorOf(auth.updateProfile({}))).toHaveProperty('message', 'User not authenticated');
    expect(auth.getState()).toEqual(LOST);
  });

  test('a profile change escapes the id in the path', async () => {
    server.on('POST /api/auth/local', () => json({ jwt: 'jwt', user: { ...ADA, id: 'a/b' } }));
    server.on('PUT /api/users/a%2Fb', () => json({}));
    await auth.login(AS_ADA);
    await auth.updateProfile({});
    expect(server.routes().at(-1)).toBe('PUT /api/users/a%2Fb');
  });

  test('a password change sends the new password twice and stores the new tokens', async () => {
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

  test.each(['', 'null'])('a password change with the response %j keeps the tokens', async (response) => {
    await auth.login(AS_ADA);
    server.on('POST /api/auth/change-password', () => new Response(response));
    await auth.changePassword(CHANGE);
    expect(browser.stored()).toEqual(['jwt-1', JSON.stringify(ADA), 'refresh-1']);
  });

  test('a password reset sends the code and the password twice, and stores the session', async () => {
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

  test.each([
    ['PUT /api/users/1', null],
    ['PUT /api/users/1', 'text'],
    ['PUT /api/users/1', { email: 7 }],
    ['PUT /api/users/1', { id: null }],
    ['POST /api/auth/change-password', { jwt: 7 }],
  ] as const)('the response of %s is invalid and changes nothing: %j', async (route, response) => {
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
  ] as const)('%s does not change the session of a user who signed in meanwhile', async (route, message) => {
    await auth.login(AS_ADA);
    const held = server.hold(route);
    const changing = CHANGES[route]().then(
      () => undefined,
      (error: unknown) => (error as Error).message,
    );
    await held.arrived;
    await auth.login(AS_BOB);
    const stored = browser.stored();
    held.release();
    expect(await changing).toBe(message);
    expect(browser.stored()).toEqual(stored);
    expect(auth.getState().user).toMatchObject({ id: 2, company: null });
  });
});

describe('a rejected refresh', () => {
  test.each([400, 403, 404])('with status %i clears the session with a message', async (status) => {
    vi.useFakeTimers();
    try {
      await auth.login(AS_ADA);
      server.on('POST /api/auth/refresh', () => errorResponse(status, 'Invalid refresh token'));
      const refreshing = errorOf(auth.refresh());
      await vi.advanceTimersByTimeAsync(1000);
      const error = await refreshing;
      expect(error).toBeInstanceOf(AuthError);
      expect(error).toHaveProperty('message', EXPIRED);
      expect(auth.getState()).toEqual({ ...LOST, error: EXPIRED });
      expect(browser.stored()).toEqual(NOTHING_STORED);
    } finally {
      vi.useRealTimers();
    }
  });

  test('shows its message until the next sign-in', async () => {
    store(browser, { userId: 1, token: 'old' });
    await auth.restore();
    expect(auth.getState().error).toBe(EXPIRED);
    const held = server.hold('POST /api/auth/local');
    const login = auth.login(AS_ADA);
    await held.arrived;
    expect(auth.getState().error).toBeNull();
    held.release();
    await login;
    expect(auth.getState()).toMatchObject({ status: 'signed-in', error: null });
  });
});

describe('account calls', () => {
  beforeEach(async () => {
    await auth.login(AS_ADA);
  });

  test('are repeated once after a 401, with a refreshed token', async () => {
    const unauthorized = () => errorResponse(401, 'Missing or invalid credentials');
    server.on('POST /api/customer-portal', unauthorized, () => json({ url: 'u' }));
    expect(await auth.http.post('/api/customer-portal', { a: 1 })).toEqual({ url: 'u' });
    expect(server.calls.slice(1)).toMatchObject([
      { route: 'POST /api/customer-portal', bearer: 'jwt-1', body: { a: 1 } },
      { route: 'POST /api/auth/refresh', bearer: null },
      { route: 'POST /api/customer-portal', bearer: 'jwt-2', body: { a: 1 } },
    ]);
  });

  test('do not end the session with a 401 of a proxy', async () => {
    const fromProxy = () => new Response('<!doctype html>', { status: 401 });
    server.on('POST /api/customer-portal', fromProxy, fromProxy);
    expect(await errorOf(auth.http.post('/api/customer-portal', {}))).toMatchObject({ status: 401, isFromProxy: true });
    expect(auth.getState().status).toBe('signed-in');
  });

  test('share one refresh', async () => {
    server.expireTokens();
    const responses = await Promise.all(Array.from({ length: 5 }, () => auth.http.get('/api/users/me')));
    expect(responses).toEqual(Array.from({ length: 5 }, () => ADA));
    expect(server.count('POST /api/auth/refresh')).toBe(1);
  });

  test('do not refresh a new token after a late 401 of the old one', async () => {
    server.expireTokens();
    const late = server.hold('GET /api/users/me');
    const first = auth.http.get('/api/users/me');
    await late.arrived;
    await auth.refresh();
    late.release();
    expect(await first).toEqual(ADA);
    expect(server.count('POST /api/auth/refresh')).toBe(1);
  });

  test('fail and keep the session without a network for the refresh', async () => {
    server.expireTokens();
    server.on('POST /api/auth/refresh', cutOff);
    expect(await errorOf(auth.http.get('/api/users/me'))).toBeInstanceOf(NetworkError);
    expect(auth.getState()).toMatchObject({ status: 'signed-in', error: null });
    expect(browser.stored()[0]).toBe('jwt-1');
  });

  test('send no token if none is wanted', async () => {
    server.on('GET /api/commons', () => errorResponse(401, 'no'));
    expect(await errorOf(auth.http.get('/api/commons', { auth: 'none' }))).toMatchObject({ status: 401 });
    expect(server.calls.slice(1)).toMatchObject([{ route: 'GET /api/commons', bearer: null }]);
    expect(auth.getState().status).toBe('signed-in');
  });
});
