import { describe, expect, test, vi } from 'vitest';
import type { Auth } from '../../site/adapters/auth/auth.ts';
import { REQUEST_TIMEOUT_MS } from '../../site/adapters/http.ts';
import { ADA, BOB, json, errorResponse } from './account-server.ts';
import { AS_ADA, AS_BOB, cutOff, EXPIRED, LOST, NOTHING_STORED, prepareScene, SIGNED_OUT } from './scene.ts';
import type { Scene } from './scene.ts';

let { server, browser, auth, openTab, openFullTab, store } = {} as Scene;
prepareScene((scene) => {
  ({ server, browser, auth, openTab, openFullTab, store } = scene);
});

const ENDED = { ...LOST, error: EXPIRED };
const RESTORED = { status: 'signed-in', user: ADA, role: 'Customer', error: null, notice: null };
const NOTICE = 'We couldn’t check your account just now. You’re still logged in.';
const KEPT = { ...RESTORED, loading: false, isLost: false, notice: NOTICE };
const ME = 'GET /api/users/me';
const REFRESH = 'POST /api/auth/refresh';
const USER = JSON.stringify(ADA);

/** Restores the session of a tab. A rejected refresh waits up to a second for the tokens of another tab. */
async function restore(tab: Auth = auth): Promise<Auth> {
  const restored = tab.restore();
  await vi.advanceTimersByTimeAsync(1000);
  await restored;
  return tab;
}

test('restore shows the stored session first, then the response of the own-profile call', async () => {
  store();
  server.users.set(1, { ...ADA, company: 'Engines', role: { name: 'Subscriber' } });
  const restored = auth.restore();
  expect(auth.getState()).toMatchObject({ status: 'signed-in', user: ADA, role: 'Customer' });
  await restored;
  expect(auth.getState()).toMatchObject({ user: { company: 'Engines' }, role: 'Subscriber', notice: null });
  expect(server.calls).toMatchObject([{ route: ME, bearer: 'jwt-1' }]);
  expect(JSON.parse(browser.stored()[1] ?? '')).toMatchObject({ company: 'Engines' });
});

test('restore replaces the stored user if the token belongs to another user', async () => {
  store();
  const user = { id: 2, email: 'bob@example.com' };
  server.on(ME, () => json(user));
  await restore();
  expect(auth.getState()).toEqual({ ...SIGNED_OUT, status: 'signed-in', user });
});

type Reply = () => Response | Error;

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
  ['nothing', () => new Response('')],
  ['HTML', () => new Response('<!doctype html>')],
];

/** The failed checks, with the state to which they lead if no refresh is possible or left. */
const FAILED_CHECKS: [string, Reply, object][] = [
  ['400', () => errorResponse(400, 'Invalid key role'), ENDED],
  ['401', () => errorResponse(401, 'Missing or invalid credentials'), ENDED],
  ['403', () => errorResponse(403, 'Forbidden'), ENDED],
  ['404', () => errorResponse(404, 'Not Found'), ENDED],
  ['405, as text', () => new Response('Method Not Allowed', { status: 405 }), ENDED],
  ['an empty object', () => json({}), ENDED],
  ['a list', () => json([ADA]), ENDED],
  ['null', () => json(null), ENDED],
  ['a user under data', () => json({ data: ADA }), ENDED],
  ...NO_ANSWERS.map(([name, reply]): [string, Reply, object] => [name, reply, KEPT]),
];

