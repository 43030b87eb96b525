import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../site/server/process/clock.ts';
import { me, post, refresh } from './calls.ts';
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
    expect((await list(site, fox.jwt))[0]).toMatchObject({ deviceId: 'laptop', current: true });
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
});

describe('logging out', () => {
  test('of a device ends its sessions and no other', async () => {
    const site = await startSite();
    const here = await register(site, 'alice');
    const phone = await logInFrom(site, { deviceId: 'phone' });
    const tablet = await logInFrom(site, { deviceId: 'tablet' });
    await post(site, '/api/auth/logout', { deviceId: 'phone' }, here.jwt);
    expect((await me(site, phone.jwt)).status).toBe(401);
    for (const { jwt } of [here, tablet]) expect((await me(site, jwt)).status).toBe(200);
  });
});

describe('a refresh token sent again within the grace', () => {
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
