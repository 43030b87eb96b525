import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocksLike } from '../../site/adapters/auth/token-refresh.ts';
import { AccountServer, ADA, BOB, errorResponse, json } from './account-server.ts';
import { FakeBrowser, FakeLocks } from './fake-browser.ts';
import { AS_ADA, AS_BOB, errorOf, LOST, NOTHING_STORED, openFullTab, openTab, store } from './scene.ts';

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

describe('a tab that follows another tab', () => {
  test('shows the user who signs in there, never with the tokens of the first', async () => {
    const [here, there] = [openTab(server, browser), openTab(server, browser)];
    await there.login(AS_ADA);
    const seen: unknown[] = [];
    here.subscribe(() => seen.push(here.getState().user?.id));
    await there.login(AS_BOB);
    expect(here.getState()).toMatchObject({ status: 'signed-in', user: BOB, role: 'Subscriber' });
    expect(seen).toEqual([2]);
    await here.http.get('/api/users/me');
    expect(server.calls.at(-1)).toMatchObject({ bearer: 'jwt-2' });
  });

  test('ignores a sign-in that is not completely stored, and removes nothing', async () => {
    const here = openTab(server, browser);
    await here.restore();
    browser.values.set('auth_user', JSON.stringify(ADA));
    browser.tellAll('auth_user');
    expect(here.getState().status).toBe('signed-out');
    expect(browser.stored()).toEqual([null, JSON.stringify(ADA), null]);
  });

  test('keeps its user while the stored one is invalid', async () => {
    const here = openTab(server, browser);
    await here.login(AS_ADA);
    browser.values.set('auth_user', '{');
    browser.tellAll('auth_user');
    expect(here.getState()).toMatchObject({ status: 'signed-in', user: ADA });
  });

  test('stores the token last and removes it first', async () => {
    const tab = browser.tab();
    const order: string[] = [];
    const storage = {
      getItem: (key: string) => tab.storage.getItem(key),
      setItem(key: string, value: string) {
        order.push(`set ${key}`);
        tab.storage.setItem(key, value);
      },
      removeItem(key: string) {
        order.push(`remove ${key}`);
        tab.storage.removeItem(key);
      },
    };
    const auth = openTab(server, browser, { storage });
    await auth.login(AS_ADA);
    auth.logout();
    expect([order.indexOf('set auth_token'), order.indexOf('remove auth_token')]).toEqual([2, 3]);
  });

  test('ends a session that expired there, without a second message', async () => {
    store(browser, { userId: 1, token: 'old' });
    const [here, there] = [openTab(server, browser), openTab(server, browser)];
    here.sync();
    await there.restore();
    expect(there.getState().error).toBe('Session expired. Please login again.');
    expect(here.getState()).toEqual(LOST);
  });

  test('signs out when the data of the site is cleared', async () => {
    const here = openTab(server, browser);
    await here.login(AS_ADA);
    browser.values.clear();
    browser.tellAll(null);
    expect(here.getState()).toEqual(LOST);
  });

  test('catches up with sync after it missed events', async () => {
    const here = openTab(server, browser, { onStorageEvent: undefined });
    await here.login(AS_ADA);
    browser.values.clear();
    expect(here.getState().status).toBe('signed-in');
    here.sync();
    expect(here.getState()).toEqual(LOST);
  });
});

