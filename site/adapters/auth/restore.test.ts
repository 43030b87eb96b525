import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountServer, ADA, BOB, json, refusal } from './testing/account-server.ts';
import { FakeBrowser } from './testing/tabs.ts';
import { NOTHING_STORED, openTab, SIGNED_OUT, store } from './testing/visit.ts';

const EXPIRED = { ...SIGNED_OUT, error: 'Session expired. Please login again.' };

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

test('with nothing stored: signed out, and the server is not asked', async () => {
  const auth = openTab(server, browser);
  await auth.restore();
  expect(auth.getState()).toEqual(SIGNED_OUT);
  expect(server.calls).toEqual([]);
});

test('a stored session is shown before it is checked, and checked with the own-profile call', async () => {
  store(browser, server.open());
  server.users.set(1, { ...ADA, company: 'Engines', role: { name: 'Subscriber' } });
  const auth = openTab(server, browser);
  const restored = auth.restore();
  expect(auth.getState()).toMatchObject({ status: 'signed-in', user: ADA, role: 'Customer' });
  await restored;
  expect(auth.getState()).toMatchObject({
    status: 'signed-in',
    user: { company: 'Engines' },
    role: 'Subscriber',
    notice: null,
  });
  expect(server.calls).toMatchObject([{ route: 'GET /api/users/me', bearer: 'jwt-1' }]);
  expect(JSON.parse(browser.stored()[1] ?? '')).toMatchObject({ company: 'Engines' });
});

test('a reply without the role keeps the role known before', async () => {
  store(browser, server.open());
  server.on('GET /api/users/me', () => json({ id: 1, email: 'new@example.com' }));
  const auth = openTab(server, browser);
  await auth.restore();
  expect(auth.getState()).toMatchObject({ user: { email: 'new@example.com', username: 'ada' }, role: 'Customer' });
});

test('the token says who is signed in: a reply about somebody else replaces the stored user', async () => {
  store(browser, server.open());
  server.on('GET /api/users/me', () => json({ id: 2, email: 'bob@example.com' }));
  const auth = openTab(server, browser);
  await auth.restore();
  expect(auth.getState()).toMatchObject({ status: 'signed-in', user: { id: 2, email: 'bob@example.com' }, role: null });
  expect(auth.getState().user).not.toHaveProperty('username');
});

test('a token that ran out is refreshed, and the check repeated', async () => {
  store(browser, server.open());
  server.expireTokens();
  const auth = openTab(server, browser);
  await auth.restore();
  expect(server.routes()).toEqual(['GET /api/users/me', 'POST /api/auth/refresh', 'GET /api/users/me']);
  expect(auth.getState()).toMatchObject({ status: 'signed-in', error: null, notice: null });
  expect(browser.stored()).toEqual(['jwt-2', JSON.stringify(ADA), 'refresh-2']);
});

test('a refused refresh clears the session with the message', async () => {
  store(browser, server.open());
  server.endSessions();
  const auth = openTab(server, browser);
  const restored = auth.restore();
  await vi.advanceTimersByTimeAsync(1000);
  await restored;
  expect(auth.getState()).toEqual(EXPIRED);
  expect(browser.stored()).toEqual(NOTHING_STORED);
});

test('without a refresh token a refused session is cleared', async () => {
  store(browser, { userId: 1, token: 'old' });
  const auth = openTab(server, browser);
  await auth.restore();
  expect(auth.getState()).toEqual(EXPIRED);
  expect(server.routes()).toEqual(['GET /api/users/me']);
  expect(browser.stored()).toEqual(NOTHING_STORED);
});

test('a session cleared by a refusal stays cleared at the next restore, and so does its message', async () => {
  store(browser, { userId: 1, token: 'old' });
  const auth = openTab(server, browser);
  await auth.restore();
  await auth.restore();
  expect(auth.getState()).toEqual(EXPIRED);
  expect(server.calls).toHaveLength(1);
});

