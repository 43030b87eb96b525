import { describe, expect, test, vi } from 'vitest';
import type { Auth } from '../../site/adapters/auth/auth.ts';
import type { LocksLike } from '../../site/adapters/auth/token-refresh.ts';
import { ADA, BOB, errorResponse, json } from './account-server.ts';
import { FakeLocks } from './fake-browser.ts';
import { AS_ADA, AS_BOB, CHANGE, EXPIRED, LOST, NOTHING_STORED, prepareScene } from './scene.ts';
import type { Scene } from './scene.ts';

let { server, browser, auth: here, openTab, openFullTab, store } = {} as Scene;
let there: Auth;
prepareScene((scene) => {
  ({ server, browser, auth: here, openTab, openFullTab, store } = scene);
  there = openTab();
});

const NO_EVENTS = { onStorageEvent: undefined };
const USER = JSON.stringify(ADA);
const ME = 'GET /api/users/me';
const REFRESH = 'POST /api/auth/refresh';

describe('a tab that follows another tab', () => {
  test('shows the user who signs in there, never with the tokens of the first', async () => {
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
    await here.restore();
    browser.values.set('auth_user', USER);
    browser.tellAll('auth_user');
    expect(here.getState().status).toBe('signed-out');
    expect(browser.stored()).toEqual([null, USER, null]);
  });

  test('keeps its user while the stored one is invalid', async () => {
    await here.login(AS_ADA);
    browser.values.set('auth_user', '{');
    browser.tellAll('auth_user');
    expect(here.getState()).toMatchObject({ status: 'signed-in', user: ADA });
  });

  test('receives the token last at a login, and without it first at a logout', async () => {
    const written: string[] = [];
    browser.tab().onStorageEvent(({ key }) => written.push(`${key}: ${browser.values.get(key ?? '')}`));
    await here.login(AS_ADA);
    here.logout();
    expect([written.indexOf('auth_token: jwt-1'), written.indexOf('auth_token: undefined')]).toEqual([2, 3]);
  });

  test('ends a session that expired there, without a second message', async () => {
    store({ token: 'old' });
    here.sync();
    await there.restore();
    expect(there.getState().error).toBe(EXPIRED);
    expect(here.getState()).toEqual(LOST);
  });

  test('signs out when the data of the site is cleared', async () => {
    await here.login(AS_ADA);
    browser.values.clear();
    browser.tellAll(null);
    expect(here.getState()).toEqual(LOST);
  });
});

describe.each([
  ['with locks', 1, () => new FakeLocks()],
  ['without locks', 2, () => undefined],
])('two tabs whose token expires at the same time, %s', (_, refreshes, makeLocks) => {
  function openTabs(): [Auth, Auth] {
    const locks = makeLocks();
    const tabs: [Auth, Auth] = [openTab({ locks }), openTab({ locks })];
    for (const tab of tabs) tab.sync();
    return tabs;
  }

  test('stay signed in with the tokens of one refresh', async () => {
    store();
    server.expireTokens();
    const tabs = openTabs();
    const restored = Promise.all(tabs.map((tab) => tab.restore()));
    await vi.runAllTimersAsync();
    await restored;
    for (const tab of tabs)
      expect(tab.getState()).toMatchObject({ status: 'signed-in', user: ADA, error: null, notice: null });
    expect(browser.stored()).toEqual(['jwt-2', USER, 'refresh-2']);
    expect(server.openSessions).toBe(1);
    expect(server.count(REFRESH)).toBe(refreshes);
  });

  test('stay signed in if the rejection of one arrives before the tokens of the other', async () => {
    store();
    const [winner, loser] = openTabs();
    const winning = await server.hold(REFRESH, () => winner.refresh());
    const losing = loser.refresh();
    await vi.advanceTimersByTimeAsync(500);
    await winning.release();
    await vi.advanceTimersByTimeAsync(100);
    await losing;
    for (const tab of [winner, loser]) expect(tab.getState()).toMatchObject({ status: 'signed-in', error: null });
    expect(browser.stored()).toEqual(['jwt-2', USER, 'refresh-2']);
  });
});

test('a sign-out in another tab during a rejected refresh is not reported as an expiry', async () => {
  store();
  server.on(REFRESH, () => errorResponse(401, 'Invalid refresh token'));
  here.sync();
  const refreshing = here.refresh().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(300);
  there.logout();
  await vi.advanceTimersByTimeAsync(100);
  expect(await refreshing).toHaveProperty('message', 'User not authenticated');
  expect(here.getState()).toEqual(LOST);
});

test('a slow refresh does not overwrite the tokens of a password change in another tab', async () => {
  store();
  const slow = await server.hold(REFRESH, () => here.refresh());
  server.on('POST /api/auth/change-password', () => json({ jwt: 'changed', refreshToken: 'changed-refresh' }));
  await there.changePassword(CHANGE);
  await slow.release();
  expect(browser.stored()).toEqual(['changed', USER, 'changed-refresh']);
});

