import { describe, expect, test } from 'vitest';
import { DAY } from '../../site/server/process/clock.ts';
import { tidy } from '../../site/server/account/tidy.ts';
import { messageOf } from './http.ts';
import { ACCESS_TOKEN_OVER, bearer, logIn, passwordOf, register } from './people.ts';
import { startSite } from './site.ts';
import type { TestSite } from './site.ts';

const refresh = (site: TestSite, refreshToken: string) =>
  site.send('/api/auth/refresh', { method: 'POST', body: { refreshToken } });
const me = (site: TestSite, jwt: string) => site.send('/api/users/me', { headers: bearer(jwt) });

describe('changing the password', () => {
  test('ends every session of before, on every device, at once', async () => {
    const site = await startSite();
    const here = await register(site, 'alice');
    const phone = await logIn(site, 'alice');
    const other = await register(site, 'bob');
    const change = {
      currentPassword: passwordOf('alice'),
      password: 'a new password',
      passwordConfirmation: 'a new password',
    };
    const response = await site.send('/api/auth/change-password', {
      method: 'POST',
      headers: bearer(here.jwt),
      body: change,
    });
    expect(response.status).toBe(200);
    for (const { jwt, refreshToken } of [here, phone]) {
      expect((await me(site, jwt)).status).toBe(401);
      expect((await refresh(site, refreshToken)).status).toBe(401);
    }
    expect((await me(site, String(response.json()['jwt']))).status).toBe(200);
    expect((await me(site, other.jwt)).status).toBe(200);
    expect(
      messageOf(
        await site.send('/api/auth/local', {
          method: 'POST',
          body: { identifier: 'alice', password: passwordOf('alice') },
        }),
      ),
    ).toBe('Invalid identifier or password');
    expect((await logIn(site, 'alice', 'a new password')).user.id).toBe(here.user.id);
  });

  test('of two changes at once one is made', async () => {
    const site = await startSite();
    const { jwt } = await register(site, 'alice');
    const change = (password: string) =>
      site.send('/api/auth/change-password', {
        method: 'POST',
        headers: bearer(jwt),
        body: { currentPassword: passwordOf('alice'), password, passwordConfirmation: password },
      });
    const responses = await Promise.all([change('first new one'), change('second new one')]);
    const winner = responses.findIndex(({ status }) => status === 200);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await logIn(site, 'alice', ['first new one', 'second new one'][winner])).user.username).toBe('alice');
  });
});

describe('logging out', () => {
  test('with an access token ends its session alone', async () => {
    const site = await startSite();
    const here = await register(site, 'alice');
    const there = await logIn(site, 'alice');
    expect(
      (await site.send('/api/auth/logout', { method: 'POST', headers: bearer(here.jwt), body: {} })).json(),
    ).toEqual({ ok: true });
    expect((await me(site, here.jwt)).status).toBe(401);
    expect((await refresh(site, here.refreshToken)).status).toBe(401);
    expect((await me(site, there.jwt)).status).toBe(200);
  });

  test('with a refresh token alone, for a client whose access token ran out', async () => {
    const site = await startSite();
    const { refreshToken } = await register(site, 'alice');
    site.wait(ACCESS_TOKEN_OVER);
    expect((await site.send('/api/auth/logout', { method: 'POST', body: { refreshToken } })).json()).toEqual({
      ok: true,
    });
    expect((await refresh(site, refreshToken)).status).toBe(401);
  });

  test('with a refresh token and an access token that ran out', async () => {
    const site = await startSite();
    const { jwt, refreshToken } = await register(site, 'alice');
    site.wait(ACCESS_TOKEN_OVER);
    const logOut = (body: object) =>
      site.send('/api/auth/logout', { method: 'POST', headers: bearer(jwt), body }).then(({ status }) => status);
    expect(await logOut({})).toBe(401);
    expect(await logOut({ refreshToken: 'made up' })).toBe(401);
    expect(await logOut({ refreshToken })).toBe(200);
    expect((await refresh(site, refreshToken)).status).toBe(401);
    expect(await logOut({ refreshToken })).toBe(401);
  });

  test('with both tokens of one session, and with scope all, ends every session', async () => {
    const site = await startSite();
    const here = await register(site, 'alice');
    const there = await logIn(site, 'alice');
    const body = { refreshToken: here.refreshToken, scope: 'all' };
    await site.send('/api/auth/logout', { method: 'POST', headers: bearer(here.jwt), body });
    for (const { jwt } of [here, there]) expect((await me(site, jwt)).status).toBe(401);
  });

  test('a session is named by browser and system, and nothing more is kept', async () => {
    const site = await startSite();
    const agent =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
    await site.send('/api/auth/local/register', {
      method: 'POST',
      headers: { 'user-agent': agent },
      body: { username: 'alice', email: 'a@example.test', password: 'long enough' },
    });
    expect(await site.database.selectFrom('sessions').select('device').execute()).toEqual([
      { device: 'Chrome on macOS' },
    ]);
  });

  test('a session that ran out is forgotten with what it says of a device', async () => {
    const site = await startSite();
    await register(site, 'alice');
    site.wait(30 * DAY);
    await register(site, 'bob');
    await tidy(site.database, site.now());
    expect(
      await site.database.selectFrom('sessions').innerJoin('users', 'users.id', 'user_id').select('username').execute(),
    ).toEqual([{ username: 'bob' }]);
    expect(await site.database.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });
});
