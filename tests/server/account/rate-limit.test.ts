import { beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../../site/server/cleanup.ts';
import { MINUTE, SECOND } from '../../../site/server/process/clock.ts';
import { post, reset } from '../calls.ts';
import { logIn, passwordOf, register } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await startSite({ config: { trustedProxies: 1 } });
});

const logInFrom = (from: string, identifier: string, password: string, target = site) =>
  target.send('/api/auth/local', {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: { identifier, password },
  });
const HERE = '198.51.100.1';
const guess = (identifier: string, from = HERE, target = site) => logInFrom(from, identifier, 'a wrong guess', target);

/** Sends wrong guesses one after the other and returns the statuses. */
async function guessTimes(count: number, send: (index: number) => ReturnType<typeof guess> = () => guess('alice')) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await send(index)).status);
  return statuses;
}

const countersKept = async () => (await site.database.selectFrom('attempts').select('count').execute()).length;

describe('the rate limit of logins', () => {
  test('pauses longer after each wrong password beyond ten for an account, up to five minutes', async () => {
    const statuses = await guessTimes(10, (index) => guess(index % 2 === 0 ? 'alice' : 'ALICE'));
    expect(statuses).toEqual(Array<number>(10).fill(400));
    const pauses: number[] = [];
    for (let failure = 0; failure < 8; failure += 1) {
      const rejected = await guess('alice');
      expect(rejected.status).toBe(429);
      const seconds = Number(rejected.headers['retry-after']);
      pauses.push(seconds);
      site.wait(seconds * SECOND);
      expect((await guess('alice')).status).toBe(400);
    }
    expect(pauses).toEqual([6, 12, 24, 48, 96, 192, 300, 300]);
  });

  test.for([
    { trustedProxies: 1, from: (index: number) => `198.51.100.${index}, 203.0.113.5`, other: 400 },
    { trustedProxies: 0, from: (index: number) => `198.51.100.${index}`, other: 429 },
  ])(
    'rejects the 51st guess from an IP address, with $trustedProxies trusted proxies',
    async ({ trustedProxies, from, other }) => {
      site = await startSite({ config: { trustedProxies } });
      const statuses = await guessTimes(51, (index) => guess(`unknown${index}`, from(index)));
      expect(statuses.slice(-2)).toEqual([400, 429]);
      expect((await guess('unknown', '203.0.113.6')).status).toBe(other);
    },
  );

  test('starts again after a login with the right password', async () => {
    await register(site, 'alice');
    await guessTimes(10);
    site.wait(6 * SECOND);
    expect((await logInFrom(HERE, 'alice', passwordOf('alice'))).status).toBe(200);
    expect((await guessTimes(10)).at(-1)).toBe(400);
  });

  test('allows ten of many concurrent guesses', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => guess('alice')));
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(10);
  });

  test('outlives the process', async () => {
    await guessTimes(10);
    const { dataDir, databaseUrl } = site;
    await site.stop();
    const other = await startSite({ config: { trustedProxies: 1, dataDir, databaseUrl } });
    expect((await guess('alice', HERE, other)).status).toBe(429);
  });

  test('stores no names or IP addresses and deletes each counter when its pause is over', async () => {
    await guessTimes(12, () => guess('alice@example.test'));
    const stored = JSON.stringify(await site.database.selectFrom('attempts').selectAll().execute());
    expect(stored).not.toMatch(/alice|198\.51/);
    // The counters of the IP address, of the account, and of both together end one after the other.
    const kept = [await countersKept()];
    for (const time of [15 * MINUTE, 6 * SECOND, 50 * MINUTE]) {
      site.wait(time);
      await deleteExpired(site.database, site.now());
      kept.push(await countersKept());
    }
    expect(kept).toEqual([3, 2, 1, 0]);
  });

  test('does not limit successful logins', async () => {
    await register(site, 'alice');
    for (let count = 0; count < 12; count += 1) expect((await logIn(site, 'alice')).user.username).toBe('alice');
  });

  test('does not start again if a user logs in to a similar username', async () => {
    const signUp = (username: string, email: string) =>
      post(site, '/api/auth/local/register', { username, email, password: passwordOf(username) });
    await signUp('alice', 'number0@example.test');
    await signUp('ALICE', 'number1@example.test');
    expect(await guessTimes(9)).toEqual(Array<number>(9).fill(400));
    expect((await logInFrom(HERE, 'ALICE', passwordOf('ALICE'))).status).toBe(200);
    expect(await guessTimes(2)).toEqual([400, 429]);
  });
});

test('a client in a pause leaves no further counters behind', async () => {
  for (let index = 0; index < 50; index += 1) await reset(site, `code ${index}`);
  const kept = await countersKept();
  for (let index = 0; index < 30; index += 1) expect((await reset(site, `made up ${index}`)).status).toBe(429);
  expect(await countersKept()).toBe(kept);
});

test('the 61st registration from an IP address is rejected', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 61; index += 1) {
    // The username is taken, so that no password is hashed.
    const body = { username: 'alice', email: `a${index === 0 ? '' : index}@example.test`, password: 'long enough' };
    statuses.push((await post(site, '/api/auth/local/register', body)).status);
  }
  expect([statuses[0], statuses[59], statuses[60]]).toEqual([200, 400, 429]);
});
