import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../site/server/process/clock.ts';
import { bearer, passwordOf, register } from '../people.ts';
import type { HttpResponse } from '../http.ts';
import { reset } from '../calls.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const HOME = '203.0.113.7';
const ELSEWHERE = '203.0.113.99';
const ALICE = 'alice@example.test';

const start = () => startSite({ config: { trustedProxies: 1 } });

/** Sends from an address, with the cookie of a device if it has one. */
const postFrom = (site: TestSite, address: string, path: string, body: object, headers: Record<string, string> = {}) =>
  site.send(path, { method: 'POST', headers: { 'x-forwarded-for': address, ...headers }, body });

const tryPassword = (site: TestSite, address: string, password: string, headers?: Record<string, string>) =>
  postFrom(site, address, '/api/auth/local', { identifier: ALICE, password }, headers);

const logInFrom = (site: TestSite, address: string, headers?: Record<string, string>) =>
  tryPassword(site, address, passwordOf('alice'), headers);

const registerFrom = (site: TestSite, address: string) =>
  postFrom(site, address, '/api/auth/local/register', {
    username: 'alice',
    email: ALICE,
    password: passwordOf('alice'),
  });

/** The cookie a response gives, as the browser sends it. */
const cookieOf = (response: HttpResponse): Record<string, string> => ({
  cookie: (response.headers['set-cookie']?.[0] ?? '').replace(/;.*/, ''),
});

/** Guesses from one address as fast as it is let, for a time. */
async function poll(site: TestSite, address: string, time: number): Promise<void> {
  for (let passed = 0; passed < time; passed += SECOND) {
    await tryPassword(site, address, 'a wrong guess');
    site.wait(SECOND);
  }
}

describe('while strangers try to register with an email address', () => {
  test('its owner registers at once from elsewhere', async () => {
    const site = await start();
    await register(site, 'mallory');
    // Each fails, because the username is taken.
    const attack = (address: string) =>
      postFrom(site, address, '/api/auth/local/register', {
        username: 'mallory',
        email: ALICE,
        password: 'long enough',
      });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await attack(ELSEWHERE)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    for (let network = 0; network < 20; network += 1)
      for (let count = 0; count < 10; count += 1) await attack(`198.51.100.${network}`);
    expect((await registerFrom(site, HOME)).status).toBe(200);
  });
});

describe('while strangers guess', () => {
  test('the owner logs in at once from a known address, and with a known device from a new address', async () => {
    const site = await start();
    const device = cookieOf(await registerFrom(site, HOME));
    for (let index = 0; index < 101; index += 1) await tryPassword(site, `198.51.100.${index}`, 'a wrong guess');
    expect((await logInFrom(site, ELSEWHERE)).status).toBe(429);
    for (let time = 0; time < 5; time += 1) expect((await logInFrom(site, HOME)).status).toBe(200);
    expect((await logInFrom(site, ELSEWHERE, device)).status).toBe(200);
  });

  test('from one IP address, the owner logs in at once from any other', async () => {
    const site = await start();
    await registerFrom(site, HOME);
    await poll(site, '198.51.100.1', 2 * MINUTE);
    for (let index = 1; index <= 10; index += 1)
      expect((await logInFrom(site, `203.0.113.${100 + index}`)).status).toBe(200);
  });

  test('at the owner’s own address, the owner gets in with the device they signed in with before', async () => {
    const site = await start();
    const device = cookieOf(await registerFrom(site, HOME));
    await poll(site, HOME, MINUTE);
    expect((await logInFrom(site, HOME)).status).toBe(429);
    expect((await logInFrom(site, HOME, device)).status).toBe(200);
  });

  test('everywhere, the owner at a new address gets in by a mail, and is known there from then on', async () => {
    const site = await start();
    await registerFrom(site, HOME);
    const guessAll = async (from: string) => {
      for (let index = 0; index < 101; index += 1) await tryPassword(site, `${from}.${index}`, 'a wrong guess');
    };
    await guessAll('198.51.100');
    expect((await logInFrom(site, ELSEWHERE)).status).toBe(429);
    await postFrom(site, ELSEWHERE, '/api/auth/forgot-password', { email: ALICE });
    const code = (await site.mailed()).at(-1)?.code ?? '';
    const password = 'a brand new one';
    const fields = { code, password, passwordConfirmation: password };
    expect((await postFrom(site, ELSEWHERE, '/api/auth/reset-password', fields)).status).toBe(200);
    await guessAll('198.51.101');
    expect((await tryPassword(site, ELSEWHERE, password)).status).toBe(200);
  });

  test('of the current password with a stolen token, the owner changes it all the same', async () => {
    const site = await start();
    const owner = await registerFrom(site, HOME);
    const jwt = String(owner.json()['jwt']);
    const change = (address: string, currentPassword: string) =>
      postFrom(
        site,
        address,
        '/api/auth/change-password',
        { currentPassword, password: 'a new one', passwordConfirmation: 'a new one' },
        bearer(jwt),
      );
    for (let count = 0; count < 10; count += 1) await change('198.51.100.1', 'a wrong guess');
    expect((await change('198.51.100.1', passwordOf('alice'))).status).toBe(429);
    expect((await change(HOME, passwordOf('alice'))).status).toBe(200);
  });
});

