import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AuthError } from '../../site/adapters/auth/errors.ts';
import { ADA, errorResponse, json } from './account-server.ts';
import {
  AS_ADA,
  AS_BOB,
  CHANGE,
  cutOff,
  EXPIRED,
  FORM,
  LOST,
  NOTHING_STORED,
  prepareScene,
  SIGNED_OUT,
} from './scene.ts';
import type { Scene } from './scene.ts';

let { server, browser, auth, store } = {} as Scene;
prepareScene((scene) => {
  ({ server, browser, auth, store } = scene);
});

const LOGOUT = 'POST /api/auth/logout';
const REFRESH = 'POST /api/auth/refresh';
const PORTAL = 'POST /api/customer-portal';

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

  test('send the domain of an email address as A-labels, and new passwords in NFC', async () => {
    const email = 'cleo@bücher.example';
    await auth.register({ ...FORM, email, password: 'Zoe\u0308' });
    await auth.login({ identifier: email, password: 'correct' });
    expect(server.calls.map(({ body }) => body)).toMatchObject([
      { email: 'cleo@xn--bcher-kva.example', password: 'Zo\u00eb' },
      { identifier: 'cleo@xn--bcher-kva.example' },
    ]);
  });

  test.each([
    ['try a password in NFC, and as typed if it is wrong', 'Invalid identifier or password', ['Zo\u00eb', 'Zoe\u0308']],
    ['do not repeat a login that fails for another reason', 'Your account email is not confirmed', ['Zo\u00eb']],
  ])('%s', async (_, message, passwords) => {
    server.on('POST /api/auth/local', ...passwords.map(() => () => errorResponse(400, message)));
    await expect(auth.login({ ...AS_ADA, password: 'Zoe\u0308' })).rejects.toHaveProperty('message', message);
    expect(server.calls.map(({ body }) => body)).toEqual(passwords.map((password) => ({ ...AS_ADA, password })));
  });
});

describe('logout', () => {
  const logoutCall = (number: number) => ({
    route: LOGOUT,
    bearer: `jwt-${number}`,
    body: { refreshToken: `refresh-${number}` },
    keepalive: true,
  });

  beforeEach(async () => {
    await auth.login(AS_ADA);
  });

  test('clears the state and all three values at once, without waiting for the server', async () => {
    const held = await server.hold(LOGOUT, () => auth.logout());
    expect(auth.getState()).toEqual(SIGNED_OUT);
    expect(browser.stored()).toEqual(NOTHING_STORED);
    expect(server.calls.at(-1)).toEqual(logoutCall(1));
    held.release();
    expect(server.openSessions).toBe(0);
  });

  test('succeeds without a network, and is not repeated', async () => {
    server.on(LOGOUT, cutOff);
    const held = await server.hold(LOGOUT, () => auth.logout());
    expect(auth.getState()).toEqual(SIGNED_OUT);
    held.release();
    await auth.login(AS_BOB);
    expect(server.routes()).toEqual(['POST /api/auth/local', LOGOUT, 'POST /api/auth/local']);
  });

  test('ends the session on the server with an expired token too', async () => {
    server.expireTokens();
    auth.logout();
    await expect.poll(() => server.openSessions).toBe(0);
    expect(server.routes().slice(1)).toEqual([LOGOUT, REFRESH, LOGOUT]);
    expect(browser.stored()).toEqual(NOTHING_STORED);
    expect(auth.getState()).toEqual(SIGNED_OUT);
  });

  test('ends the session of tokens that arrive afterwards', async () => {
    const refresh = await server.hold(REFRESH, () => auth.refresh());
    auth.logout();
    await expect(refresh.release()).rejects.toHaveProperty('message', 'User not authenticated');
    await expect.poll(() => server.openSessions).toBe(0);
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
    await expect(auth.updateProfile({})).rejects.toHaveProperty('message', 'User not authenticated');
    expect(auth.getState()).toEqual(LOST);
  });

  test('a profile change escapes the id in the path', async () => {
    server.on('POST /api/auth/local', () => json({ jwt: 'jwt', user: { ...ADA, id: 'a/b' } }));
    server.on('PUT /api/users/a%2Fb', () => json({}));
    await auth.login(AS_ADA);
    await auth.updateProfile({});
    expect(server.routes().at(-1)).toBe('PUT /api/users/a%2Fb');
  });

  test.each(['', 'null'])('a password change with the response %j keeps the tokens', async (response) => {
    store();
    server.on('POST /api/auth/change-password', () => new Response(response));
    await auth.changePassword(CHANGE);
    expect(browser.stored()).toEqual(['jwt-1', JSON.stringify(ADA), 'refresh-1']);
  });

  test('the deletion of an account ends the session', async () => {
    await auth.login(AS_ADA);
    server.on('POST /api/account/delete', () => json({ ok: true }));
    await auth.deleteAccount('correct');
    expect([auth.getState(), browser.stored()]).toEqual([SIGNED_OUT, NOTHING_STORED]);
  });

  test.each([
    ['PUT /api/users/1', { id: null }],
    ['POST /api/auth/change-password', { jwt: 7 }],
  ] as const)('the response of %s is invalid and changes nothing: %j', async (route, response) => {
    await auth.login(AS_ADA);
    server.on(route, () => json(response));
    await expect(CHANGES[route]()).rejects.toHaveProperty('message', 'Invalid response from server');
    expect(auth.getState().user).toEqual(ADA);
    expect(browser.stored()).toEqual(['jwt-1', JSON.stringify(ADA), 'refresh-1']);
  });

  test.each([
    ['PUT /api/users/1', 'User not authenticated'],
    ['POST /api/auth/change-password', undefined],
  ] as const)('%s does not change the session of a user who signed in meanwhile', async (route, message) => {
    await auth.login(AS_ADA);
    const change = await server.hold<Promise<unknown>>(route, CHANGES[route]);
    await auth.login(AS_BOB);
    const stored = browser.stored();
    const outcome = await change.release().catch((error: unknown) => error);
    expect(outcome).toEqual(message === undefined ? undefined : new AuthError(message));
    expect(browser.stored()).toEqual(stored);
    expect(auth.getState().user).toMatchObject({ id: 2, company: null });
  });
});