/* Orders of events that broke earlier versions, found by random tests. */

test('a profile change does not reach another user who signed in in a tab whose event has not arrived', async () => {
  here = openTab(NO_EVENTS);
  await here.login(AS_ADA);
  await there.login(AS_BOB);
  const change = here.updateProfile({ company: 'Engines' });
  await expect(change).rejects.toHaveProperty('message', 'User not authenticated');
  expect(server.users.get(2)).toEqual(BOB);
  expect(here.getState()).toMatchObject({ status: 'signed-in', user: BOB });
});

test('a check that is repeated without parameters is not repeated for a user who signed in meanwhile', async () => {
  store();
  const bobs = Promise.withResolvers<Response>();
  server.on(
    ME,
    () => errorResponse(400, 'Invalid parameters'),
    () => bobs.promise,
  );
  const rejected = await server.hold(ME, () => here.restore());
  await here.login(AS_BOB);
  const restoring = rejected.release();
  await vi.advanceTimersByTimeAsync(0);
  await here.login(AS_ADA);
  bobs.resolve(json(BOB));
  await restoring;
  expect(browser.stored()).toEqual(['jwt-3', USER, 'refresh-3']);
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
  here = openTab({ locks });
  await here.login(AS_ADA);
  server.expireTokens();
  const refresh = await server.hold(REFRESH, () => here.http.get('/api/users/me'));
  await there.login(AS_BOB);
  const reading = refresh.release();
  await vi.advanceTimersByTimeAsync(0);
  await there.login(AS_ADA);
  responded.resolve();
  expect(await reading).toEqual(ADA);
});

test('a newer token that has also expired is refreshed', async () => {
  store();
  here.sync();
  server.expireTokens();
  const late = await server.hold(ME, () => here.http.get('/api/users/me'));
  await there.refresh();
  server.expireTokens();
  expect(await late.release()).toEqual(ADA);
  expect(here.getState()).toMatchObject({ status: 'signed-in', error: null });
  expect(browser.stored()).toEqual(['jwt-3', USER, 'refresh-3']);
});

test('the refresh of one session does not affect the next session', async () => {
  await here.login(AS_ADA);
  const adas = await server.hold(REFRESH, () => here.refresh());
  await here.login(AS_BOB);
  server.expireTokens();
  const reading = here.http.get('/api/users/me');
  await vi.advanceTimersByTimeAsync(0);
  await adas.release();
  expect(await reading).toEqual(BOB);
  expect(here.getState()).toMatchObject({ status: 'signed-in', user: BOB, error: null });
});

test('a rejected refresh does not end the session if another tab got a newer token with the same refresh token', async () => {
  store();
  here.sync();
  server.on(
    REFRESH,
    () => errorResponse(403, 'Forbidden'),
    () => json({ jwt: 'newer' }),
  );
  const refreshing = here.refresh();
  await vi.advanceTimersByTimeAsync(300);
  await there.refresh();
  await vi.advanceTimersByTimeAsync(1000);
  await refreshing;
  expect(here.getState()).toMatchObject({ status: 'signed-in', error: null });
  expect(browser.stored()).toEqual(['newer', USER, 'refresh-1']);
});

test('a storage with space for the user but not for the token does not keep parts of two sessions', async () => {
  store();
  here = openFullTab((key) => key === 'auth_token');
  there.sync();
  await here.login(AS_BOB);
  expect(here.getState()).toMatchObject({ status: 'signed-in', user: BOB });
  expect(browser.stored()).toEqual(NOTHING_STORED);
  expect(there.getState()).toEqual(LOST);
  await here.http.get('/api/users/me');
  expect(server.calls.at(-1)).toMatchObject({ bearer: 'jwt-2' });
});

test('a check that fails after the sign-out shows no notice after a sign-in in another tab', async () => {
  here = openTab(NO_EVENTS);
  await here.login(AS_ADA);
  server.on(ME, () => new TypeError('Failed to fetch'));
  const check = await server.hold(ME, () => here.restore());
  here.logout();
  await there.login(AS_BOB);
  await check.release();
  expect(here.getState()).toMatchObject({ status: 'signed-in', user: BOB, error: null, notice: null });
});

test('a tab that keeps its session in memory does not change the stored session of others when it signs in', async () => {
  let isFull = true;
  here = openFullTab(() => isFull);
  await here.login(AS_ADA);
  isFull = false;
  await there.login(AS_BOB);
  const bobs = browser.stored();
  server.on('POST /api/auth/local', () => json({ jwt: 'long-lived', user: ADA }));
  await here.login(AS_ADA);
  expect(browser.stored()).toEqual(bobs);
});
