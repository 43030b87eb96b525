import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Auth } from '../../site/adapters/auth/auth.ts';
import { AccountServer, ADA, BOB, json, errorResponse } from './account-server.ts';
import { FakeBrowser } from './fake-browser.ts';
import { AS_ADA, AS_BOB, cutOff, NOTHING_STORED, openFullTab, openTab, SIGNED_OUT, store } from './scene.ts';

const EXPIRED = { ...SIGNED_OUT, error: 'Session expired. Please login again.', isLost: true };
const RESTORED = { status: 'signed-in', user: ADA, role: 'Customer', error: null, notice: null };
const KEPT = {
  ...RESTORED,
  loading: false,
  isLost: false,
  notice: 'We couldn’t check your account just now. You’re still logged in.',
};
const ME = 'GET /api/users/me';
const REFRESH = 'POST /api/auth/refresh';

let server: AccountServer;
let browser: FakeBrowser;

beforeEach(() => {
  vi.useFakeTimers();
  server = new AccountServer();
  browser = new FakeBrowser();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a tab and restores its session. A rejected refresh waits up to a second for the tokens of another tab. */
async function restore(): Promise<Auth> {
  const auth = openTab(server, browser);
  const restored = auth.restore();
  await vi.advanceTimersByTimeAsync(1000);
  await restored;
  return auth;
}

test('restore shows the stored session first, then the response of the own-profile call', async () => {
  store(browser, server.open());
  server.users.set(1, { ...ADA, company: 'Engines', role: { name: 'Subscriber' } });
  const auth = openTab(server, browser);
  const restored = auth.restore();
  expect(auth.getState()).toMatchObject({ status: 'signed-in', user: ADA, role: 'Customer' });
  await restored;
  expect(auth.getState()).toMatchObject({ user: { company: 'Engines' }, role: 'Subscriber', notice: null });
  expect(server.calls).toMatchObject([{ route: ME, bearer: 'jwt-1' }]);
  expect(JSON.parse(browser.stored()[1] ?? '')).toMatchObject({ company: 'Engines' });
});

test('restore replaces the stored user if the token belongs to another user', async () => {
  store(browser, server.open());
  server.on(ME, () => json({ id: 2, email: 'bob@example.com' }));
  const auth = await restore();
  expect(auth.getState()).toMatchObject({ status: 'signed-in', user: { id: 2, email: 'bob@example.com' }, role: null });
  expect(auth.getState().user).not.toHaveProperty('username');
});

type Reply = () => Response | Error;

/** Responses to the check that reject the session. */
const REJECTIONS: [string, Reply][] = [
  ['400', () => errorResponse(400, 'Invalid key role')],
  ['401', () => errorResponse(401, 'Missing or invalid credentials')],
  ['403', () => errorResponse(403, 'Forbidden')],
  ['404', () => errorResponse(404, 'Not Found')],
  ['405, as text', () => new Response('Method Not Allowed', { status: 405 })],
  ['an empty object', () => json({})],
  ['a list', () => json([ADA])],
  ['null', () => json(null)],
  ['a user under data', () => json({ data: ADA })],
];

const basicAuthResponse = (): Response => {
  const response = errorResponse(401, 'Authorization Required');
  response.headers.set('WWW-Authenticate', 'Basic realm="Staging"');
  return response;
};

/** Outcomes that say nothing about the session: the server could not answer. */
const NO_ANSWERS: [string, Reply][] = [
  ['no network', cutOff],
  ['408', () => errorResponse(408, 'Request Timeout')],
  ['a proxy’s 401', () => new Response('<!doctype html>', { status: 401 })],
  ['a 401 for Basic auth', basicAuthResponse],
  ['429', () => errorResponse(429, 'Too many requests, please try again later.')],
  ['500', () => errorResponse(500, 'Internal Server Error')],
  ['502, as HTML', () => new Response('<!doctype html>', { status: 502 })],
  ['503', () => errorResponse(503, 'Service Unavailable')],
  ['nothing', () => new Response('')],
  ['HTML', () => new Response('<!doctype html>')],
];
const FAILED_CHECKS = [...REJECTIONS, ...NO_ANSWERS];

/** The failed checks with the state that they lead to if no refresh is possible or left. */
const FINAL_CHECKS = [
  ...REJECTIONS.map(([name, reply]) => [name, 'clears the session with a message', reply, EXPIRED] as const),
  ...NO_ANSWERS.map(([name, reply]) => [name, 'keeps the session with a notice', reply, KEPT] as const),
];

/** Number of checks; a check that is repeated without its parameter counts once. */
const checks = (): number => server.calls.filter(({ route }, at) => route !== server.calls[at - 1]?.route).length;

describe('specification 4: a failed own-profile check with a refresh token leads to a refresh', () => {
  test.each(FAILED_CHECKS)('%s: after a successful refresh the check is repeated once', async (name, reply) => {
    store(browser, server.open());
    server.on(ME, reply, ...(name === '400' ? [reply] : []));
    expect((await restore()).getState()).toMatchObject(RESTORED);
    expect(browser.stored()).toEqual(['jwt-2', JSON.stringify(ADA), 'refresh-2']);
    expect([server.count(REFRESH), checks()]).toEqual([1, 3]);
  });

  test.each(FAILED_CHECKS)(
    '%s: without a network for the refresh, the session stays, with a notice',
    async (_, reply) => {
      store(browser, server.open());
      const before = browser.stored();
      server.on(ME, reply, reply);
      server.on(REFRESH, cutOff);
      expect((await restore()).getState()).toEqual(KEPT);
      expect(browser.stored()).toEqual(before);
    },
  );

  test.each(FAILED_CHECKS)('%s: a rejected refresh clears the session with a message', async (_, reply) => {
    store(browser, server.open());
    server.on(ME, reply, reply);
    server.on(REFRESH, () => errorResponse(403, 'Forbidden'));
    expect((await restore()).getState()).toEqual(EXPIRED);
    expect(browser.values.size).toBe(0);
  });

  test.each(FINAL_CHECKS)('%s again after a successful refresh %s', async (_, _outcome, reply, state) => {
    store(browser, server.open());
    server.on(ME, reply, reply, reply, reply);
    expect((await restore()).getState()).toEqual(state);
    expect(browser.stored()).toEqual(state === KEPT ? ['jwt-2', JSON.stringify(ADA), 'refresh-2'] : NOTHING_STORED);
    expect([server.count(REFRESH), checks()]).toEqual([1, 3]);
  });

  test.each(FINAL_CHECKS)('%s without a refresh token %s', async (_, _outcome, reply, state) => {
    const { userId, token } = server.open();
    store(browser, { userId, token });
    const before = browser.stored();
    server.on(ME, reply, reply);
    expect((await restore()).getState()).toEqual(state);
    expect(browser.stored()).toEqual(state === KEPT ? before : NOTHING_STORED);
    expect(server.count(REFRESH)).toBe(0);
  });
});

describe('specification 4: the refresh', () => {
  test.each<[string, () => Response]>([
    ['401', () => errorResponse(401, 'Invalid refresh token')],
    ['an empty object', () => json({})],
    ['a refresh token without a token', () => json({ refreshToken: 'next' })],
    ['a token that no request can contain', () => json({ jwt: 'a\nb' })],
  ])('that responds with %s clears the session, and the message stays at the next restore', async (_, response) => {
    store(browser, server.open());
    server.expireTokens();
    server.on(REFRESH, response);
    const auth = await restore();
    expect(auth.getState()).toEqual(EXPIRED);
    expect(browser.values.size).toBe(0);
    const calls = server.calls.length;
    await auth.restore();
    expect(auth.getState()).toEqual(EXPIRED);
    expect(server.calls).toHaveLength(calls);
  });

  test.each(NO_ANSWERS)(
    'that fails with %s keeps the session, and a later check removes the notice',
    async (_, reply) => {
      store(browser, server.open());
      const before = browser.stored();
      server.on(ME, reply);
      server.on(REFRESH, reply);
      const auth = await restore();
      expect(auth.getState()).toEqual(KEPT);
      expect(browser.stored()).toEqual(before);
      expect(server.routes()).toEqual([ME, REFRESH]);
      await auth.restore();
      expect(auth.getState()).toMatchObject(RESTORED);
    },
  );

  test('and the check end after 30 seconds without a response', async () => {
    store(browser, server.open());
    const never = (): Promise<Response> => new Promise(() => {});
    server.on(ME, never);
    server.on(REFRESH, never);
    const auth = openTab(server, browser);
    const restored = auth.restore();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(auth.getState()).toMatchObject({ status: 'signed-in', notice: null });
    await vi.advanceTimersByTimeAsync(1);
    await restored;
    expect(auth.getState()).toEqual(KEPT);
  });
});

test('specification 4: the check asks for the role, and once without it if the server rejects the parameter', async () => {
  store(browser, server.open());
  server.on(ME, () => errorResponse(400, 'Invalid key role'));
  const me = vi.spyOn(server, 'fetch');
  expect((await restore()).getState()).toMatchObject(RESTORED);
  expect(me.mock.calls.map(([url]) => url)).toEqual([
    'https://api.example/api/users/me?populate=role',
    'https://api.example/api/users/me',
  ]);
});

test('a sign-in during the check overrides the result of the check', async () => {
  store(browser, { userId: 1, token: 'old', refreshToken: 'old' });
  const me = server.hold(ME);
  const auth = openTab(server, browser);
  const restored = auth.restore();
  await me.arrived;
  await auth.login(AS_BOB);
  me.release();
  await restored;
  expect(auth.getState()).toMatchObject({ status: 'signed-in', user: BOB, error: null, notice: null });
});

describe('a partly stored session', () => {
  test.each<[string, string | null]>([
    ['no user', null],
    ['the word undefined', 'undefined'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a user of the wrong shape', '{"id":{},"email":"a"}'],
    ['a truncated user', '{"id":1'],
  ])('a token with %s is restored by the own-profile call', async (_, user) => {
    store(browser, server.open());
    if (user === null) browser.values.delete('auth_user');
    else browser.values.set('auth_user', user);
    const auth = openTab(server, browser);
    const restored = auth.restore();
    expect(auth.getState().status).toBe('unknown');
    await restored;
    expect(auth.getState()).toMatchObject(RESTORED);
    expect(browser.stored()).toEqual(['jwt-1', JSON.stringify(ADA), 'refresh-1']);
    expect(server.calls).toMatchObject([{ route: ME, bearer: 'jwt-1' }]);
  });

  test('an expired token without a user is refreshed first', async () => {
    store(browser, server.open());
    browser.values.delete('auth_user');
    server.expireTokens();
    expect((await restore()).getState()).toMatchObject(RESTORED);
    expect(server.routes()).toEqual([ME, REFRESH, ME]);
  });

  test.each<[string, Record<string, string>]>([
    ['alone', {}],
    ['with a user', { auth_user: JSON.stringify(ADA) }],
    ['with an empty token', { auth_token: '' }],
    ['with a token that no request can carry', { auth_token: 'a\nb' }],
  ])('a refresh token %s is restored by a refresh and the own-profile call', async (_, values) => {
    browser.values.set('auth_refresh_token', server.open().refreshToken);
    for (const [key, value] of Object.entries(values)) browser.values.set(key, value);
    expect((await restore()).getState()).toMatchObject(RESTORED);
    expect(browser.stored()).toEqual(['jwt-2', JSON.stringify(ADA), 'refresh-2']);
    expect(server.calls).toMatchObject([
      { route: REFRESH, bearer: null },
      { route: ME, bearer: 'jwt-2' },
    ]);
  });

  test.each([
    ['a token without a user', ['auth_user', 'auth_refresh_token']],
    ['a token without a user, and a refresh token', ['auth_user']],
    ['a refresh token alone', ['auth_token', 'auth_user']],
  ])('%s: a rejection clears it, with a message', async (_, missing) => {
    store(browser, server.open());
    for (const key of missing) browser.values.delete(key);
    server.endSessions();
    expect((await restore()).getState()).toEqual({ ...EXPIRED, isLost: false });
    expect(browser.values.size).toBe(0);
  });

  test.each([
    ['a token without a user', ['auth_user'], [ME, REFRESH]],
    ['a refresh token alone', ['auth_token', 'auth_user'], [REFRESH]],
  ])('%s: if the server cannot answer, it stays stored for the next page', async (_, missing, calls) => {
    store(browser, server.open());
    for (const key of missing) browser.values.delete(key);
    const before = browser.stored();
    for (const route of calls) server.on(route, cutOff);
    const notice = 'We couldn’t check your account just now. Reload this page to try again, or log in.';
    expect((await restore()).getState()).toEqual({ ...SIGNED_OUT, notice });
    expect(browser.stored()).toEqual(before);
    expect((await restore()).getState()).toMatchObject(RESTORED);
  });
});

describe('storage that cannot be used', () => {
  const user = JSON.stringify(ADA);
  test.each<[string, Record<string, string>]>([
    ['a user without a token', { auth_user: user }],
    ['an empty token', { auth_token: '', auth_user: user }],
    ['a token no request can carry', { auth_token: 'a\nb', auth_user: user }],
    ['a token of other letters', { auth_token: '漢字', auth_user: user }],
    ['an empty refresh token alone', { auth_refresh_token: '' }],
  ])('%s: signed out, the values removed, the rest of the storage untouched', async (_, values) => {
    for (const [key, value] of Object.entries(values)) browser.values.set(key, value);
    browser.values.set('theme', 'dark');
    const auth = openTab(server, browser);
    await auth.restore();
    expect(auth.getState()).toEqual(SIGNED_OUT);
    expect([...browser.values]).toEqual([['theme', 'dark']]);
    expect(server.calls).toEqual([]);
  });

  const blocked = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  test('blocked storage: signed out without a crash; a sign-in lasts as long as the page', async () => {
    const auth = openTab(server, browser, { storage: { getItem: blocked, setItem: blocked, removeItem: blocked } });
    await auth.restore();
    expect(auth.getState()).toEqual(SIGNED_OUT);
    await auth.login(AS_ADA);
    server.expireTokens();
    await auth.updateProfile({ company: 'Engines' });
    expect(auth.getState()).toMatchObject({ status: 'signed-in', user: { company: 'Engines' } });
    auth.logout();
    expect(auth.getState()).toEqual(SIGNED_OUT);
    await vi.waitFor(() => expect(server.openSessions).toBe(0), 30_000);
  });

  test('full storage: a sign-in lasts as long as the page, and signing out leaves nothing', async () => {
    let writes = 0;
    const auth = openFullTab(server, browser, () => (writes += 1) > 1);
    expect(await auth.login(AS_ADA)).toMatchObject({ isStored: false });
    await auth.restore();
    expect(auth.getState()).toMatchObject({ status: 'signed-in', notice: null });
    auth.logout();
    expect(auth.getState()).toEqual(SIGNED_OUT);
    expect(browser.values.size).toBe(0);
    await auth.restore();
    expect(auth.getState()).toEqual(SIGNED_OUT);
  });
});

test('keeps the session if the page before was left during a token refresh', async () => {
  store(browser, server.open());
  server.expireTokens();
  server.repeatsSuccessor = true;
  const pageBefore = openTab(server, browser);
  const { arrived } = server.hold('POST /api/auth/refresh');
  // The page that was left never receives its response.
  void pageBefore.refresh();
  await arrived;
  const auth = openTab(server, browser);
  const restored = auth.restore();
  await vi.runAllTimersAsync();
  await restored;
  expect(auth.getState()).toMatchObject({ status: 'signed-in', user: ADA });
  expect(browser.stored()).not.toContain(null);
});
