import { describe, expect, test } from 'vitest';
import { sessionsResponseSchema } from '../../site/contract/account.ts';
import { DAY, MINUTE } from '../../site/server/process/clock.ts';
import { me, post, refresh } from './calls.ts';
import { messageOf } from './http.ts';
import { bearer, logIn, passwordOf, register } from './people.ts';
import type { SignedIn } from './people.ts';
import { startSite } from './site.ts';
import type { TestSite } from './site.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

const list = async (site: TestSite, jwt: string) =>
  (await site.send('/api/auth/sessions', { headers: bearer(jwt) })).json()['data'] as Record<string, unknown>[];

const logInFrom = async (site: TestSite, body: object, agent?: string): Promise<SignedIn> => {
  const response = await site.send('/api/auth/local', {
    method: 'POST',
    headers: agent === undefined ? {} : { 'user-agent': agent },
    body: { identifier: 'alice', password: passwordOf('alice'), ...body },
  });
  return response.json() as unknown as SignedIn;
};

describe('the list of sessions', () => {
  test('has the one that asks first and marked, then the one last active, and none of anybody else', async () => {
    const site = await startSite();
    const here = await register(site, 'alice');
    await register(site, 'bob');
    site.wait(MINUTE);
    const phone = await logInFrom(site, { deviceId: 'phone' }, FIREFOX);
    site.wait(MINUTE);
    await logInFrom(site, {});
    site.wait(MINUTE);
    await post(site, '/api/auth/logout', { refreshToken: phone.refreshToken });
    const fox = await logInFrom(site, { deviceId: 'laptop' }, FIREFOX);
    const sessions = await list(site, here.jwt);
    expect(sessions.map(({ deviceId, current }) => [deviceId, current])).toEqual([
      [null, true],
      ['laptop', false],
      [null, false],
    ]);
    expect(sessions[1]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      deviceId: 'laptop',
      deviceName: 'Firefox on Linux',
      current: false,
      loginAt: new Date(site.now()).toISOString(),
      lastActiveAt: new Date(site.now()).toISOString(),
    });
    expect(sessions[0]).not.toHaveProperty('deviceName');
    expect(sessionsResponseSchema.safeParse({ data: sessions }).success).toBe(true);
    expect((await list(site, fox.jwt))[0]).toMatchObject({ deviceId: 'laptop', current: true });
  });

  test('leaves out what has ended or run out', async () => {
    const site = await startSite();
    const first = await register(site, 'alice');
    await post(site, '/api/auth/logout', {}, first.jwt);
    await logIn(site, 'alice');
    site.wait(30 * DAY);
    const last = await logIn(site, 'alice');
    expect(await list(site, last.jwt)).toHaveLength(1);
  });

  test('is for the signed-in', async () => {
    const site = await startSite();
    expect((await site.send('/api/auth/sessions')).status).toBe(403);
    expect((await site.send('/api/auth/sessions/x', { method: 'DELETE' })).status).toBe(403);
  });
});

describe('ending a session', () => {
  test('of one’s own ends it at once, and only it', async () => {
    const site = await startSite();
    const here = await register(site, 'alice');
    const there = await logIn(site, 'alice');
    const [, other] = await list(site, here.jwt);
    const end = () =>
      site.send(`/api/auth/sessions/${String(other?.['id'])}`, { method: 'DELETE', headers: bearer(here.jwt) });
    const response = await end();
    expect([response.status, response.json()]).toEqual([200, { data: {} }]);
    expect((await me(site, there.jwt)).status).toBe(401);
    expect((await refresh(site, there.refreshToken)).status).toBe(401);
    expect((await me(site, here.jwt)).status).toBe(200);
    expect((await end()).status).toBe(404);
  });

  test('of another is as if there were none', async () => {
    const site = await startSite();
    const alice = await register(site, 'alice');
    const bob = await register(site, 'bob');
    const [session] = await list(site, bob.jwt);
    for (const id of [String(session?.['id']), 'nope', '%F0%9F%98%80']) {
      const response = await site.send(`/api/auth/sessions/${id}`, { method: 'DELETE', headers: bearer(alice.jwt) });
      expect([response.status, messageOf(response)]).toEqual([404, 'Session not found']);
    }
    expect((await me(site, bob.jwt)).status).toBe(200);
  });
});

describe('logging out', () => {
  test('of everything ends every session', async () => {
    const site = await startSite();
    const all = [await register(site, 'alice'), await logIn(site, 'alice'), await logIn(site, 'alice')];
    await post(site, '/api/auth/logout', { scope: 'all' }, all[1]?.jwt);
    for (const { jwt } of all) expect((await me(site, jwt)).status).toBe(401);
  });

  test('of a device ends its sessions and no other', async () => {
    const site = await startSite();
    const here = await register(site, 'alice');
    const phone = await logInFrom(site, { deviceId: 'phone' });
    const tablet = await logInFrom(site, { deviceId: 'tablet' });
    await post(site, '/api/auth/logout', { deviceId: 'phone' }, here.jwt);
    expect((await me(site, phone.jwt)).status).toBe(401);
    for (const { jwt } of [here, tablet]) expect((await me(site, jwt)).status).toBe(200);
  });

  test('with another session’s refresh token ends that one too', async () => {
    const site = await startSite();
    const here = await register(site, 'alice');
    const there = await logIn(site, 'alice');
    await post(site, '/api/auth/logout', { refreshToken: there.refreshToken }, here.jwt);
    for (const { jwt } of [here, there]) expect((await me(site, jwt)).status).toBe(401);
  });
});

describe('a refresh token sent again within the grace', () => {
  test('gives the same successor to the same client', async () => {
    const site = await startSite();
    const { refreshToken } = await register(site, 'alice');
    const first = (await refresh(site, refreshToken)).json()['refreshToken'];
    const again = (await refresh(site, refreshToken)).json()['refreshToken'];
    expect(again).toBe(first);
  });

  test('ends the session where another client sends it', async () => {
    const site = await startSite();
    const { refreshToken } = await register(site, 'alice');
    const next = (await refresh(site, refreshToken)).json() as unknown as SignedIn;
    const thief = await site.send('/api/auth/refresh', {
      method: 'POST',
      headers: { 'user-agent': FIREFOX },
      body: { refreshToken },
    });
    expect(thief.status).toBe(401);
    expect((await refresh(site, next.refreshToken)).status).toBe(401);
  });
});
