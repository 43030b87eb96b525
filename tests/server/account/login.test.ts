import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../site/server/process/clock.ts';
import { reset } from '../calls.ts';
import type { HttpResponse } from '../http.ts';
import { bearer, passwordOf } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const HOME = '203.0.113.7';
const ELSEWHERE = '203.0.113.99';
const ALICE = 'alice@example.test';

type Headers = Record<string, string>;

let site: TestSite;
/** The response to Alice's registration from `HOME`. */
let registered: HttpResponse;
beforeEach(async () => {
  site = await startSite({ config: { trustedProxies: 1 } });
  registered = await signUpFrom(HOME);
  await site.dropConfirmations();
});

const postFrom = (from: string, path: string, body: object, headers: Headers = {}) =>
  site.send(path, { method: 'POST', headers: { 'x-forwarded-for': from, ...headers }, body });
const logInFrom = (from: string, headers?: Headers, password = passwordOf('alice')) =>
  postFrom(from, '/api/auth/local', { identifier: ALICE, password }, headers);
const guessFrom = (from: string, headers?: Headers) => logInFrom(from, headers, 'a wrong guess');
const signUpFrom = (from: string, username = 'alice', email = `${username}@example.test`) =>
  postFrom(from, '/api/auth/local/register', { username, email, password: passwordOf(username) });
const forgotFrom = (from: string, headers?: Headers) =>
  postFrom(from, '/api/auth/forgot-password', { email: ALICE }, headers);

/** Returns the device cookie that a response sets, as a browser sends it. */
const cookieOf = (response: HttpResponse): Headers => ({
  cookie: (response.headers['set-cookie']?.[0] ?? '').replace(/;.*/, ''),
});

/** Guesses from many IP addresses until the account is limited for unknown ones. */
async function attack(network = '198.51.100'): Promise<void> {
  for (let index = 0; index < 101; index += 1) await guessFrom(`${network}.${index}`);
}

/** Guesses from one IP address once a second. */
async function poll(from: string, time: number): Promise<void> {
  for (let passed = 0; passed < time; passed += SECOND) {
    await guessFrom(from);
    site.wait(SECOND);
  }
}

describe('during an attack on their account, the owner', () => {
  test('registers at once from another network', async () => {
    const email = 'bob@example.test';
    // Each attempt fails, because the username is taken.
    const tryRegistration = (from: string) => signUpFrom(from, 'alice', email);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await tryRegistration(ELSEWHERE)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    for (let network = 0; network < 20; network += 1)
      for (let count = 0; count < 10; count += 1) await tryRegistration(`198.51.100.${network}`);
    expect((await signUpFrom(HOME, 'bob', email)).status).toBe(200);
  });

  test('logs in at once from a known IP address or device, which does not help the attacker', async () => {
    await attack();
    expect((await logInFrom(ELSEWHERE)).status).toBe(429);
    for (let time = 0; time < 5; time += 1) expect((await logInFrom(HOME)).status).toBe(200);
    expect((await logInFrom(ELSEWHERE, cookieOf(registered))).status).toBe(200);
    expect((await guessFrom('198.51.100.200')).status).toBe(429);
  });

  test('logs in at once from any other IP address than that of a single attacker', async () => {
    await poll('198.51.100.1', 2 * MINUTE);
    for (let index = 1; index <= 10; index += 1) expect((await logInFrom(`203.0.113.${100 + index}`)).status).toBe(200);
  });

  test('logs in with a known device from the IP address of the attacker', async () => {
    await poll(HOME, MINUTE);
    expect((await logInFrom(HOME)).status).toBe(429);
    expect((await logInFrom(HOME, cookieOf(registered))).status).toBe(200);
  });

  test('logs in from a new IP address by a password reset, and is known there afterwards', async () => {
    await attack();
    expect((await logInFrom(ELSEWHERE)).status).toBe(429);
    await forgotFrom(ELSEWHERE);
    const code = (await site.mailed()).at(-1)?.code ?? '';
    const password = 'a brand new one';
    const fields = { code, password, passwordConfirmation: password };
    expect((await postFrom(ELSEWHERE, '/api/auth/reset-password', fields)).status).toBe(200);
    await attack('198.51.101');
    expect((await logInFrom(ELSEWHERE, {}, password)).status).toBe(200);
  });

  test('changes the password although a stolen token was used to guess it', async () => {
    const headers = bearer(String(registered.json()['jwt']));
    const passwords = { password: 'a new one', passwordConfirmation: 'a new one' };
    const change = (from: string, currentPassword: string) =>
      postFrom(from, '/api/auth/change-password', { currentPassword, ...passwords }, headers);
    for (let count = 0; count < 10; count += 1) await change('198.51.100.1', 'a wrong guess');
    expect((await change('198.51.100.1', passwordOf('alice'))).status).toBe(429);
    expect((await change(HOME, passwordOf('alice'))).status).toBe(200);
  });

  test('receives reset emails at a known IP address or device', async () => {
    for (let index = 0; index < 20; index += 1) await forgotFrom(`198.51.100.${index}`);
    expect((await forgotFrom(ELSEWHERE)).status).toBe(429);
    expect((await forgotFrom(HOME)).status).toBe(200);
    expect((await forgotFrom(ELSEWHERE, cookieOf(registered))).status).toBe(200);
  });

  test('can use any of the reset codes sent, until one is used', async () => {
    await forgotFrom(HOME);
    await site.mailed();
    for (let index = 0; index < 5; index += 1) await forgotFrom(`198.51.100.${index}`);
    const codes = (await site.mailed()).map(({ code }) => code);
    expect(new Set(codes).size).toBe(6);
    site.wait(59 * MINUTE);
    expect((await reset(site, codes[0] ?? '')).status).toBe(200);
    for (const code of codes) expect((await reset(site, code)).status).toBe(400);
  });
});

