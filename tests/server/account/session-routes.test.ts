import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../site/server/process/clock.ts';
import { PRISTINE } from '../../setup/postgres-template.ts';
import { me, post, refresh } from '../calls.ts';
import { ACCESS_TOKEN_OVER, bearer, logIn, passwordOf, register } from '../people.ts';
import type { SignedIn } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

let site: TestSite;
let alice: SignedIn;
let refreshToken: string;
beforeEach(async () => {
  site = await startSite();
  alice = await register(site, 'alice');
  ({ refreshToken } = alice);
});

const tokensFor = async (token: string) =>
  (await refresh(site, token)).json() as unknown as Pick<SignedIn, 'jwt' | 'refreshToken'>;
const refreshStatus = async (token: string) => (await refresh(site, token)).status;
const meStatus = async ({ jwt }: { jwt: string }) => (await me(site, jwt)).status;

describe('a refresh token', () => {
  test('has one successor for concurrent requests', async () => {
    const all = await Promise.all([1, 2, 3].map(() => tokensFor(refreshToken)));
    expect(new Set(all.map((tokens) => tokens.refreshToken)).size).toBe(1);
    for (const tokens of all) expect(await meStatus(tokens)).toBe(200);
    site.wait(ACCESS_TOKEN_OVER);
    expect(await refreshStatus(all[1]?.refreshToken ?? '')).toBe(200);
    const sessions = await site.database.selectFrom('sessions').select('generation').execute();
    expect(sessions).toEqual([{ generation: 2 }]);
  });

  test('ends the session for everyone when it is used again after its successor was', async () => {
    const owner = await tokensFor(refreshToken);
    expect(await meStatus(owner)).toBe(200);
    site.wait(61 * SECOND);
    expect(await refreshStatus(refreshToken)).toBe(401);
    expect(await refreshStatus(owner.refreshToken)).toBe(401);
    expect(await meStatus(owner)).toBe(401);
    expect((await logIn(site, 'alice')).jwt).toBeTypeOf('string');
  });

  test('ends the session at the next refresh if a thief used it within the grace period', async () => {
    const owner = await tokensFor(refreshToken);
    const thief = await tokensFor(refreshToken);
    site.wait(ACCESS_TOKEN_OVER);
    const next = await tokensFor(owner.refreshToken);
    await meStatus(next);
    site.wait(ACCESS_TOKEN_OVER);
    expect(await refreshStatus(thief.refreshToken)).toBe(401);
    expect(await refreshStatus(next.refreshToken)).toBe(401);
  });

  test('ends the session if another client uses it within the grace period', async () => {
    const next = await tokensFor(refreshToken);
    const headers = { 'user-agent': FIREFOX };
    const thief = await site.send('/api/auth/refresh', { method: 'POST', headers, body: { refreshToken } });
    expect(thief.status).toBe(401);
    expect(await refreshStatus(next.refreshToken)).toBe(401);
  });

  test('gets the same response again within a minute, because the first one may have been lost', async () => {
    const lost = await tokensFor(refreshToken);
    site.wait(59 * SECOND);
    const again = await tokensFor(refreshToken);
    expect(again.refreshToken).toBe(lost.refreshToken);
    expect(await meStatus(again)).toBe(200);
    expect(await refreshStatus(again.refreshToken)).toBe(200);
  });

  test('stays valid if each of three responses was lost before the computer slept', async () => {
    let last = { jwt: '', refreshToken };
    for (const pause of [0, 61 * SECOND, DAY]) {
      site.wait(pause);
      last = await tokensFor(refreshToken);
    }
    expect(await meStatus(last)).toBe(200);
    const next = await tokensFor(last.refreshToken);
    expect(await meStatus(next)).toBe(200);
    expect(await refreshStatus(refreshToken)).toBe(401);
    expect(await refreshStatus(next.refreshToken)).toBe(401);
  });

  test('causes one email and one log line without personal data when it is reused after two refreshes', async () => {
    await tokensFor((await tokensFor(refreshToken)).refreshToken);
    for (let times = 0; times < 2; times += 1) expect(await refreshStatus(refreshToken)).toBe(401);
    expect((await site.mailed()).map(({ event, to }) => [event, to])).toEqual([
      ['session-ended', 'alice@example.test'],
    ]);
    const lines = site.logged.filter((line) => line.includes('refresh-token-reused'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', session: expect.any(String) as string });
    expect(site.logged.join('')).not.toMatch(/alice|example\.test/);
    expect(site.logged.join('')).not.toContain(refreshToken);
  });

  test.for<[string, (token: string, other: string) => string]>([
    ['another session', (token, other) => other.slice(0, 32) + token.slice(32)],
    ['another generation', (token) => `${token.slice(0, 32)}00000001${token.slice(40)}`],
    ['another hash', (token, other) => token.slice(0, -43) + other.slice(-43)],
    ['something else', () => 'x'.repeat(5_000)],
  ])('is rejected and ends no session if it was forged with %s', async ([, forge]) => {
    const bob = await register(site, 'bob');
    const forged = forge(refreshToken, bob.refreshToken);
    expect(await refreshStatus(forged)).toBe(401);
    expect((await post(site, '/api/auth/logout', { refreshToken: forged })).status).toBe(200);
    expect(await meStatus(alice)).toBe(200);
    expect(await refreshStatus(refreshToken)).toBe(200);
    expect(await refreshStatus(bob.refreshToken)).toBe(200);
  });

  test('is not stored, and many refreshes add no rows to the database', async () => {
    const rows = async () => {
      const tables = (await site.database.introspection.getTables()).filter(({ schema }) => schema !== PRISTINE);
      const queries = tables.map(({ name }) => site.database.selectFrom(name as 'sessions').selectAll());
      return (await Promise.all(queries.map((query) => query.execute()))).flat();
    };
    ({ refreshToken } = await tokensFor(refreshToken));
    const { length } = await rows();
    for (let round = 0; round < 100; round += 1) {
      site.wait(20 * SECOND);
      ({ refreshToken } = await tokensFor(refreshToken));
    }
    const after = await rows();
    expect(after).toHaveLength(length);
    expect(JSON.stringify(after)).not.toContain(refreshToken.slice(40));
  });

  test('can be used 30 times at once, then every 20 seconds, and a rejected refresh ends no session', async () => {
    const statuses: number[] = [];
    const pauses = new Set<unknown>();
    for (let round = 0; round < 200; round += 1) {
      const response = await refresh(site, refreshToken);
      statuses.push(response.status);
      if (response.status === 200) ({ refreshToken } = response.json() as unknown as SignedIn);
      else pauses.add(response.headers['retry-after']);
    }
    expect([...pauses]).toEqual(['20']);
    expect(statuses).toEqual([...Array<number>(30).fill(200), ...Array<number>(170).fill(429)]);
    site.wait(20 * SECOND);
    expect(await refreshStatus(refreshToken)).toBe(200);
    expect(await refreshStatus(refreshToken)).toBe(429);
  });

  test.for([
    ['back an hour', -HOUR],
    ['forward a day', DAY],
  ] as const)('stays valid if the clock is set %s', async ([, step]) => {
    const first = await tokensFor(refreshToken);
    site.wait(step);
    const second = await tokensFor(first.refreshToken);
    expect(await meStatus(second)).toBe(200);
    expect((await tokensFor(first.refreshToken)).refreshToken).toBe(second.refreshToken);
    site.wait(-step);
    expect(await meStatus(await tokensFor(second.refreshToken))).toBe(200);
  });
});

const list = async ({ jwt }: SignedIn) =>
  (await site.send('/api/auth/sessions', { headers: bearer(jwt) })).json()['data'] as Record<string, unknown>[];

const logInAs = async (deviceId: string, headers: Record<string, string> = {}): Promise<SignedIn> => {
  const body = { identifier: 'alice', password: passwordOf('alice'), deviceId };
  return (await site.send('/api/auth/local', { method: 'POST', headers, body })).json() as unknown as SignedIn;
};

describe('the sessions of a user', () => {
  test('are listed with the current one first, then by their last activity', async () => {
    await register(site, 'bob');
    site.wait(MINUTE);
    const phone = await logInAs('phone', { 'user-agent': FIREFOX });
    site.wait(MINUTE);
    await logIn(site, 'alice');
    site.wait(MINUTE);
    await post(site, '/api/auth/logout', { refreshToken: phone.refreshToken });
    const laptop = await logInAs('laptop', { 'user-agent': FIREFOX });
    const sessions = await list(alice);
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
    expect((await list(laptop))[0]).toMatchObject({ deviceId: 'laptop', current: true });
  });

  test('can be ended one by one', async () => {
    const other = await logIn(site, 'alice');
    const path = `/api/auth/sessions/${String((await list(alice))[1]?.['id'])}`;
    const end = () => site.send(path, { method: 'DELETE', headers: bearer(alice.jwt) });
    const response = await end();
    expect([response.status, response.json()]).toEqual([200, { data: {} }]);
    expect(await meStatus(other)).toBe(401);
    expect(await meStatus(alice)).toBe(200);
    expect((await end()).status).toBe(404);
  });

  test('can be ended by device', async () => {
    const phone = await logInAs('phone');
    const tablet = await logInAs('tablet');
    await post(site, '/api/auth/logout', { deviceId: 'phone' }, alice.jwt);
    expect([await meStatus(phone), await meStatus(alice), await meStatus(tablet)]).toEqual([401, 200, 200]);
  });

  test('are limited to 200, with 100 known devices of each kind', async () => {
    const expires_at = new Date(site.now() + DAY).toISOString();
    const times = Array.from({ length: 250 }, (_, index) =>
      new Date(site.now() - (1000 - index) * MINUTE).toISOString(),
    );
    const session = {
      user_id: alice.user.id,
      device: 'Chrome on macOS',
      device_id: null,
      generation: 0,
      ended_at: null,
    };
    const sessions = times.map((time, index) => {
      return { ...session, id: `session ${index}`, created_at: time, last_active_at: time, expires_at };
    });
    await site.database.insertInto('sessions').values(sessions).execute();
    for (const kind of ['device', 'name', 'address'] as const) {
      const devices = times.map((time, index) => {
        return { user_id: alice.user.id, key: `${kind} ${index}`, kind, first_seen_at: time, last_seen_at: time };
      });
      await site.database.insertInto('known_devices').values(devices).execute();
    }
    await logInAs('a device');
    const ids = (await site.database.selectFrom('sessions').select('id').execute()).map(({ id }) => id);
    expect(ids).toHaveLength(200);
    expect(ids).not.toContain('session 0');
    expect(await site.database.selectFrom('known_devices').select('key').execute()).toHaveLength(300);
  });
});
