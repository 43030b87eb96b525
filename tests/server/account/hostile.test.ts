import { describe, expect, test } from 'vitest';
import { endAllSessions } from '../../../site/server/database/end-all-sessions.ts';
import { inTransaction } from '../../../site/server/database/transaction.ts';
import { countMail } from '../../../site/server/mail/queue.ts';
import { addCode } from '../../../site/server/database/codes.ts';
import { DAY, MINUTE } from '../../../site/server/process/clock.ts';
import { confirm, forgot, post, press, put, reset } from '../calls.ts';
import { passwordOf, register } from '../people.ts';
import type { SignedIn } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const ALICE = 'alice@example.test';

const change = (site: TestSite, { user, jwt }: SignedIn, email: string, name = 'alice') =>
  put(site, user.id, jwt, { email, currentPassword: passwordOf(name) });

const codeOf = async (site: TestSite, event: string): Promise<string> =>
  (await site.mailed()).findLast((mail) => mail.event === event)?.code ?? '';

const rowsOf = async (site: TestSite, table: 'attempts' | 'sessions' | 'known_devices'): Promise<number> =>
  (await site.database.selectFrom(table).selectAll().execute()).length;

describe('a stranger', () => {
  test('who is in a pause leaves no rows behind, however many names they make up', async () => {
    const site = await startSite();
    for (let index = 0; index < 50; index += 1) await reset(site, `code ${index}`);
    const rows = await rowsOf(site, 'attempts');
    for (let index = 0; index < 30; index += 1) expect((await reset(site, `made up ${index}`)).status).toBe(429);
    expect(await rowsOf(site, 'attempts')).toBe(rows);
  });

  test('with a name that differs in its letters’ case gets no more guesses by logging in to it', async () => {
    const site = await startSite({ config: { trustedProxies: 1 } });
    const from = (address: string, path: string, body: object) =>
      site.send(path, { method: 'POST', headers: { 'x-forwarded-for': address }, body });
    for (const [index, username] of ['alice', 'ALICE'].entries())
      await from(`203.0.113.${index}`, '/api/auth/local/register', {
        username,
        email: `number${index}@example.test`,
        password: passwordOf(username),
      });
    const guess = () => from('198.51.100.1', '/api/auth/local', { identifier: 'alice', password: 'a wrong guess' });
    for (let index = 0; index < 9; index += 1) expect((await guess()).status).toBe(400);
    const own = { identifier: 'ALICE', password: passwordOf('ALICE') };
    expect((await from('198.51.100.1', '/api/auth/local', own)).status).toBe(200);
    expect([(await guess()).status, (await guess()).status]).toEqual([400, 429]);
  });
});

describe('mails that users ask for', () => {
  test.for([
    ['tags', (index: number) => `stranger+${index}@elsewhere.test`],
    ['dots', (index: number) => `${'s'.repeat(index + 1)}.${'s'.repeat(9 - index)}@gmail.com`],
    [
      'domain',
      (index: number) =>
        `${'s'.repeat(index + 1)}.${'s'.repeat(9 - index)}@${index % 2 === 0 ? 'gmail.com' : 'googlemail.com'}`,
    ],
  ] as const)('are counted against one mailbox, whatever %s its address has', async ([, addressOf]) => {
    const site = await startSite();
    const mallory = await register(site, 'mallory');
    for (let index = 0; index < 9; index += 1) await change(site, mallory, addressOf(index), 'mallory');
    const sent = (await site.mailed()).filter(({ event }) => event === 'confirm-new-email');
    expect(sent.length).toBeLessThanOrEqual(5);
  });
});