describe('what is no refusal keeps the session, with a notice', () => {
  const answers: [string, () => Response | Error][] = [
    ['no network', () => new TypeError('Failed to fetch')],
    ['500', () => refusal(500, 'Internal Server Error')],
    ['502 HTML', () => new Response('<!doctype html>', { status: 502 })],
    ['429', () => refusal(429, 'Too many requests, please try again later.')],
    ['403', () => refusal(403, 'Forbidden')],
    ['404', () => refusal(404, 'Not Found')],
    ['HTML of a hotel network', () => new Response('<!doctype html>')],
    ['a user of the wrong shape', () => json({ id: 1 })],
  ];

  test.each(answers)('at the check: %s', async (_, answer) => {
    store(browser, server.open());
    const before = browser.stored();
    server.on('GET /api/users/me', answer);
    const auth = openTab(server, browser);
    await auth.restore();
    expect(auth.getState()).toEqual({
      status: 'signed-in',
      user: ADA,
      role: 'Customer',
      loading: false,
      error: null,
      notice: 'We could not check your account just now. You are still signed in.',
    });
    expect(browser.stored()).toEqual(before);
    expect(server.calls).toHaveLength(1);
  });

  test('at the refresh', async () => {
    store(browser, server.open());
    server.expireTokens();
    server.on('POST /api/auth/refresh', () => new TypeError('Failed to fetch'));
    const auth = openTab(server, browser);
    await auth.restore();
    expect(auth.getState()).toMatchObject({ status: 'signed-in', error: null, notice: expect.any(String) as string });
    expect(browser.stored()).toEqual(['jwt-1', JSON.stringify(ADA), 'refresh-1']);
  });

  test('a server that never answers', async () => {
    store(browser, server.open());
    server.on('GET /api/users/me', () => new Promise(() => {}));
    const auth = openTab(server, browser);
    const restored = auth.restore();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(auth.getState()).toMatchObject({ status: 'signed-in', notice: null });
    await vi.advanceTimersByTimeAsync(1);
    await restored;
    expect(auth.getState()).toMatchObject({ status: 'signed-in', error: null, notice: expect.any(String) as string });
  });

  test('the notice goes when a later check succeeds', async () => {
    store(browser, server.open());
    server.on('GET /api/users/me', () => new TypeError('Failed to fetch'));
    const auth = openTab(server, browser);
    await auth.restore();
    await auth.restore();
    expect(auth.getState()).toMatchObject({ status: 'signed-in', notice: null });
  });
});

test('two restores at once are one', async () => {
  store(browser, server.open());
  const auth = openTab(server, browser);
  await Promise.all([auth.restore(), auth.restore()]);
  expect(server.count('GET /api/users/me')).toBe(1);
});

test('a sign-in during the check wins over what the check finds', async () => {
  store(browser, { userId: 1, token: 'old', refreshToken: 'old' });
  const me = server.hold('GET /api/users/me');
  const auth = openTab(server, browser);
  const restored = auth.restore();
  await me.arrived;
  await auth.login({ identifier: 'bob@example.com', password: 'correct' });
  me.letGo();
  await restored;
  expect(auth.getState()).toMatchObject({ status: 'signed-in', user: BOB, error: null, notice: null });
});

describe('storage that cannot be used', () => {
  const user = JSON.stringify(ADA);
  test.each<[string, Record<string, string>]>([
    ['a user that is not JSON', { auth_token: 't', auth_user: '{"id":1', auth_refresh_token: 'r' }],
    ['the word undefined', { auth_token: 't', auth_user: 'undefined' }],
    ['null for a user', { auth_token: 't', auth_user: 'null' }],
    ['a list for a user', { auth_token: 't', auth_user: '[]' }],
    ['a user of the wrong shape', { auth_token: 't', auth_user: '{"id":{},"email":"a"}', auth_refresh_token: 'r' }],
    ['a token without a user', { auth_token: 't' }],
    ['a user without a token', { auth_user: user, auth_refresh_token: 'r' }],
    ['an empty token', { auth_token: '', auth_user: user }],
    ['a refresh token alone', { auth_refresh_token: 'r' }],
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
    await auth.login({ identifier: 'ada@example.com', password: 'correct' });
    server.expireTokens();
    await auth.updateProfile({ company: 'Engines' });
    expect(auth.getState()).toMatchObject({ status: 'signed-in', user: { company: 'Engines' } });
    auth.logout();
    expect(auth.getState()).toEqual(SIGNED_OUT);
    await vi.waitFor(() => expect(server.openSessions).toBe(0));
  });

  test('full storage: a sign-in lasts as long as the page, and signing out leaves nothing', async () => {
    const { storage } = browser.tab();
    let room = 1;
    const auth = openTab(server, browser, {
      storage: {
        getItem: (key) => storage.getItem(key),
        setItem(key, value) {
          if (room === 0) throw new DOMException('full', 'QuotaExceededError');
          room -= 1;
          storage.setItem(key, value);
        },
        removeItem: (key) => storage.removeItem(key),
      },
    });
    await auth.login({ identifier: 'ada@example.com', password: 'correct' });
    await auth.restore();
    expect(auth.getState()).toMatchObject({ status: 'signed-in', notice: null });
    auth.logout();
    expect(auth.getState()).toEqual(SIGNED_OUT);
    expect(browser.values.size).toBe(0);
    await auth.restore();
    expect(auth.getState()).toEqual(SIGNED_OUT);
  });
});
