import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpError, InvalidReplyError, NetworkError } from '../http/index.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './messages.ts';
import { AccountServer, ADA, json, refusal } from './testing/account-server.ts';
import { FakeBrowser } from './testing/tabs.ts';
import { errorOf, NOTHING_STORED, openTab, SIGNED_OUT, store } from './testing/visit.ts';

const CREDENTIALS = { identifier: 'ada@example.com', password: 'correct' };
const FORM = { username: 'cleo', email: 'cleo@example.com', password: 'correct' };

let server: AccountServer;
let browser: FakeBrowser;
let auth: Auth;

beforeEach(() => {
  server = new AccountServer();
  browser = new FakeBrowser();
  auth = openTab(server, browser);
});

const cutOff = (): Error => new TypeError('Failed to fetch');

test('before the storage has been looked at, nothing is known', () => {
  expect(auth.getState()).toEqual({ ...SIGNED_OUT, status: 'unknown' });
  expect(auth.role).toBeNull();
  expect(server.calls).toEqual([]);
});

describe('signing in', () => {
  test('a login stores exactly three values and shows the user and the role', async () => {
    expect(await auth.login(CREDENTIALS)).toEqual(ADA);
    expect(auth.getState()).toEqual({ ...SIGNED_OUT, status: 'signed-in', user: ADA, role: 'Customer' });
    expect(auth.role).toBe('Customer');
    expect([...browser.values.keys()].toSorted()).toEqual(['auth_refresh_token', 'auth_token', 'auth_user']);
    expect(browser.stored()).toEqual(['jwt-1', JSON.stringify(ADA), 'refresh-1']);
    expect(server.calls).toEqual([
      { route: 'POST /api/auth/local', bearer: null, body: CREDENTIALS, keepalive: false },
    ]);
  });

  test('a registration signs in too', async () => {
    await auth.register(FORM);
    expect(auth.getState()).toMatchObject({ status: 'signed-in', user: { id: 3, username: 'cleo' } });
    expect(server.calls).toMatchObject([{ route: 'POST /api/auth/local/register', bearer: null, body: FORM }]);
  });

  test('neither sends the token of the session there was', async () => {
    await auth.login(CREDENTIALS);
    await auth.login({ identifier: 'bob@example.com', password: 'correct' });
    await auth.register(FORM);
    expect(server.calls.map(({ bearer }) => bearer)).toEqual([null, null, null]);
    expect(auth.getState().user?.id).toBe(3);
  });

  test.each(['login', 'register'] as const)('loading is true during a %s, and false after it', async (way) => {
    const seen: unknown[] = [];
    auth.subscribe(() => seen.push(auth.getState().loading));
    const done = way === 'login' ? auth.login(CREDENTIALS) : auth.register(FORM);
    expect(auth.getState().loading).toBe(true);
    await done;
    expect(auth.getState().loading).toBe(false);
    expect([seen.at(0), seen.at(-1)]).toEqual([true, false]);
  });

  test('two at once: loading until both are done', async () => {
    const slow = server.hold('POST /api/auth/local');
    const first = auth.login(CREDENTIALS);
    await slow.arrived;
    await auth.register(FORM);
    expect(auth.getState().loading).toBe(true);
    slow.letGo();
    await first;
    expect(auth.getState().loading).toBe(false);
  });

  test("a wrong password rejects with the server's message; the state carries no error of the form", async () => {
    const error = await errorOf(auth.login({ ...CREDENTIALS, password: 'wrong' }));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toHaveProperty('message', 'Invalid identifier or password');
    expect(auth.getState()).toMatchObject({ loading: false, error: null, user: null });
    expect(browser.values.size).toBe(0);
  });

  test('a 401 on login is an answer, not a reason to refresh', async () => {
    server.on('POST /api/auth/local', () => refusal(401, 'No'));
    expect(await errorOf(auth.login(CREDENTIALS))).toHaveProperty('message', 'No');
    expect(server.routes()).toEqual(['POST /api/auth/local']);
  });

  test.each([
    ['no jwt', { user: ADA }],
    ['no user', { jwt: 'jwt' }],
    ['an empty jwt', { jwt: '', user: ADA }],
    ['a user without an id', { jwt: 'jwt', user: { email: 'a' } }],
    ['null', null],
  ])('a reply with %s is an invalid response, and the session there was stays', async (_, reply) => {
    await auth.login(CREDENTIALS);
    const before = browser.stored();
    for (const way of [() => auth.login(CREDENTIALS), () => auth.register(FORM)]) {
      server.on('POST /api/auth/local', () => json(reply));
      server.on('POST /api/auth/local/register', () => json(reply));
      const error = await errorOf(way());
      expect(error).toBeInstanceOf(InvalidReplyError);
      expect(error).toHaveProperty('message', 'Invalid response from server');
    }
    expect(browser.stored()).toEqual(before);
    expect(auth.getState()).toMatchObject({ status: 'signed-in', loading: false });
  });

  test('a server without refresh tokens leaves none behind, not even an earlier one', async () => {
    await auth.login(CREDENTIALS);
    server.on('POST /api/auth/local', () => json({ jwt: 'long-lived', user: ADA }));
    await auth.login(CREDENTIALS);
    expect(browser.stored()).toEqual(['long-lived', JSON.stringify(ADA), null]);
  });

  test('a user without a role has none', async () => {
    server.on('POST /api/auth/local', () => json({ jwt: 'jwt', user: { ...ADA, role: null } }));
    await auth.login(CREDENTIALS);
    expect(auth.role).toBeNull();
  });
});