describe.each(FAILED_CHECKS)('specification 4: a check that fails with %s', (name, reply, final) => {
  /** Sets the responses of a number of checks. A check with status 400 is two requests. */
  const failChecks = (count: number): void =>
    server.on(ME, ...Array.from({ length: name === '400' ? 2 * count : count }, () => reply));
  /** Number of checks; a check that is repeated without its parameter counts once. */
  const checks = (): number => server.calls.filter(({ route }, at) => route !== server.calls[at - 1]?.route).length;

  test('is repeated once after a successful refresh', async () => {
    store();
    failChecks(1);
    expect((await restore()).getState()).toMatchObject(RESTORED);
    expect(browser.stored()).toEqual(['jwt-2', USER, 'refresh-2']);
    expect([server.count(REFRESH), checks()]).toEqual([1, 3]);
  });

  test('keeps the session with a notice if there is no network for the refresh', async () => {
    store();
    failChecks(1);
    server.on(REFRESH, cutOff);
    expect((await restore()).getState()).toEqual(KEPT);
    expect(browser.stored()).toEqual(['jwt-1', USER, 'refresh-1']);
  });

  test('ends the session with a message if the refresh is rejected', async () => {
    store();
    failChecks(1);
    server.on(REFRESH, () => errorResponse(403, 'Forbidden'));
    expect((await restore()).getState()).toEqual(ENDED);
    expect(browser.values.size).toBe(0);
  });

  const outcome = final === KEPT ? 'keeps the session with a notice' : 'ends the session with a message';
  test(`${outcome} if it fails again after a successful refresh`, async () => {
    store();
    failChecks(2);
    expect((await restore()).getState()).toEqual(final);
    expect(browser.stored()).toEqual(final === KEPT ? ['jwt-2', USER, 'refresh-2'] : NOTHING_STORED);
    expect([server.count(REFRESH), checks()]).toEqual([1, 3]);
  });

  test(`${outcome} without a refresh token`, async () => {
    store({ token: 'jwt' });
    failChecks(1);
    expect((await restore()).getState()).toEqual(final);
    expect(browser.stored()).toEqual(final === KEPT ? ['jwt', USER, null] : NOTHING_STORED);
    expect(server.count(REFRESH)).toBe(0);
  });
});

describe('specification 4: the refresh', () => {
  test.each<[string, Reply]>([
    ['401', () => errorResponse(401, 'Invalid refresh token')],
    ['an empty object', () => json({})],
    ['a refresh token without a token', () => json({ refreshToken: 'next' })],
    ['a token that no request can contain', () => json({ jwt: 'a\nb' })],
  ])('that responds with %s clears the session, and the message stays at the next restore', async (_, response) => {
    store();
    server.expireTokens();
    server.on(REFRESH, response);
    await restore();
    const calls = server.calls.length;
    await restore();
    expect(auth.getState()).toEqual(ENDED);
    expect(browser.values.size).toBe(0);
    expect(server.calls).toHaveLength(calls);
  });

  test.each(NO_ANSWERS)(
    'that fails with %s keeps the session, and a later check removes the notice',
    async (_, reply) => {
      store();
      server.on(ME, reply);
      server.on(REFRESH, reply);
      expect((await restore()).getState()).toEqual(KEPT);
      expect(browser.stored()).toEqual(['jwt-1', USER, 'refresh-1']);
      expect(server.routes()).toEqual([ME, REFRESH]);
      expect((await restore()).getState()).toMatchObject(RESTORED);
    },
  );

  test('and the check end without a response after the time limit of both requests', async () => {
    store();
    const never = (): Promise<Response> => new Promise(() => {});
    server.on(ME, never);
    server.on(REFRESH, never);
    const restored = auth.restore();
    await vi.advanceTimersByTimeAsync(2 * REQUEST_TIMEOUT_MS);
    await restored;
    expect(auth.getState()).toEqual(KEPT);
  });
});

test('specification 4: the check asks for the role, and once without it if the server rejects the parameter', async () => {
  store();
  server.on(ME, () => errorResponse(400, 'Invalid key role'));
  const me = vi.spyOn(server, 'fetch');
  expect((await restore()).getState()).toMatchObject(RESTORED);
  expect(me.mock.calls.map(([url]) => url)).toEqual([
    'https://api.example/api/users/me?populate=role',
    'https://api.example/api/users/me',
  ]);
});

