import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocksLike } from '../../site/adapters/auth/refresh-lock.ts';
import { AccountServer, ADA, BOB, json, errorResponse } from './account-server.ts';
import { FakeBrowser } from './fake-browser.ts';
import { AS_ADA, AS_BOB, errorOf, LOST, openFullTab, openTab, store } from './scene.ts';

/* Each of these orders of events was found by the random walks of `model.test.ts`, and broke a rule. */

const NOBODY_HEARS = { onStorageEvent: undefined };

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

test('a profile typed for one user does not reach another who signed in in a tab not heard of yet', async () => {
  const [here, there] = [openTab(server, browser, NOBODY_HEARS), openTab(server, browser)];
  await here.login(AS_ADA);
  await there.login(AS_BOB);
  expect(await errorOf(here.updateProfile({ company: 'Engines' }))).toHaveProperty('message', 'User not authenticated');
  expect(server.users.get(2)).toEqual(BOB);
  expect(here.getState()).toMatchObject({ status: 'signed-in', user: BOB });
});

test('a check that is made once more, without parameters, is not made for another who signed in meanwhile', async () => {
  store(browser, server.open());
  const here = openTab(server, browser);
  server.on('GET /api/users/me', () => errorResponse(400, 'Invalid parameters'));
  const rejected = server.hold('GET /api/users/me');
  const restoring = here.restore();
  await rejected.arrived;
  await here.login(AS_BOB);
  const bobs = server.hold('GET /api/users/me');
  rejected.letGo();
  await vi.advanceTimersByTimeAsync(0);
  await here.login(AS_ADA);
  bobs.letGo();
  await restoring;
  expect(browser.stored()).toEqual(['jwt-3', JSON.stringify(ADA), 'refresh-3']);
  expect(here.getState()).toMatchObject({ status: 'signed-in', user: ADA });
});

test('a call is repeated with the token that is stored then, not with one another user stored before', async () => {
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
  refresh.letGo();
  await vi.advanceTimersByTimeAsync(0);
  await there.login(AS_ADA);
  responded.resolve();
  expect(await reading).toEqual(ADA);
});

test('a newer token that has run out too is refreshed, and is not the end', async () => {
  store(browser, server.open());
  const [here, there] = [openTab(server, browser), openTab(server, browser)];
  here.sync();
  server.expireTokens();
  const late = server.hold('GET /api/users/me');
  const reading = here.http.get('/api/users/me');
  await late.arrived;
  await there.refresh();
  server.expireTokens();
  late.letGo();
  expect(await reading).toEqual(ADA);
  expect(here.getState()).toMatchObject({ status: 'signed-in', error: null });
  expect(browser.stored()).toEqual(['jwt-3', JSON.stringify(ADA), 'refresh-3']);
});

test('a refresh under way for one session does not decide for the next', async () => {
  const here = openTab(server, browser);
  await here.login(AS_ADA);
  const adas = server.hold('POST /api/auth/refresh');
  const refreshing = here.refresh();
  await adas.arrived;
  await here.login(AS_BOB);
  server.expireTokens();
  const reading = here.http.get('/api/users/me');
  await vi.advanceTimersByTimeAsync(0);
  adas.letGo();
  await refreshing;
  expect(await reading).toEqual(BOB);
  expect(here.getState()).toMatchObject({ status: 'signed-in', user: BOB, error: null });
});

test('a rejected refresh is no end where another tab got a newer token, though the refresh token is the same', async () => {
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

test('a storage that takes the user and not the token is not left with half of each session', async () => {
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

test('a check that fails after the sign-out leaves no notice, though another tab has signed in', async () => {
  const [here, there] = [openTab(server, browser, NOBODY_HEARS), openTab(server, browser)];
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

test('a tab that keeps its session in memory leaves the session of the others alone when it signs in', async () => {
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
