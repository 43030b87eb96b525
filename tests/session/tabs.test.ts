import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountServer, ADA, BOB, json, errorResponse } from './account-server.ts';
import { FakeBrowser, FakeLocks } from './fake-browser.ts';
import { AS_ADA, AS_BOB, errorOf, NOTHING_STORED, openTab, LOST, store } from './scene.ts';

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

describe('following another tab', () => {
  test('another user signing in there is the user here, at no time with the tokens of the first', async () => {
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

  test('a half-written sign-in is not taken for one, and nothing of it is removed', async () => {
    const here = openTab(server, browser);
    await here.restore();
    browser.values.set('auth_user', JSON.stringify(ADA));
    browser.tellAll('auth_user');
    expect(here.getState().status).toBe('signed-out');
    expect(browser.stored()).toEqual([null, JSON.stringify(ADA), null]);
  });

  test('a user that cannot be read changes nothing until it can', async () => {
    const here = openTab(server, browser);
    await here.login(AS_ADA);
    browser.values.set('auth_user', '{');
    browser.tellAll('auth_user');
    expect(here.getState()).toMatchObject({ status: 'signed-in', user: ADA });
  });

  test('the token is written last and removed first', async () => {
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

  test('a session that expired there is ended here, without the message twice', async () => {
    store(browser, { userId: 1, token: 'old' });
    const [here, there] = [openTab(server, browser), openTab(server, browser)];
    here.sync();
    await there.restore();
    expect(there.getState().error).toBe('Session expired. Please login again.');
    expect(here.getState()).toEqual(LOST);
  });

  test('clearing the data of the site signs out', async () => {
    const here = openTab(server, browser);
    await here.login(AS_ADA);
    browser.values.clear();
    browser.tellAll(null);
    expect(here.getState()).toEqual(LOST);
  });

  test('a page that slept through the events follows with sync', async () => {
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
])('two tabs whose token ran out at once, %s', (name, makeLocks) => {
  test('both go on, and one refresh is won', async () => {
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

  test('a rejection that arrives before the tokens of the winner is no sign-out', async () => {
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
    won.letGo();
    await winning;
    await vi.advanceTimersByTimeAsync(100);
    await losing;
    for (const tab of [winner, loser]) expect(tab.getState()).toMatchObject({ status: 'signed-in', error: null });
    expect(browser.stored()).toEqual(['jwt-2', JSON.stringify(ADA), 'refresh-2']);
  });

  test('a session that is truly over is ended in both', async () => {
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

test('a sign-out there during a rejected refresh here is a sign-out, not an expiry', async () => {
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

test('tokens that a change of password stored meanwhile are not overwritten by a slower refresh', async () => {
  store(browser, server.open());
  const [here, there] = [openTab(server, browser), openTab(server, browser)];
  const slow = server.hold('POST /api/auth/refresh');
  const refreshing = here.refresh();
  await slow.arrived;
  server.on('POST /api/auth/change-password', () => json({ jwt: 'changed', refreshToken: 'changed-refresh' }));
  await there.changePassword({ currentPassword: 'correct', newPassword: 'n' });
  slow.letGo();
  await refreshing;
  expect(browser.stored()).toEqual(['changed', JSON.stringify(ADA), 'changed-refresh']);
});