describe('strangers are slowed all the same', () => {
  test('from thousands of addresses to a hundred guesses, then one in five minutes', async () => {
    const site = await start();
    await registerFrom(site, HOME);
    let guesses = 0;
    const from = () => `2001:db8:${(guesses += 1).toString(16)}::1`;
    const statuses: number[] = [];
    for (let count = 0; count < 110; count += 1) statuses.push((await tryPassword(site, from(), 'wrong')).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(100);
    const rejected = await tryPassword(site, from(), 'wrong');
    expect(Number(rejected.headers['retry-after'])).toBe(300);
    let more = 0;
    for (let passed = 0; passed < 2 * HOUR; passed += MINUTE) {
      site.wait(MINUTE);
      if ((await tryPassword(site, from(), 'wrong')).status === 400) more += 1;
    }
    expect(more).toBe(24);
  });

  test('a device of another account, or one that is made up, is a stranger’s', async () => {
    const site = await start();
    await registerFrom(site, HOME);
    const bob = await postFrom(site, ELSEWHERE, '/api/auth/local/register', {
      username: 'bob',
      email: 'bob@example.test',
      password: passwordOf('bob'),
    });
    for (let count = 0; count < 10; count += 1) await tryPassword(site, ELSEWHERE, 'a wrong guess');
    for (const headers of [cookieOf(bob), { cookie: `onset_device=${'x'.repeat(43)}` }, { cookie: 'onset_device=' }])
      expect((await tryPassword(site, ELSEWHERE, 'a wrong guess', headers)).status).toBe(429);
  });

  test('what a client calls itself is no way round', async () => {
    const site = await start();
    await registerFrom(site, HOME);
    await postFrom(site, HOME, '/api/auth/local', {
      identifier: ALICE,
      password: passwordOf('alice'),
      deviceId: 'laptop',
    });
    const guess = () =>
      postFrom(site, ELSEWHERE, '/api/auth/local', { identifier: ALICE, password: 'wrong one', deviceId: 'laptop' });
    for (let count = 0; count < 10; count += 1) await guess();
    expect((await guess()).status).toBe(429);
  });

  test('an address not signed in from for three months is a stranger’s again', async () => {
    const site = await start();
    await registerFrom(site, HOME);
    site.wait(91 * DAY);
    for (let index = 0; index < 100; index += 1) await tryPassword(site, `198.51.100.${index}`, 'a wrong guess');
    expect((await logInFrom(site, HOME)).status).toBe(429);
  });

  test('a success of the owner gives strangers no new tries', async () => {
    const site = await start();
    await registerFrom(site, HOME);
    for (let index = 0; index < 100; index += 1) await tryPassword(site, `198.51.100.${index}`, 'a wrong guess');
    expect((await logInFrom(site, HOME)).status).toBe(200);
    expect((await tryPassword(site, '198.51.100.200', 'a wrong guess')).status).toBe(429);
  });
});

describe('the cookie of a device', () => {
  test('is out of reach of scripts and other sites, and kept from one sign-in to the next', async () => {
    const site = await start();
    const first = await registerFrom(site, HOME);
    const [cookie = ''] = first.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(
      /^onset_device=[\w-]{43}\.[\w-]{43}; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
    const again = await logInFrom(site, HOME, cookieOf(first));
    expect(cookieOf(again)).toEqual(cookieOf(first));
    const https = await logInFrom(site, HOME, { 'x-forwarded-proto': 'https' });
    expect(https.headers['set-cookie']?.[0]).toMatch(/; Secure/);
    const stored = JSON.stringify(await site.database.selectFrom('known_devices').selectAll().execute());
    expect(stored).not.toContain(cookieOf(first)['cookie']?.slice('onset_device='.length));
    expect(stored).not.toContain(HOME);
  });

  test.for([
    ['has no signature', 'x'.repeat(43)],
    ['has another signature', `${'x'.repeat(43)}.${'y'.repeat(43)}`],
  ])('is replaced at the sign-in if it %s, and not believed from then on', async ([, planted]) => {
    const site = await start();
    const cookie = { cookie: `onset_device=${planted}` };
    await registerFrom(site, HOME);
    const owner = await logInFrom(site, HOME, cookie);
    expect(owner.status).toBe(200);
    expect(cookieOf(owner)).not.toEqual(cookie);
    // Whoever planted it has no tries of their own by it.
    for (let count = 0; count < 10; count += 1) await tryPassword(site, ELSEWHERE, 'a wrong guess');
    expect((await tryPassword(site, ELSEWHERE, 'a wrong guess', cookie)).status).toBe(429);
    expect((await tryPassword(site, ELSEWHERE, 'a wrong guess', cookieOf(owner))).status).toBe(400);
  });

  test('is given to nobody who did not sign in', async () => {
    const site = await start();
    await registerFrom(site, HOME);
    expect((await tryPassword(site, HOME, 'a wrong guess')).headers['set-cookie']).toBeUndefined();
  });
});

describe('while strangers ask for reset mails', () => {
  const forgot = (site: TestSite, address: string, headers?: Record<string, string>) =>
    postFrom(site, address, '/api/auth/forgot-password', { email: ALICE }, headers);

  test('the code sent before stays good, until one is used', async () => {
    const site = await start();
    await registerFrom(site, HOME);
    await forgot(site, HOME);
    await site.mailed();
    for (let index = 0; index < 5; index += 1) await forgot(site, `198.51.100.${index}`);
    const codes = (await site.mailed()).map(({ code }) => code);
    expect(new Set(codes).size).toBe(6);
    site.wait(59 * MINUTE);
    expect((await reset(site, codes[0] ?? '')).status).toBe(200);
    for (const code of codes) expect((await reset(site, code)).status).toBe(400);
  });

  test('an email address without an account gets the same responses', async () => {
    const site = await start();
    await registerFrom(site, HOME);
    const ask = async (email: string) => {
      const statuses: string[] = [];
      for (let index = 0; index < 8; index += 1) {
        const response = await postFrom(site, `198.51.100.${index}`, '/api/auth/forgot-password', { email });
        statuses.push(`${response.status} ${response.text} ${response.headers['retry-after']}`);
      }
      return statuses;
    };
    expect(await ask('nobody@example.test')).toEqual(await ask(ALICE));
  });

  test('the owner gets one all the same, at a known address and with a known device', async () => {
    const site = await start();
    const device = cookieOf(await registerFrom(site, HOME));
    for (let index = 0; index < 20; index += 1) await forgot(site, `198.51.100.${index}`);
    expect((await forgot(site, ELSEWHERE)).status).toBe(429);
    expect((await forgot(site, HOME)).status).toBe(200);
    expect((await forgot(site, ELSEWHERE, device)).status).toBe(200);
  });
});

describe('a clock that steps', () => {
  test.for([
    ['back an hour', -HOUR, 5 * MINUTE],
    ['back a day', -DAY, 5 * MINUTE],
    ['forward a day', DAY, 5 * MINUTE],
  ] as const)('%s makes no pause longer than the longest', async ([, step, longest]) => {
    const site = await start();
    await registerFrom(site, HOME);
    for (let count = 0; count < 18; count += 1) {
      const { headers } = await tryPassword(site, ELSEWHERE, 'a wrong guess');
      site.wait(Number(headers['retry-after'] ?? 0) * SECOND);
    }
    for (let index = 0; index < 101; index += 1) await tryPassword(site, `198.51.100.${index}`, 'a wrong guess');
    site.wait(step);
    const first = await logInFrom(site, ELSEWHERE);
    expect(Number(first.headers['retry-after'] ?? 0) * SECOND).toBeLessThanOrEqual(longest);
    site.wait(longest);
    expect((await logInFrom(site, ELSEWHERE)).status).toBe(200);
  });
});
