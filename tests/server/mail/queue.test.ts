import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../site/server/database/transaction.ts';
import { countMail, queueMail } from '../../../site/server/mail/queue.ts';
import type { QueuedMail } from '../../../site/server/mail/queue.ts';
import { DAY, HOUR, MINUTE } from '../../../site/server/process/clock.ts';
import { forgot, post, put, reset } from '../calls.ts';
import { passwordOf, register } from '../people.ts';
import type { SignedIn } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';
import { startMailServer } from '../smtp.ts';

/** Queues mails in one transaction without meeting a limit, so that none is sent before the last is queued. */
async function queueAll(site: TestSite, mails: readonly QueuedMail[]): Promise<void> {
  let counted = 0;
  // Each email has separate limits, and the same cause.
  const countKey = (what: string) => (/^mail (?:by|from) /.test(what) ? what : `${what} ${(counted += 1)}`);
  await inTransaction(site.database, async (transaction) => {
    for (const mail of mails) {
      await transaction.deleteFrom('attempts').execute();
      await queueMail(transaction, mail, { now: site.now, countKey });
    }
  });
}

const recipients = (messages: readonly string[]) => messages.map((each) => /^To: (.*?)\r$/m.exec(each)?.[1] ?? '');

describe('if one user causes many emails', () => {
  const start = async () => {
    const server = await startMailServer();
    const site = await startSite({ config: { smtpUrl: server.url } });
    const { user } = await register(site, 'mallory');
    const flood = { event: 'password-changed', userId: user.id, recipient: 'mallory@example.test' } as const;
    return { server, site, flood };
  };

  test('a reset email of another user is sent first', async () => {
    const { server, site, flood } = await start();
    await register(site, 'alice');
    // Nothing is sent until the reset is requested.
    server.answer = '451 not now';
    await queueAll(site, Array<QueuedMail>(300).fill(flood));
    await forgot(site, 'alice@example.test');
    server.answer = '250 OK';
    // Emails that were tried before are due again.
    site.wait(HOUR);
    await site.mailed();
    // One email of the flood may have been in progress.
    expect(recipients(server.taken).slice(0, 2)).toContain('alice@example.test');
  });

  test('emails of other users are sent between them, also if they have many recipients', async () => {
    const { server, site, flood } = await start();
    const { user } = await register(site, 'bob');
    server.taken.length = 0;
    const others = { event: 'password-changed', userId: user.id, recipient: 'bob@example.test' } as const;
    const strangers = Array.from({ length: 20 }, (_, index) => `stranger${index}@example.test`);
    await queueAll(site, [...strangers.map((recipient) => ({ ...flood, recipient })), others, others]);
    await site.mailed();
    const positions = recipients(server.taken).flatMap((to, index) => (to === 'bob@example.test' ? [index] : []));
    expect(positions).toEqual([1, 3]);
  });
});

describe('the limit of emails', () => {
  let site: TestSite;
  let mallory: SignedIn;
  beforeEach(async () => {
    site = await startSite();
    mallory = await register(site, 'mallory');
  });

  const change = async (email: string, name = 'mallory', { user, jwt } = mallory) =>
    (await put(site, user.id, jwt, { email, currentPassword: passwordOf(name) })).status;
  const isAllowed = async (event: QueuedMail['event'], recipient: string) => {
    const mail = { event, userId: mallory.user.id, recipient };
    const counting = { now: site.now, countKey: (what: string) => what };
    return (await inTransaction(site.database, (transaction) => countMail(transaction, mail, counting))) === 0;
  };
  const sentOf = async (event: string) => (await site.mailed()).filter((mail) => mail.event === event);

  test('counts by recipient, whichever user causes them', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1)
      statuses.push(await change('stranger@elsewhere.test', `user${index}`, await register(site, `user${index}`)));
    expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(7).fill(429)]);
    expect(await sentOf('confirm-new-email')).toHaveLength(5);
  });

  test('counts by the user who causes them, whichever recipients they have', async () => {
    let allowed = 0;
    for (let index = 0; index < 60; index += 1)
      if (await isAllowed('confirm-new-email', `stranger${index}@elsewhere.test`)) allowed += 1;
    expect(allowed).toBe(10);
  });

  test.for<[string, (index: number) => string]>([
    ['tag', (index) => `stranger+${index}@elsewhere.test`],
    ['dots', (index) => `${'s'.repeat(index + 1)}.${'s'.repeat(9 - index)}@gmail.com`],
    ['domain', (index) => `ssssssssss@${index % 2 === 0 ? 'gmail.com' : 'googlemail.com'}`],
  ])('counts one mailbox once, whatever the %s of its email address is', async ([, emailOf]) => {
    for (let index = 0; index < 9; index += 1) await change(emailOf(index));
    expect((await sentOf('confirm-new-email')).length).toBeLessThanOrEqual(5);
  });

  test.for(['password-changed', 'new-sign-in', 'email-change-started', 'confirm-new-email'] as const)(
    'allows at most 48 emails a day that report one kind of event: %s',
    async (event) => {
      let sent = 0;
      for (let passed = 0; passed < DAY; passed += 16 * MINUTE) {
        site.wait(16 * MINUTE);
        for (let count = 0; count < 4; count += 1) if (await isAllowed(event, 'stranger@elsewhere.test')) sent += 1;
      }
      expect(sent).toBeLessThanOrEqual(48);
    },
  );

  test('rejects a change whose notice cannot be sent, but no password reset by the owner', async () => {
    let { jwt } = mallory;
    let current = passwordOf('mallory');
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const password = `password number ${index}`;
      const body = { currentPassword: current, password, passwordConfirmation: password };
      const response = await post(site, '/api/auth/change-password', body, jwt);
      statuses.push(response.status);
      if (response.status !== 200) continue;
      current = password;
      jwt = String(response.json()['jwt']);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect((await post(site, '/api/auth/local', { identifier: 'mallory', password: current })).status).toBe(200);
    expect(await sentOf('password-changed')).toHaveLength(10);
    await forgot(site, 'mallory@example.test');
    expect((await reset(site, (await sentOf('reset-password'))[0]?.code ?? '')).status).toBe(200);
  });
});

test('an email that was queued before the clock was set back is sent at once', async () => {
  const site = await startSite();
  const { user } = await register(site, 'alice');
  const mail = { event: 'password-changed', userId: user.id, recipient: 'alice@example.test' } as const;
  await inTransaction(site.database, (transaction) =>
    queueMail(transaction, mail, { now: () => site.now() + HOUR, countKey: (what) => what }),
  );
  expect(await site.mailed()).toHaveLength(1);
});