describe('an attacker', () => {
  test('with thousands of IP addresses has a hundred guesses, then one in five minutes', async () => {
    let guesses = 0;
    const guess = () => guessFrom(`2001:db8:${(guesses += 1).toString(16)}::1`);
    const statuses: number[] = [];
    for (let count = 0; count < 110; count += 1) statuses.push((await guess()).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(100);
    expect((await guess()).headers['retry-after']).toBe('300');
    let more = 0;
    for (let passed = 0; passed < 2 * HOUR; passed += MINUTE) {
      site.wait(MINUTE);
      if ((await guess()).status === 400) more += 1;
    }
    expect(more).toBe(24);
  });

  test('gains no guesses with the device of another account', async () => {
    const bob = await signUpFrom(ELSEWHERE, 'bob');
    for (let count = 0; count < 10; count += 1) await guessFrom(ELSEWHERE);
    expect((await guessFrom(ELSEWHERE, cookieOf(bob))).status).toBe(429);
  });

  test('gains no guesses with the device ID of the owner', async () => {
    const logIn = (from: string, password: string) =>
      postFrom(from, '/api/auth/local', { identifier: ALICE, password, deviceId: 'laptop' });
    await logIn(HOME, passwordOf('alice'));
    for (let count = 0; count < 10; count += 1) await logIn(ELSEWHERE, 'wrong one');
    expect((await logIn(ELSEWHERE, 'wrong one')).status).toBe(429);
  });

  test('gains no guesses at an IP address that the owner used three months ago', async () => {
    site.wait(91 * DAY);
    await attack();
    expect((await logInFrom(HOME)).status).toBe(429);
  });

  test.for([
    ['back a day', -DAY],
    ['forward a day', DAY],
  ] as const)('causes no pause of more than five minutes if the clock is set %s', async ([, step]) => {
    for (let count = 0; count < 18; count += 1) {
      const { headers } = await guessFrom(ELSEWHERE);
      site.wait(Number(headers['retry-after'] ?? 0) * SECOND);
    }
    await attack();
    site.wait(step);
    const first = await logInFrom(ELSEWHERE);
    expect(Number(first.headers['retry-after'] ?? 0)).toBeLessThanOrEqual(300);
    site.wait(5 * MINUTE);
    expect((await logInFrom(ELSEWHERE)).status).toBe(200);
  });
});

describe('the device cookie', () => {
  test('is hidden from scripts and other sites, set by a login only, and kept at the next one', async () => {
    expect(registered.headers['set-cookie']?.[0]).toMatch(
      /^onset_device=[\w-]{43}\.[\w-]{43}; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(registered);
    expect(cookieOf(await logInFrom(HOME, cookie))).toEqual(cookie);
    expect((await guessFrom(HOME)).headers['set-cookie']).toBeUndefined();
    const https = await logInFrom(HOME, { 'x-forwarded-proto': 'https' });
    expect(https.headers['set-cookie']?.[0]).toMatch(/; Secure/);
    const stored = JSON.stringify(await site.database.selectFrom('known_devices').selectAll().execute());
    expect(stored).not.toContain(cookie['cookie']?.slice('onset_device='.length));
    expect(stored).not.toContain(HOME);
  });

  test.for([
    ['no signature', 'x'.repeat(43)],
    ['a wrong signature', `${'x'.repeat(43)}.${'y'.repeat(43)}`],
  ])('is replaced at login and not accepted afterwards if an attacker planted one with %s', async ([, value]) => {
    const planted = { cookie: `onset_device=${value}` };
    const owner = await logInFrom(HOME, planted);
    expect(owner.status).toBe(200);
    expect(cookieOf(owner)).not.toEqual(planted);
    for (let count = 0; count < 10; count += 1) await guessFrom(ELSEWHERE);
    expect((await guessFrom(ELSEWHERE, planted)).status).toBe(429);
    expect((await guessFrom(ELSEWHERE, cookieOf(owner))).status).toBe(400);
  });
});
