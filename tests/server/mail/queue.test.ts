import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../../site/server/database/transaction.ts';
import { queueMail } from '../../../site/server/mail/queue.ts';
import type { QueuedMail } from '../../../site/server/mail/queue.ts';
import { HOUR } from '../../../site/server/process/clock.ts';
import { forgot, post } from '../calls.ts';
import { passwordOf, register } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';
import { startMailServer } from '../smtp.ts';

/**
 * Queues mails without meeting a limit: what the queue does with many is one thing, whether there can be, another. All
 * at once, so that none is sent before the last is queued.
 */
async function queueAll(site: TestSite, mails: readonly QueuedMail[]): Promise<void> {
  let counted = 0;
  // Limits are kept by other keys each time; the cause is the same.
  const countKey = (what: string) => (/^mail (?:by|from) /.test(what) ? what : `${what} ${(counted += 1)}`);
  await inTransaction(site.database, async (transaction) => {
    for (const mail of mails) {
      await transaction.deleteFrom('attempts').execute();
      await queueMail(transaction, mail, { now: site.now, countKey });
    }
  });
}

const recipients = (messages: readonly string[]) => messages.map((each) => /^To: (.*?)\r$/m.exec(each)?.[1] ?? '');

describe('where one user causes many mails', () => {
  const start = async () => {
    const server = await startMailServer();
    const site = await startSite({ config: { smtpUrl: server.url } });
    const { user } = await register(site, 'mallory');
    await register(site, 'alice');
    const bob = (await register(site, 'bob')).user;
    const flood = { event: 'password-changed', userId: user.id, recipient: 'mallory@example.test' } as const;
    const others = { event: 'password-changed', userId: bob.id, recipient: 'bob@example.test' } as const;
    return { server, site, flood, others };
  };

  test('another’s reset goes first', async () => {
    const { server, site, flood } = await start();
    // Nothing goes out until the reset is asked for.
    server.answer = '451 not now';
    await queueAll(site, Array<QueuedMail>(300).fill(flood));
    await forgot(site, 'alice@example.test');
    server.answer = '250 OK';
    // What was tried until now is due again.
    site.wait(HOUR);
    await site.mailed();
    // One may have been in hand.
    expect(recipients(server.taken).slice(0, 2)).toContain('alice@example.test');
  });

  test('to many recipients, others’ mails come between them', async () => {
    const { server, site, flood, others } = await start();
    const strangers = Array.from({ length: 20 }, (_, index) => `stranger${index}@example.test`);
    await queueAll(site, [...strangers.map((recipient) => ({ ...flood, recipient })), others, others]);
    await site.mailed();
    const places = recipients(server.taken).flatMap((to, place) => (to === 'bob@example.test' ? [place] : []));
    expect(places).toEqual([1, 3]);
  });
});

test('a mail queued before the clock was set back goes at once', async () => {
  const site = await startSite();
  const { user } = await register(site, 'alice');
  const mail = { event: 'password-changed', userId: user.id, recipient: 'alice@example.test' } as const;
  await inTransaction(site.database, (transaction) =>
    queueMail(transaction, mail, { now: () => site.now() + HOUR, countKey: (what) => what }),
  );
  expect(await site.mailed()).toHaveLength(1);
});

describe('every mail is counted', () => {
  const mailsOf = (site: TestSite, event: string) =>
    site.mailed().then((all) => all.filter((each) => each.event === event));

  test('against its recipient, whoever asks for it', async () => {
    const site = await startSite({ config: { emailConfirmation: true } });
    await register(site, 'alice').catch(() => undefined);
    await site.database.updateTable('users').set({ confirmed: 1 }).execute();
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const username = `mallory${index}`;
      const body = { username, email: `${username}@example.test`, password: passwordOf(username) };
      await post(site, '/api/auth/local/register', body);
      await site.database.updateTable('users').set({ confirmed: 1 }).execute();
      const signedIn = await post(site, '/api/auth/local', { identifier: username, password: body.password });
      const { jwt, user } = signedIn.json() as { jwt: string; user: { id: number } };
      statuses.push(await changeAddress(site, user.id, jwt, body.password, 'stranger@elsewhere.test'));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    const sent = (await site.mailed()).filter(({ to }) => to === 'stranger@elsewhere.test');
    expect(sent.length).toBeLessThanOrEqual(5);
  });

  test('against the user who causes it, whomever it goes to', async () => {
    const site = await startSite({ config: { emailConfirmation: true } });
    await register(site, 'mallory').catch(() => undefined);
    await site.database.updateTable('users').set({ confirmed: 1 }).execute();
    const password = passwordOf('mallory');
    const { jwt, user } = (await post(site, '/api/auth/local', { identifier: 'mallory', password })).json() as {
      jwt: string;
      user: { id: number };
    };
    const statuses: number[] = [];
    for (let index = 0; index < 60; index += 1)
      statuses.push(await changeAddress(site, user.id, jwt, password, `stranger${index}@elsewhere.test`));
    const made = statuses.filter((status) => status === 200).length;
    // The mail of the registration counts as well.
    expect(made).toBeGreaterThanOrEqual(9);
    expect(made).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(60 - made);
    expect((await site.mailed()).filter(({ to }) => to.endsWith('elsewhere.test')).length).toBeLessThanOrEqual(10);
  });

  test('a change is not made of which its owner could not be told', async () => {
    const site = await startSite();
    let { jwt } = await register(site, 'alice');
    let password = passwordOf('alice');
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const next = `password number ${index}`;
      const fields = { currentPassword: password, password: next, passwordConfirmation: next };
      const response = await post(site, '/api/auth/change-password', fields, jwt);
      statuses.push(response.status);
      if (response.status !== 200) continue;
      password = next;
      jwt = String(response.json()['jwt']);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect((await post(site, '/api/auth/local', { identifier: 'alice', password })).status).toBe(200);
    expect(await mailsOf(site, 'password-changed')).toHaveLength(10);
  });
});

async function changeAddress(site: TestSite, id: number, jwt: string, currentPassword: string, email: string) {
  const body = { email, currentPassword };
  const headers = { authorization: `Bearer ${jwt}` };
  return (await site.send(`/api/users/${id}`, { method: 'PUT', headers, body })).status;
}