test('a sign-in during the check overrides the result of the check', async () => {
  store({ token: 'old', refreshToken: 'old' });
  const check = await server.hold(ME, () => auth.restore());
  await auth.login(AS_BOB);
  await check.release();
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
    store();
    if (user === null) browser.values.delete('auth_user');
    else browser.values.set('auth_user', user);
    const restored = auth.restore();
    expect(auth.getState().status).toBe('unknown');
    await restored;
    expect(auth.getState()).toMatchObject(RESTORED);
    expect(browser.stored()).toEqual(['jwt-1', USER, 'refresh-1']);
    expect(server.calls).toMatchObject([{ route: ME, bearer: 'jwt-1' }]);
  });

  test.each<[string, Record<string, string>]>([
    ['alone', {}],
    ['with a user', { auth_user: USER }],
    ['with an empty token', { auth_token: '' }],
    ['with a token that no request can carry', { auth_token: 'a\nb' }],
  ])('a refresh token %s is restored by a refresh and the own-profile call', async (_, values) => {
    browser.values.set('auth_refresh_token', server.open().refreshToken);
    for (const [key, value] of Object.entries(values)) browser.values.set(key, value);
    expect((await restore()).getState()).toMatchObject(RESTORED);
    expect(browser.stored()).toEqual(['jwt-2', USER, 'refresh-2']);
    expect(server.calls).toMatchObject([
      { route: REFRESH, bearer: null },
      { route: ME, bearer: 'jwt-2' },
    ]);
  });

  test.each([
    ['a token without a user', ['auth_user', 'auth_refresh_token'], [ME]],
    ['a token without a user, and a refresh token', ['auth_user'], [ME, REFRESH]],
    ['a refresh token alone', ['auth_token', 'auth_user'], [REFRESH]],
  ])('%s stays stored if the server cannot answer, and is cleared by a rejection', async (_, missing, calls) => {
    store();
    for (const key of missing) browser.values.delete(key);
    const before = browser.stored();
    for (const route of calls) server.on(route, cutOff);
    const notice = 'We couldn’t check your account just now. Reload this page to try again, or log in.';
    expect((await restore()).getState()).toEqual({ ...SIGNED_OUT, notice });
    expect(browser.stored()).toEqual(before);
    server.endSessions();
    expect((await restore()).getState()).toEqual({ ...SIGNED_OUT, error: EXPIRED });
    expect(browser.values.size).toBe(0);
  });
});

describe('storage that cannot be used', () => {
  test.each<[string, Record<string, string>]>([
    ['a user without a token', { auth_user: USER }],
    ['an empty token', { auth_token: '', auth_user: USER }],
    ['a token no request can carry', { auth_token: 'a\nb', auth_user: USER }],
    ['a token of other letters', { auth_token: '漢字', auth_user: USER }],
    ['an empty refresh token alone', { auth_refresh_token: '' }],
  ])('%s: signed out, the values removed, the rest of the storage untouched', async (_, values) => {
    for (const [key, value] of Object.entries({ ...values, theme: 'dark' })) browser.values.set(key, value);
    await auth.restore();
    expect(auth.getState()).toEqual(SIGNED_OUT);
    expect([...browser.values]).toEqual([['theme', 'dark']]);
    expect(server.calls).toEqual([]);
  });

  const blocked = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  test('blocked storage: signed out without a crash; a sign-in lasts as long as the page', async () => {
    const tab = openTab({ storage: { getItem: blocked, setItem: blocked, removeItem: blocked } });
    await tab.restore();
    expect(tab.getState()).toEqual(SIGNED_OUT);
    await tab.login(AS_ADA);
    server.expireTokens();
    await tab.updateProfile({ company: 'Engines' });
    expect(tab.getState()).toMatchObject({ status: 'signed-in', user: { company: 'Engines' } });
    tab.logout();
    expect(tab.getState()).toEqual(SIGNED_OUT);
    await expect.poll(() => server.openSessions).toBe(0);
  });

  test('full storage: a sign-in lasts as long as the page, and signing out leaves nothing', async () => {
    let writes = 0;
    const tab = openFullTab(() => (writes += 1) > 1);
    expect(await tab.login(AS_ADA)).toMatchObject({ isStored: false });
    await tab.restore();
    expect(tab.getState()).toMatchObject({ status: 'signed-in', notice: null });
    tab.logout();
    await tab.restore();
    expect(tab.getState()).toEqual(SIGNED_OUT);
    expect(browser.values.size).toBe(0);
  });
});
