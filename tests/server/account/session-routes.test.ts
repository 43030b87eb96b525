import { describe, expect, test } from 'vitest';
import { me, post, refresh } from '../calls.ts';
import { DAY, HOUR, SECOND, MINUTE } from '../../../site/server/process/clock.ts';
import { PRISTINE } from '../../setup/postgres-template.ts';
import { ACCESS_TOKEN_OVER, logIn, register, bearer, passwordOf } from '../people.ts';
import type { SignedIn } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const nextToken = async (site: TestSite, refreshToken: string) =>
  (await refresh(site, refreshToken)).json() as unknown as Pick<SignedIn, 'jwt' | 'refreshToken'>;

async function startWithAlice() {
  const site = await startSite();
  return { site, ...(await register(site, 'alice')) };
}

describe('refreshing', () => {
  test('several at once with the same token get the same successor, and it is good', async () => {
    const { site, refreshToken } = await startWithAlice();
    const both = await Promise.all([
      nextToken(site, refreshToken),
      nextToken(site, refreshToken),
      nextToken(site, refreshToken),
    ]);
    expect(new Set(both.map((one) => one.refreshToken)).size).toBe(1);
    for (const { jwt } of both) expect((await me(site, jwt)).status).toBe(200);
    site.wait(ACCESS_TOKEN_OVER);
    expect((await refresh(site, both[1]?.refreshToken ?? '')).status).toBe(200);
    const sessions = await site.database.selectFrom('sessions').select('generation').execute();
    expect(sessions).toEqual([{ generation: 2 }]);
  });

  test('a token used again after its successor arrived ends the session for everyone who holds it', async () => {
    const site = await startSite();
    const { refreshToken: stolen } = await register(site, 'alice');
    const owner = await nextToken(site, stolen);
    expect((await me(site, owner.jwt)).status).toBe(200);
    site.wait(61 * SECOND);
    expect((await refresh(site, stolen)).status).toBe(401);
    expect((await refresh(site, owner.refreshToken)).status).toBe(401);
    expect((await me(site, owner.jwt)).status).toBe(401);
    expect((await logIn(site, 'alice')).jwt).toBeTypeOf('string');
  });

  test('a thief within the grace is found out at the next refresh', async () => {
    const { site, refreshToken } = await startWithAlice();
    const owner = await nextToken(site, refreshToken);
    const thief = await nextToken(site, refreshToken);
    site.wait(ACCESS_TOKEN_OVER);
    const ownerNext = await nextToken(site, owner.refreshToken);
    await me(site, ownerNext.jwt);
    site.wait(ACCESS_TOKEN_OVER);
    expect((await refresh(site, thief.refreshToken)).status).toBe(401);
    expect((await refresh(site, ownerNext.refreshToken)).status).toBe(401);
  });

  test('a token two steps old is rejected within seconds, too', async () => {
    const { site, refreshToken } = await startWithAlice();
    const second = await nextToken(site, refreshToken);
    await nextToken(site, second.refreshToken);
    expect((await refresh(site, refreshToken)).status).toBe(401);
  });

  test.for([0, 9, 14, 59])('a response that was lost is given again %i s later, and is good', async (seconds) => {
    const { site, refreshToken } = await startWithAlice();
    const lost = await nextToken(site, refreshToken);
    site.wait(seconds * SECOND);
    const again = await nextToken(site, refreshToken);
    expect(again.refreshToken).toBe(lost.refreshToken);
    expect((await me(site, again.jwt)).status).toBe(200);
    expect((await refresh(site, again.refreshToken)).status).toBe(200);
  });

  test('a laptop that sleeps after each of three lost responses stays logged in', async () => {
    const { site, refreshToken } = await startWithAlice();
    let last = { jwt: '', refreshToken };
    for (const pause of [0, 61 * SECOND, DAY]) {
      site.wait(pause);
      last = await nextToken(site, refreshToken);
    }
    expect((await me(site, last.jwt)).status).toBe(200);
    const next = await nextToken(site, last.refreshToken);
    expect((await me(site, next.jwt)).status).toBe(200);
    expect((await refresh(site, refreshToken)).status).toBe(401);
    expect((await refresh(site, next.refreshToken)).status).toBe(401);
  });

  test('a token used twice is logged, without saying whose, and its owner gets a mail', async () => {
    const { site, refreshToken } = await startWithAlice();
    await nextToken(site, (await nextToken(site, refreshToken)).refreshToken);
    await refresh(site, refreshToken);
    await refresh(site, refreshToken);
    expect((await site.mailed()).map(({ event, to }) => [event, to])).toEqual([
      ['session-ended', 'alice@example.test'],
    ]);
    const lines = site.logged.filter((line) => line.includes('refresh-token-reused'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', session: expect.any(String) as string });
    expect(site.logged.join('')).not.toMatch(/alice|example\.test/);
    expect(site.logged.join('')).not.toContain(refreshToken);
  });

  test.for(['another session', 'another generation', 'another hash', 'something else'])(
    'a token made up of %s is rejected, and ends nothing',
    async (kind) => {
      const site = await startSite();
      const { refreshToken, jwt } = await register(site, 'alice');
      const other = await register(site, 'bob');
      const forged = {
        'another session': other.refreshToken.slice(0, 32) + refreshToken.slice(32),
        'another generation': `${refreshToken.slice(0, 32)}00000001${refreshToken.slice(40)}`,
        'another hash': refreshToken.slice(0, -43) + other.refreshToken.slice(-43),
        'something else': 'x'.repeat(5_000),
      }[kind];
      expect((await refresh(site, forged ?? '')).status).toBe(401);
      expect((await post(site, '/api/auth/logout', { refreshToken: forged })).status).toBe(200);
      expect((await me(site, jwt)).status).toBe(200);
      expect((await refresh(site, refreshToken)).status).toBe(200);
      expect((await refresh(site, other.refreshToken)).status).toBe(200);
    },
  );

  test('many refreshes leave no more behind than one, and no token is stored', async () => {
    const site = await startSite();
    let { refreshToken } = await register(site, 'alice');
    const rows = async () => {
      const tables = (await site.database.introspection.getTables()).filter(({ schema }) => schema !== PRISTINE);
      const all = await Promise.all(
        tables.map(({ name }) =>
          site.database
            .selectFrom(name as 'sessions')
            .selectAll()
            .execute(),
        ),
      );
      return { count: all.flat().length, text: JSON.stringify(all) };
    };
    ({ refreshToken } = await nextToken(site, refreshToken));
    const { count } = await rows();
    for (let round = 0; round < 100; round += 1) {
      site.wait(20 * SECOND);
      ({ refreshToken } = await nextToken(site, refreshToken));
    }
    const after = await rows();
    expect(after.count).toBe(count);
    expect(after.text).not.toContain(refreshToken.slice(40));
  });

  test('a session cannot be refreshed thousands of times, and is not ended by trying', async () => {
    const site = await startSite();
    let { refreshToken } = await register(site, 'alice');
    const statuses: number[] = [];
    const pauses = new Set<unknown>();
    for (let round = 0; round < 200; round += 1) {
      const response = await refresh(site, refreshToken);
      statuses.push(response.status);
      if (response.status === 200) ({ refreshToken } = response.json() as unknown as SignedIn);
      else pauses.add(response.headers['retry-after']);
    }
    expect([...pauses]).toEqual(['20']);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(170);
    site.wait(20 * SECOND);
    expect((await refresh(site, refreshToken)).status).toBe(200);
    expect((await refresh(site, refreshToken)).status).toBe(429);
  });
});

describe('a clock that steps', () => {
  test.for([
    ['back an hour', -HOUR],
    ['forward a day', DAY],
  ] as const)('%s ends no session', async ([, step]) => {
    const { site, refreshToken } = await startWithAlice();
    const first = await nextToken(site, refreshToken);
    site.wait(step);
    const second = await nextToken(site, first.refreshToken);
    expect((await me(site, second.jwt)).status).toBe(200);
    expect((await nextToken(site, first.refreshToken)).refreshToken).toBe(second.refreshToken);
    site.wait(-step);
    const third = await nextToken(site, second.refreshToken);
    expect((await me(site, third.jwt)).status).toBe(200);
  });
});

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