describe.each([
  ['with locks', () => new FakeLocks()],
  ['without locks', () => undefined],
])('two tabs whose token expires at the same time, %s', (name, makeLocks) => {
  test('stay signed in with the tokens of one refresh', async () => {
    store(browser, server.open());
    server.expireTokens();
    const locks = makeLocks();
    const tabs = [openTab(server, browser, { locks }), openTab(server, browser, { locks })];
    const restored = Promise.all(tabs.map((tab) => tab.restore()));
    await vi.runAllTimersAsync();
    await restored;
    for (const tab of tabs)
      expect(tab.getState()).toMatchObject({ status: 'signed-in', user: ADA, error: null, notice: null });
    expect(browser.stored()).toEqual(['jwt-2', JSON.stringify(ADA), 'refresh-2']);
    expect(server.openSessions).toBe(1);
    expect(server.count('POST /api/auth/refresh')).toBe(name === 'with locks' ? 1 : 2);
  });

  test('stay signed in if the rejection of one arrives before the tokens of the other', async () => {
    store(browser, server.open());
    const locks = makeLocks();
    const [winner, loser] = [openTab(server, browser, { locks }), openTab(server, browser, { locks })];
    winner.sync();
    loser.sync();
    const won = server.hold('POST /api/auth/refresh');
    const winning = winner.refresh();
    await won.arrived;
    const losing = loser.refresh();
    await vi.advanceTimersByTimeAsync(500);
    won.release();
    await winning;
    await vi.advanceTimersByTimeAsync(100);
    await losing;
    for (const tab of [winner, loser]) expect(tab.getState()).toMatchObject({ status: 'signed-in', error: null });
    expect(browser.stored()).toEqual(['jwt-2', JSON.stringify(ADA), 'refresh-2']);
  });

  test('both end a session that the server has ended', async () => {
    store(browser, server.open());
    server.endSessions();
    const locks = makeLocks();
    const tabs = [openTab(server, browser, { locks }), openTab(server, browser, { locks })];
    const restored = Promise.all(tabs.map((tab) => tab.restore()));
    await vi.advanceTimersByTimeAsync(1000);
    await restored;
    for (const tab of tabs) expect(tab.getState()).toMatchObject({ status: 'signed-out', user: null });
    expect(browser.stored()).toEqual(NOTHING_STORED);
  });
});

test('a sign-out in another tab during a rejected refresh is not reported as an expiry', async () => {
  store(browser, server.open());
  const [here, there] = [openTab(server, browser), openTab(server, browser)];
  server.on('POST /api/auth/refresh', () => errorResponse(401, 'Invalid refresh token'));
  here.sync();
  const refreshing = errorOf(here.refresh());
  await vi.advanceTimersByTimeAsync(300);
  there.logout();
  await vi.advanceTimersByTimeAsync(100);
  expect(await refreshing).toHaveProperty('message', 'User not authenticated');
  expect(here.getState()).toEqual(LOST);
});

test('a slow refresh does not overwrite the tokens of a password change in another tab', async () => {
  store(browser, server.open());
  const [here, there] = [openTab(server, browser), openTab(server, browser)];
  const slow = server.hold('POST /api/auth/refresh');
  const refreshing = here.refresh();
  await slow.arrived;
  server.on('POST /api/auth/change-password', () => json({ jwt: 'changed', refreshToken: 'changed-refresh' }));
  await there.changePassword({ currentPassword: 'correct', newPassword: 'n' });
  slow.release();
  await refreshing;
  expect(browser.stored()).toEqual(['changed', JSON.stringify(ADA), 'changed-refresh']);
});

/* Orders of events that broke earlier versions, found by random tests. */

const NO_EVENTS = { onStorageEvent: undefined };

test('a profile change does not reach another user who signed in in a tab whose event has not arrived', async () => {
  const [here, there] = [openTab(server, browser, NO_EVENTS), openTab(server, browser)];
  await here.login(AS_ADA);
  await there.login(AS_BOB);
  expect(await errorOf(here.updateProfile({ company: 'Engines' }))).toHaveProperty('message', 'User not authenticated');
  expect(server.users.get(2)).toEqual(BOB);
  expect(here.getState()).toMatchObject({ status: 'signed-in', user: BOB });
});

test('a check that is repeated without parameters is not repeated for a user who signed in meanwhile', async () => {
  store(browser, server.open());
  const here = openTab(server, browser);
  server.on('GET /api/users/me', () => errorResponse(400, 'Invalid parameters'));
  const rejected = server.hold('GET /api/users/me');
  const restoring = here.restore();
  await rejected.arrived;
  await here.login(AS_BOB);
  const bobs = server.hold('GET /api/users/me');
  rejected.release();
  await vi.advanceTimersByTimeAsync(0);
  await here.login(AS_ADA);
  bobs.release();
  await restoring;
  expect(browser.stored()).toEqual(['jwt-3', JSON.stringify(ADA), 'refresh-3']);
  expect(here.getState()).toMatchObject({ status: 'signed-in', user: ADA });
});