describe('signing out', () => {
  test('is done at once, clears all three values, and tells the server without waiting', async () => {
    await auth.login(CREDENTIALS);
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
    await auth.login(CREDENTIALS);
    server.on('POST /api/auth/logout', cutOff);
    auth.logout();
    await vi.waitFor(() => expect(server.count('POST /api/auth/logout')).toBe(1));
    expect(auth.getState()).toEqual(SIGNED_OUT);
  });

  test('with a token that ran out, the session on the server is ended all the same', async () => {
    await auth.login(CREDENTIALS);
    server.expireTokens();
    auth.logout();
    await vi.waitFor(() => expect(server.openSessions).toBe(0));
    expect(server.routes().slice(1)).toEqual([
      'POST /api/auth/logout',
      'POST /api/auth/refresh',
      'POST /api/auth/logout',
    ]);
    expect(browser.stored()).toEqual(NOTHING_STORED);
    expect(auth.getState()).toEqual(SIGNED_OUT);
  });

  test('signed out already, the server is not asked', () => {
    auth.logout();
    expect(auth.getState()).toEqual(SIGNED_OUT);
    expect(server.calls).toEqual([]);
  });

  test('a reply that comes after it does not bring the session back', async () => {
    await auth.login(CREDENTIALS);
    const me = server.hold('GET /api/users/me');
    const restored = auth.restore();
    await me.arrived;
    auth.logout();
    me.letGo();
    await restored;
    expect(auth.getState()).toEqual(SIGNED_OUT);
    expect(browser.stored()).toEqual(NOTHING_STORED);
  });

  test('a failure that comes after it says nothing of an account', async () => {
    await auth.login(CREDENTIALS);
    const answer = Promise.withResolvers<Error>();
    server.on('GET /api/users/me', () => answer.promise);
    const restored = auth.restore();
    auth.logout();
    answer.resolve(cutOff());
    await restored;
    expect(auth.getState()).toEqual(SIGNED_OUT);
  });

  test('tokens that arrive after it are given back to the server', async () => {
    await auth.login(CREDENTIALS);
    const refresh = server.hold('POST /api/auth/refresh');
    const refreshing = errorOf(auth.refresh());
    await refresh.arrived;
    auth.logout();
    refresh.letGo();
    expect(await refreshing).toHaveProperty('message', 'User not authenticated');
    await vi.waitFor(() => expect(server.openSessions).toBe(0));
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
  test('is changed with PUT, and the reply is merged into the stored user', async () => {
    await auth.login(CREDENTIALS);
    server.on('PUT /api/users/1', () => json({ company: 'Engines', plan: 'yearly' }));
    const merged = { ...ADA, company: 'Engines', plan: 'yearly' };
    expect(await auth.updateProfile({ company: 'Engines' })).toEqual(merged);
    expect(auth.getState().user).toEqual(merged);
    expect(JSON.parse(browser.stored()[1] ?? '')).toEqual(merged);
    expect(server.calls.at(-1)).toMatchObject({
      route: 'PUT /api/users/1',
      bearer: 'jwt-1',
      body: { company: 'Engines' },
    });
  });

  test('a new role shows at once', async () => {
    await auth.login(CREDENTIALS);
    server.on('PUT /api/users/1', () => json({ role: { name: 'Subscriber' } }));
    await auth.updateProfile({});
    expect(auth.role).toBe('Subscriber');
  });

  test('signed out: User not authenticated, and nothing is sent', async () => {
    const error = await errorOf(auth.updateProfile({ company: 'x' }));
    expect(error).toBeInstanceOf(AuthError);
    expect(error).toHaveProperty('message', 'User not authenticated');
    expect(server.calls).toEqual([]);
  });

  test('signed out by a storage nobody announced: the state follows', async () => {
    await auth.login(CREDENTIALS);
    browser.values.clear();
    expect(await errorOf(auth.updateProfile({}))).toHaveProperty('message', 'User not authenticated');
    expect(auth.getState()).toEqual(SIGNED_OUT);
  });

  test.each([[null], ['text'], [{ email: 7 }], [{ id: null }]])(
    'a reply of %j is an invalid response and spoils nothing',
    async (reply) => {
      await auth.login(CREDENTIALS);
      server.on('PUT /api/users/1', () => json(reply));
      expect(await errorOf(auth.updateProfile({}))).toHaveProperty('message', 'Invalid response from server');
      expect(auth.getState().user).toEqual(ADA);
      expect(browser.stored()[1]).toBe(JSON.stringify(ADA));
    },
  );

  test('a 403 is an error, not a sign-out', async () => {
    await auth.login(CREDENTIALS);
    server.on('PUT /api/users/1', () => refusal(403, 'Forbidden'));
    expect(await errorOf(auth.updateProfile({}))).toMatchObject({ status: 403, message: 'Forbidden' });
    expect(auth.getState()).toMatchObject({ status: 'signed-in', error: null });
    expect(server.count('POST /api/auth/refresh')).toBe(0);
  });

  test('a reply to one user is never merged into another who signed in meanwhile', async () => {
    await auth.login(CREDENTIALS);
    const put = server.hold('PUT /api/users/1');
    const update = errorOf(auth.updateProfile({ company: 'Engines' }));
    await put.arrived;
    await auth.login({ identifier: 'bob@example.com', password: 'correct' });
    put.letGo();
    expect(await update).toHaveProperty('message', 'User not authenticated');
    expect(auth.getState().user).toMatchObject({ id: 2, company: null });
  });

  test('an id that needs it is escaped in the path', async () => {
    server.on('POST /api/auth/local', () => json({ jwt: 'jwt', user: { ...ADA, id: 'a/b' } }));
    server.on('PUT /api/users/a%2Fb', () => json({}));
    await auth.login(CREDENTIALS);
    await auth.updateProfile({});
    expect(server.routes().at(-1)).toBe('PUT /api/users/a%2Fb');
  });
});

describe('the password', () => {
  const CHANGE = { currentPassword: 'correct', newPassword: 'correct-too' };

  test('the new one is sent twice, and the new tokens are kept', async () => {
    await auth.login(CREDENTIALS);
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
    ['an object without tokens', () => json({ ok: true })],
    ['null', () => json(null)],
  ])('a reply with %s leaves the tokens as they are', async (_, reply) => {
    await auth.login(CREDENTIALS);
    server.on('POST /api/auth/change-password', reply);
    await auth.changePassword(CHANGE);
    expect(browser.stored()).toEqual(['jwt-1', JSON.stringify(ADA), 'refresh-1']);
  });

  test('a reply with a token of the wrong type is an invalid response', async () => {
    await auth.login(CREDENTIALS);
    server.on('POST /api/auth/change-password', () => json({ jwt: 7 }));
    expect(await errorOf(auth.changePassword(CHANGE))).toHaveProperty('message', 'Invalid response from server');
  });

  test('a wrong current one rejects with the message of the server', async () => {
    await auth.login(CREDENTIALS);
    const error = await errorOf(auth.changePassword({ ...CHANGE, currentPassword: 'wrong' }));
    expect(error).toMatchObject({ status: 400, message: 'The provided current password is invalid' });
    expect(auth.getState().status).toBe('signed-in');
  });

  test('signed out: User not authenticated, and nothing is sent', async () => {
    expect(await errorOf(auth.changePassword(CHANGE))).toHaveProperty('message', 'User not authenticated');
    expect(server.calls).toEqual([]);
  });

  test('tokens for one user are never stored for another who signed in meanwhile', async () => {
    await auth.login(CREDENTIALS);
    const change = server.hold('POST /api/auth/change-password');
    const changing = auth.changePassword(CHANGE);
    await change.arrived;
    await auth.login({ identifier: 'bob@example.com', password: 'correct' });
    const bobs = browser.stored();
    change.letGo();
    await changing;
    expect(browser.stored()).toEqual(bobs);
  });
});

describe('a refresh', () => {
  test('keeps the new token and the rotated refresh token, and sends no bearer', async () => {
    await auth.login(CREDENTIALS);
    await auth.refresh();
    await auth.refresh();
    expect(browser.stored()).toEqual(['jwt-3', JSON.stringify(ADA), 'refresh-3']);
    expect(server.calls.slice(1)).toMatchObject([
      { route: 'POST /api/auth/refresh', bearer: null, body: { refreshToken: 'refresh-1' } },
      { route: 'POST /api/auth/refresh', bearer: null, body: { refreshToken: 'refresh-2' } },
    ]);
  });

  test('by the letter of the specification a reply has a jwt alone: the refresh token stays', async () => {
    await auth.login(CREDENTIALS);
    server.on('POST /api/auth/refresh', () => json({ jwt: 'next' }));
    await auth.refresh();
    expect(browser.stored()).toEqual(['next', JSON.stringify(ADA), 'refresh-1']);
  });

  test('without a refresh token: No refresh token available, and the session is left as it is', async () => {
    store(browser, { userId: 1, token: server.open().token });
    const error = await errorOf(auth.refresh());
    expect(error).toBeInstanceOf(AuthError);
    expect(error).toHaveProperty('message', 'No refresh token available');
    expect(browser.stored()[0]).toBe('jwt-1');
    await auth.restore();
    expect(auth.getState().status).toBe('signed-in');
  });

  test('signed out: No refresh token available', async () => {
    expect(await errorOf(auth.refresh())).toHaveProperty('message', 'No refresh token available');
    expect(server.calls).toEqual([]);
  });

  test.each([400, 401, 403, 404])('refused with %i: the session is cleared, with the message', async (status) => {
    vi.useFakeTimers();
    try {
      await auth.login(CREDENTIALS);
      server.on('POST /api/auth/refresh', () => refusal(status, 'Invalid refresh token'));
      const refreshing = errorOf(auth.refresh());
      await vi.advanceTimersByTimeAsync(1000);
      const error = await refreshing;
      expect(error).toBeInstanceOf(AuthError);
      expect(error).toHaveProperty('message', 'Session expired. Please login again.');
      expect(auth.getState()).toEqual({ ...SIGNED_OUT, error: 'Session expired. Please login again.' });
      expect(browser.stored()).toEqual(NOTHING_STORED);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['no network', cutOff],
    ['500', () => refusal(500, 'Internal Server Error')],
    ['503', () => new Response('', { status: 503 })],
    ['429', () => refusal(429, 'Too many requests, please try again later.')],
    ['408', () => refusal(408, 'Request Timeout')],
    ['HTML of a hotel network', () => new Response('<!doctype html>')],
    ['a reply without a jwt', () => json({})],
  ])('%s is no refusal: the session stays', async (_, answer) => {
    await auth.login(CREDENTIALS);
    const before = [auth.getState(), browser.stored()];
    server.on('POST /api/auth/refresh', answer);
    expect(await errorOf(auth.refresh())).not.toBeInstanceOf(AuthError);
    expect([auth.getState(), browser.stored()]).toEqual(before);
  });

  test('the message goes with the next sign-in', async () => {
    store(browser, { userId: 1, token: 'old' });
    await auth.restore();
    expect(auth.getState().error).toBe('Session expired. Please login again.');
    const slow = server.hold('POST /api/auth/local');
    const login = auth.login(CREDENTIALS);
    await slow.arrived;
    expect(auth.getState().error).toBeNull();
    slow.letGo();
    await login;
    expect(auth.getState()).toMatchObject({ status: 'signed-in', error: null });
  });
});

describe('account calls', () => {
  test('a 401 leads to one refresh and one repeat, whatever the call', async () => {
    await auth.login(CREDENTIALS);
    server.on(
      'POST /api/customer-portal',
      () => refusal(401, 'Missing or invalid credentials'),
      () => json({ url: 'u' }),
    );
    expect(await auth.http.post('/api/customer-portal', { a: 1 })).toEqual({ url: 'u' });
    expect(server.calls.slice(1)).toMatchObject([
      { route: 'POST /api/customer-portal', bearer: 'jwt-1', body: { a: 1 } },
      { route: 'POST /api/auth/refresh', bearer: null },
      { route: 'POST /api/customer-portal', bearer: 'jwt-2', body: { a: 1 } },
    ]);
  });

  test.each([
    ['updateProfile', () => auth.updateProfile({ company: 'Engines' })],
    ['changePassword', () => auth.changePassword({ currentPassword: 'correct', newPassword: 'n' })],
  ])('%s survives a token that ran out', async (_, call) => {
    await auth.login(CREDENTIALS);
    server.expireTokens();
    await call();
    expect(server.count('POST /api/auth/refresh')).toBe(1);
    expect(auth.getState().status).toBe('signed-in');
  });

  test('many at once share one refresh', async () => {
    await auth.login(CREDENTIALS);
    server.expireTokens();
    const replies = await Promise.all(Array.from({ length: 5 }, () => auth.http.get('/api/users/me')));
    expect(replies).toEqual(Array.from({ length: 5 }, () => ADA));
    expect(server.count('POST /api/auth/refresh')).toBe(1);
  });

  test('a late 401 of an old token does not refresh the new one', async () => {
    await auth.login(CREDENTIALS);
    server.expireTokens();
    const late = server.hold('GET /api/users/me');
    const first = auth.http.get('/api/users/me');
    await late.arrived;
    await auth.refresh();
    late.letGo();
    expect(await first).toEqual(ADA);
    expect(server.count('POST /api/auth/refresh')).toBe(1);
  });

  test('a fresh token that is refused too ends the session: the account is blocked', async () => {
    await auth.login(CREDENTIALS);
    const blocked = () => refusal(401, 'Invalid credentials');
    server.on('GET /api/users/me', blocked, blocked);
    expect(await errorOf(auth.http.get('/api/users/me'))).toHaveProperty(
      'message',
      'Session expired. Please login again.',
    );
    expect(server.count('GET /api/users/me')).toBe(2);
    expect(auth.getState()).toEqual({ ...SIGNED_OUT, error: 'Session expired. Please login again.' });
    expect(browser.stored()).toEqual(NOTHING_STORED);
  });

  test('a 401 without a refresh token ends the session', async () => {
    store(browser, { userId: 1, token: 'old' });
    expect(await errorOf(auth.http.get('/api/users/me'))).toHaveProperty(
      'message',
      'Session expired. Please login again.',
    );
    expect(browser.stored()).toEqual(NOTHING_STORED);
  });

  test('a refresh that finds no network rejects the call and keeps the session', async () => {
    await auth.login(CREDENTIALS);
    server.expireTokens();
    server.on('POST /api/auth/refresh', cutOff);
    expect(await errorOf(auth.http.get('/api/users/me'))).toBeInstanceOf(NetworkError);
    expect(auth.getState()).toMatchObject({ status: 'signed-in', error: null });
    expect(browser.stored()[0]).toBe('jwt-1');
  });

  test("one user's call is not repeated with the token of another", async () => {
    await auth.login(CREDENTIALS);
    server.expireTokens();
    const portal = server.hold('POST /api/customer-portal');
    const opening = errorOf(auth.http.post('/api/customer-portal'));
    await portal.arrived;
    await auth.login({ identifier: 'bob@example.com', password: 'correct' });
    portal.letGo();
    expect(await opening).toHaveProperty('message', 'User not authenticated');
    expect(server.count('POST /api/customer-portal')).toBe(1);
    expect(auth.getState().user?.id).toBe(2);
  });

  test('signed out, a call goes without a token and is not repeated', async () => {
    expect(await errorOf(auth.http.get('/api/subscription'))).toMatchObject({ status: 403 });
    expect(server.calls).toMatchObject([{ route: 'GET /api/subscription', bearer: null }]);
  });

  test('a call that asks for no token gets none', async () => {
    await auth.login(CREDENTIALS);
    server.on('GET /api/commons', () => refusal(401, 'no'));
    expect(await errorOf(auth.http.get('/api/commons', { auth: 'none' }))).toMatchObject({ status: 401 });
    expect(server.calls.slice(1)).toMatchObject([{ route: 'GET /api/commons', bearer: null }]);
    expect(auth.getState().status).toBe('signed-in');
  });
});

test('the state is one object between changes, and an unchanged user one object throughout', async () => {
  await auth.login(CREDENTIALS);
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
