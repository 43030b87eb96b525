import { describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '../../../site/server/process/clock.ts';
import { tidy } from '../../../site/server/account/tidy.ts';
import { logIn, register } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';
import { post } from '../calls.ts';

const tryPassword = (site: TestSite, identifier: string, from = '198.51.100.1') =>
  site.send('/api/auth/local', {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: { identifier, password: 'a wrong guess' },
  });

/** The statuses of a number of wrong guesses, one after the other. */
async function guesses(
  site: TestSite,
  count: number,
  identifier: (index: number) => string,
  from?: (index: number) => string,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1)
    statuses.push((await tryPassword(site, identifier(index), from?.(index))).status);
  return statuses;
}

const unknownName = (index: number) => `unknown${index}`;

describe('guessing passwords', () => {
  test('of one account is slowed after ten failures from one address', async () => {
    const site = await startSite({ config: { trustedProxies: 1 } });
    await register(site, 'alice');
    const statuses = await guesses(site, 11, () => 'alice');
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    const rejected = await tryPassword(site, 'ALICE');
    expect(rejected.json()).toEqual({
      data: null,
      error: {
        status: 429,
        name: 'RateLimitError',
        message: 'Too many requests, please try again later.',
        details: {},
      },
    });
    const seconds = Number(rejected.headers['retry-after']);
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(6);
    site.wait(seconds * SECOND);
    expect((await logIn(site, 'alice')).jwt).toBeTypeOf('string');
    expect((await tryPassword(site, 'alice')).status).toBe(400);
  });

  test('from one address is slowed after fifty failures, whatever the accounts', async () => {
    const site = await startSite({ config: { trustedProxies: 1 } });
    const statuses = await guesses(site, 51, unknownName, (index) => `198.51.100.${index}, 203.0.113.5`);
    expect(statuses.at(-2)).toBe(400);
    expect(statuses.at(-1)).toBe(429);
    expect((await tryPassword(site, 'somebody', '203.0.113.6')).status).toBe(400);
  });

  test('cannot be hidden behind an invented address where no proxy is trusted', async () => {
    const site = await startSite();
    const statuses = await guesses(site, 51, unknownName, (index) => `198.51.100.${index}`);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the pauses', () => {
  test('grow with every further failure, up to five minutes', async () => {
    const site = await startSite();
    await guesses(site, 10, () => 'alice');
    const pauses: number[] = [];
    for (let failure = 0; failure < 8; failure += 1) {
      const seconds = Number((await tryPassword(site, 'alice')).headers['retry-after']);
      pauses.push(seconds);
      site.wait(seconds * SECOND);
      expect((await tryPassword(site, 'alice')).status).toBe(400);
    }
    expect(pauses).toEqual([6, 12, 24, 48, 96, 192, 300, 300]);
  });

  test('are over for whoever knows the password, once it is their turn', async () => {
    const site = await startSite();
    await register(site, 'alice');
    await guesses(site, 10, () => 'alice');
    site.wait(6 * SECOND);
    await logIn(site, 'alice');
    expect((await guesses(site, 10, () => 'alice')).at(-1)).toBe(400);
  });

  test('hold for everybody: also many at once find ten tries and no more', async () => {
    const site = await startSite();
    const responses = await Promise.all(Array.from({ length: 20 }, () => tryPassword(site, 'alice')));
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(10);
  });

  test('outlive the process', async () => {
    const site = await startSite();
    await guesses(site, 10, () => 'alice');
    const { dataDir, databaseUrl } = site;
    await site.stop();
    const other = await startSite({ config: { dataDir, databaseUrl } });
    expect((await tryPassword(other, 'alice')).status).toBe(429);
  });
});

describe('what is counted', () => {
  test('is kept without saying who, and forgotten once it is over', async () => {
    const site = await startSite({ config: { trustedProxies: 1 } });
    await guesses(site, 12, () => 'alice@example.test');
    const stored = JSON.stringify(await site.database.selectFrom('attempts').selectAll().execute());
    expect(stored).not.toMatch(/alice|198\.51/);
    const kept = async () => (await site.database.selectFrom('attempts').select('count').execute()).length;
    // Of the address, of the account, and of the two together; their pauses end one after the other.
    expect(await kept()).toBe(3);
    site.wait(15 * MINUTE);
    await tidy(site.database, site.now());
    expect(await kept()).toBe(2);
    site.wait(6 * SECOND);
    await tidy(site.database, site.now());
    expect(await kept()).toBe(1);
    site.wait(50 * MINUTE);
    await tidy(site.database, site.now());
    expect(await site.database.selectFrom('attempts').select('count').execute()).toEqual([]);
  });
});

test('registering is slowed by address', async () => {
  const site = await startSite();
  const statuses: number[] = [];
  for (let index = 0; index < 61; index += 1) {
    // Taken, so that it costs no hash here.
    const body = { username: 'alice', email: `a${index === 0 ? '' : index}@example.test`, password: 'long enough' };
    statuses.push((await post(site, '/api/auth/local/register', body)).status);
  }
  expect([statuses[0], statuses[59], statuses[60]]).toEqual([200, 400, 429]);
});

test('successful log-ins are not limited', async () => {
  const site = await startSite();
  await register(site, 'alice');
  for (let count = 0; count < 12; count += 1) expect((await logIn(site, 'alice')).user.username).toBe('alice');
});