test('specification 4: a rejected refresh clears the session with a message until the next sign-in', async () => {
  await auth.login(AS_ADA);
  server.on(REFRESH, () => errorResponse(403, 'Invalid refresh token'));
  const refreshing = auth.refresh().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await refreshing).toEqual(new AuthError(EXPIRED));
  expect(auth.getState()).toEqual({ ...LOST, error: EXPIRED });
  expect(browser.stored()).toEqual(NOTHING_STORED);
  const login = await server.hold('POST /api/auth/local', () => auth.login(AS_ADA));
  expect(auth.getState().error).toBeNull();
  await login.release();
  expect(auth.getState()).toMatchObject({ status: 'signed-in', error: null });
});

describe('account calls', () => {
  beforeEach(async () => {
    await auth.login(AS_ADA);
  });

  test('are repeated once after a 401, with a refreshed token', async () => {
    server.on(
      PORTAL,
      () => errorResponse(401, 'Missing or invalid credentials'),
      () => json({ url: 'u' }),
    );
    expect(await auth.http.post('/api/customer-portal', { a: 1 })).toEqual({ url: 'u' });
    expect(server.calls.slice(1)).toMatchObject([
      { route: PORTAL, bearer: 'jwt-1', body: { a: 1 } },
      { route: REFRESH, bearer: null },
      { route: PORTAL, bearer: 'jwt-2', body: { a: 1 } },
    ]);
  });

  test('do not end the session with a 401 of a proxy', async () => {
    const fromProxy = () => new Response('<!doctype html>', { status: 401 });
    server.on(PORTAL, fromProxy, fromProxy);
    const error = { status: 401, isFromProxy: true };
    await expect(auth.http.post('/api/customer-portal', {})).rejects.toMatchObject(error);
    expect(auth.getState().status).toBe('signed-in');
  });

  test('share one refresh', async () => {
    server.expireTokens();
    const responses = await Promise.all(Array.from({ length: 5 }, () => auth.http.get('/api/users/me')));
    expect(responses).toEqual(Array.from({ length: 5 }, () => ADA));
    expect(server.count(REFRESH)).toBe(1);
  });

  test('do not refresh a new token after a late 401 of the old one', async () => {
    server.expireTokens();
    const late = await server.hold('GET /api/users/me', () => auth.http.get('/api/users/me'));
    await auth.refresh();
    expect(await late.release()).toEqual(ADA);
    expect(server.count(REFRESH)).toBe(1);
  });

  test('send no token if none is wanted', async () => {
    server.on('GET /api/commons', () => errorResponse(401, 'no'));
    await expect(auth.http.get('/api/commons', { auth: 'none' })).rejects.toMatchObject({ status: 401 });
    expect(server.calls.slice(1)).toMatchObject([{ route: 'GET /api/commons', bearer: null }]);
    expect(auth.getState().status).toBe('signed-in');
  });
});