test('a call is repeated with the currently stored token, not with one that another user stored before', async () => {
  const responded = Promise.withResolvers<void>();
  const locks: LocksLike = {
    async request(_name, _options, work) {
      const done = await work();
      await responded.promise;
      return done;
    },
  };
  const [here, there] = [openTab(server, browser, { locks }), openTab(server, browser)];
  await here.login(AS_ADA);
  server.expireTokens();
  const refresh = server.hold('POST /api/auth/refresh');
  const reading = here.http.get('/api/users/me');
  await refresh.arrived;
  await there.login(AS_BOB);
  refresh.release();
  await vi.advanceTimersByTimeAsync(0);
  await there.login(AS_ADA);
  responded.resolve();
  expect(await reading).toEqual(ADA);
});

test('a newer token that has also expired is refreshed', async () => {
  store(browser, server.open());
  const [here, there] = [openTab(server, browser), openTab(server, browser)];
  here.sync();
  server.expireTokens();
  const late = server.hold('GET /api/users/me');
  const reading = here.http.get('/api/users/me');
  await late.arrived;
  await there.refresh();
  server.expireTokens();
  late.release();
  expect(await reading).toEqual(ADA);
  expect(here.getState()).toMatchObject({ status: 'signed-in', error: null });
  expect(browser.stored()).toEqual(['jwt-3', JSON.stringify(ADA), 'refresh-3']);
});

test('the refresh of one session does not affect the next session', async () => {
  const here = openTab(server, browser);
  await here.login(AS_ADA);
  const adas = server.hold('POST /api/auth/refresh');
  const refreshing = here.refresh();
  await adas.arrived;
  await here.login(AS_BOB);
  server.expireTokens();
  const reading = here.http.get('/api/users/me');
  await vi.advanceTimersByTimeAsync(0);
  adas.release();
  await refreshing;
  expect(await reading).toEqual(BOB);
  expect(here.getState()).toMatchObject({ status: 'signed-in', user: BOB, error: null });
});

test('a rejected refresh does not end the session if another tab got a newer token with the same refresh token', async () => {
  store(browser, server.open());
  const [here, there] = [openTab(server, browser), openTab(server, browser)];
  here.sync();
  server.on(
    'POST /api/auth/refresh',
    () => errorResponse(403, 'Forbidden'),
    () => json({ jwt: 'newer' }),
  );
  const refreshing = here.refresh();
  await vi.advanceTimersByTimeAsync(300);
  await there.refresh();
  await vi.advanceTimersByTimeAsync(1000);
  await refreshing;
  expect(here.getState()).toMatchObject({ status: 'signed-in', error: null });
  expect(browser.stored()).toEqual(['newer', JSON.stringify(ADA), 'refresh-1']);
});

test('a storage with space for the user but not for the token does not keep parts of two sessions', async () => {
  store(browser, server.open());
  const here = openFullTab(server, browser, (key) => key === 'auth_token');
  const there = openTab(server, browser);
  there.sync();
  await here.login(AS_BOB);
  expect(here.getState()).toMatchObject({ status: 'signed-in', user: BOB });
  expect(browser.stored()).toEqual([null, null, null]);
  expect(there.getState()).toEqual(LOST);
  await here.http.get('/api/users/me');
  expect(server.calls.at(-1)).toMatchObject({ bearer: 'jwt-2' });
});

test('a check that fails after the sign-out shows no notice after a sign-in in another tab', async () => {
  const [here, there] = [openTab(server, browser, NO_EVENTS), openTab(server, browser)];
  await here.login(AS_ADA);
  const response = Promise.withResolvers<Error>();
  server.on('GET /api/users/me', () => response.promise);
  const restored = here.restore();
  here.logout();
  await there.login(AS_BOB);
  response.resolve(new TypeError('Failed to fetch'));
  await restored;
  expect(here.getState()).toMatchObject({ status: 'signed-in', user: BOB, error: null, notice: null });
});

test('a tab that keeps its session in memory does not change the stored session of others when it signs in', async () => {
  let isFull = true;
  const here = openFullTab(server, browser, () => isFull);
  const there = openTab(server, browser);
  await here.login(AS_ADA);
  isFull = false;
  await there.login(AS_BOB);
  const bobs = browser.stored();
  server.on('POST /api/auth/local', () => json({ jwt: 'long-lived', user: ADA }));
  await here.login(AS_ADA);
  expect(browser.stored()).toEqual(bobs);
});