test.for(['password-changed', 'new-sign-in', 'email-change-started', 'confirm-new-email'] as const)(
  'what somebody does a few times, again and again, fills no mailbox in a day: %s',
  async (event) => {
    const site = await startSite();
    const { user } = await register(site, 'mallory');
    const mail = { event, userId: user.id, recipient: 'stranger@elsewhere.test' };
    const counting = { now: site.now, countKey: (what: string) => what };
    let sent = 0;
    for (let passed = 0; passed < DAY; passed += 16 * MINUTE) {
      site.wait(16 * MINUTE);
      for (let count = 0; count < 4; count += 1)
        sent += await inTransaction(site.database, (transaction) => countMail(transaction, mail, counting)).then(
          (wait) => (wait === 0 ? 1 : 0),
        );
    }
    expect(sent).toBeLessThanOrEqual(48);
  },
);

describe('a thief who knows the password', () => {
  test('does not keep the owner from a new one by changing it over and over', async () => {
    const site = await startSite();
    let { jwt } = await register(site, 'alice');
    let current = passwordOf('alice');
    for (let index = 0; index < 10; index += 1) {
      const password = `of a thief ${index}`;
      const body = { currentPassword: current, password, passwordConfirmation: password };
      jwt = String((await post(site, '/api/auth/change-password', body, jwt)).json()['jwt']);
      current = password;
    }
    await forgot(site, ALICE);
    expect((await reset(site, await codeOf(site, 'reset-password'))).status).toBe(200);
  });

  test('is a stranger again once their change of address is undone', async () => {
    const site = await startSite();
    const alice = await register(site, 'alice');
    await change(site, alice, 'thief@example.test');
    expect((await press(site, 'undo-email-change', await codeOf(site, 'email-change-started'))).headers.location).toBe(
      '/undo-email-change#change-undone',
    );
    expect(await rowsOf(site, 'known_devices')).toBe(0);
  });

  test('cannot confirm after all sessions were ended, as after a restored backup', async () => {
    const site = await startSite();
    const alice = await register(site, 'alice');
    await change(site, alice, 'thief@example.test');
    const code = await codeOf(site, 'confirm-new-email');
    const undo = await codeOf(site, 'email-change-started');
    await endAllSessions(site.database, site.now());
    expect((await confirm(site, code)).status).toBe(400);
    expect((await press(site, 'undo-email-change', undo)).headers.location).toBe('/undo-email-change#change-undone');
  });
});

test('a code sent to an address that is no longer the account’s sets no password', async () => {
  const site = await startSite();
  const { user } = await register(site, 'alice');
  const code = await inTransaction(site.database, (transaction) =>
    addCode(
      transaction,
      { user_id: user.id },
      { purpose: 'reset', email: 'thief@example.test', expiresAt: site.now() + DAY },
      site.now(),
    ),
  );
  expect((await reset(site, code)).status).toBe(400);
});

test('somebody who signs in without end has so many sessions and devices and no more', async () => {
  const site = await startSite();
  const { user } = await register(site, 'alice');
  const earlier = (index: number) => new Date(site.now() - (1000 - index) * MINUTE).toISOString();
  const session = { user_id: user.id, device: 'Chrome on macOS', device_id: null, generation: 0, ended_at: null };
  const expires_at = new Date(site.now() + DAY).toISOString();
  for (let index = 0; index < 250; index += 1) {
    const [created_at, last_active_at] = [earlier(index), earlier(index)];
    await site.database
      .insertInto('sessions')
      .values({ ...session, id: `made up ${index}`, created_at, last_active_at, expires_at })
      .execute();
    const device = { user_id: user.id, first_seen_at: created_at, last_seen_at: created_at };
    for (const kind of ['device', 'name', 'address'] as const)
      await site.database
        .insertInto('known_devices')
        .values({ ...device, key: `${kind} ${index}`, kind })
        .execute();
  }
  const body = { identifier: 'alice', password: passwordOf('alice'), deviceId: 'a device' };
  expect((await post(site, '/api/auth/local', body)).status).toBe(200);
  expect(await rowsOf(site, 'sessions')).toBe(200);
  expect(await rowsOf(site, 'known_devices')).toBe(300);
  const oldest = await site.database.selectFrom('sessions').select('id').where('id', '=', 'made up 0').execute();
  expect(oldest).toEqual([]);
});
