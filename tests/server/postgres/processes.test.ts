import { basename } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../site/server/database/open.ts';
import { inTransaction } from '../../../site/server/database/transaction.ts';
import { queueMail } from '../../../site/server/mail/queue.ts';
import { SECOND } from '../../../site/server/process/clock.ts';
import { withClient } from '../../setup/postgres-server.ts';
import { confirm, forgot, me, post, press, put, refresh, reset } from '../calls.ts';
import { newPostgresDatabase, untilLocked } from '../database.ts';
import { messageOf } from '../http.ts';
import { passwordOf, register } from '../people.ts';
import { SHARED_KEYS } from '../shared-keys.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

/** Starts servers that share one database and nothing else, like processes on several machines. */
async function startThree(): Promise<readonly [TestSite, TestSite, TestSite]> {
  const config = { databaseUrl: await newPostgresDatabase(), ...SHARED_KEYS };
  const start = () => startSite({ config });
  return Promise.all([start(), start(), start()]);
}

const changePassword = (site: TestSite, jwt: string, name: string, password: string) =>
  post(
    site,
    '/api/auth/change-password',
    { currentPassword: passwordOf(name), password, passwordConfirmation: password },
    jwt,
  );

/** Returns the newest code of an event to an email address, from whichever server sent it. */
async function codeOf(sites: readonly TestSite[], event: string, to: string): Promise<string> {
  for (const site of sites) await site.mailed();
  const mails = sites.flatMap((site) => site.outbox());
  return mails.findLast((mail) => mail.event === event && mail.to === to)?.code ?? '';
}

describe('several processes on one PostgreSQL', () => {
  test('create the schema once if they start at once on an empty database', async () => {
    const databaseUrl = await newPostgresDatabase(onTestFinished, { empty: true });
    const opened = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const database = await openDatabase({ dataDir: '', databaseUrl, onError() {} });
        onTestFinished(() => database.destroy());
        return database;
      }),
    );
    expect(await opened[0]?.selectFrom('commons').select('key').execute()).toHaveLength(4);
  });

  test('return the same successor of a refresh token', async () => {
    const sites = await startThree();
    for (let round = 0; round < 5; round += 1) {
      const { refreshToken } = await register(sites[0], `person${round}`);
      const requests = Array.from({ length: 4 }, () => sites.map((site) => refresh(site, refreshToken)));
      const responses = await Promise.all(requests.flat());
      expect(responses.map(({ status }) => status)).toEqual(Array<number>(12).fill(200));
      expect(new Set(responses.map((response) => response.json()['refreshToken'])).size).toBe(1);
    }
  });

  test('send each email once', async () => {
    const sites = await startThree();
    const [{ database, now }] = sites;
    const { user } = await register(sites[0], 'alice');
    let counted = 0;
    // Each email has a separate key, so that no limit is met.
    const counting = { now, countKey: () => String((counted += 1)) };
    const mail = { event: 'password-changed', userId: user.id, recipient: 'alice@example.test' } as const;
    await inTransaction(database, async (transaction) => {
      for (let count = 0; count < 40; count += 1)
        await queueMail(transaction, { ...mail, data: { when: 'now' } }, counting);
    });
    // The clocks of the processes differ a little.
    for (const site of sites) site.wait(SECOND);
    await Promise.all(sites.map((site) => site.mails.drain()));
    const sent = sites.map((site) => site.outbox().map(({ file }) => basename(file)));
    expect(sent.flat()).toHaveLength(40);
    expect(new Set(sent.flat()).size).toBe(40);
    expect(sent.filter((mails) => mails.length > 0).length).toBeGreaterThan(1);
  });

  test('leave no session with the old password after a login during its change', async () => {
    const [one, other] = await startThree();
    for (let round = 0; round < 5; round += 1) {
      const name = `person${round}`;
      const { jwt } = await register(one, name);
      const [change, login] = await Promise.all([
        changePassword(one, jwt, name, 'another one'),
        post(other, '/api/auth/local', { identifier: name, password: passwordOf(name) }),
      ]);
      expect(change.status).toBe(200);
      // A login after the change is rejected. The session of a login before it has ended.
      const { jwt: sessionToken } = login.json();
      expect((await me(other, typeof sessionToken === 'string' ? sessionToken : 'none')).status).toBe(401);
    }
  });

  test('reject a reset code of an account that is being deleted', async () => {
    const databaseUrl = await newPostgresDatabase();
    const site = await startSite({ config: { databaseUrl } });
    const { user } = await register(site, 'alice');
    await forgot(site, 'alice@example.test');
    const code = await codeOf([site], 'reset-password', 'alice@example.test');
    await withClient(databaseUrl, async (client) => {
      await client.query('begin');
      await client.query('delete from users where id = $1', [user.id]);
      const deleted = untilLocked(client).then(() => client.query('commit'));
      const [response] = await Promise.all([reset(site, code), deleted]);
      expect([response.status, messageOf(response)]).toEqual([400, 'Incorrect code provided']);
    });
  });

  test('undo an email address change for good, whatever a thief sends to them at the same time', async () => {
    const [ALICE, THIEF, ANOTHER] = ['alice@example.test', 'thief@example.test', 'another@example.test'];
    const sites = await startThree();
    const [site, other] = sites;
    const { user, jwt } = await register(site, 'alice');
    const currentPassword = passwordOf('alice');
    const change = (where: TestSite, email: string) => put(where, user.id, jwt, { email, currentPassword });
    expect((await change(site, THIEF)).status).toBe(200);
    const undo = await codeOf(sites, 'email-change-started', ALICE);
    const confirmation = await codeOf(sites, 'confirm-new-email', THIEF);
    const password = 'a password of the thief';
    await Promise.all([
      confirm(other, confirmation),
      press(site, 'undo-email-change', undo),
      change(other, ANOTHER),
      changePassword(other, jwt, 'alice', password),
      confirm(other, confirmation),
      forgot(other, THIEF),
      press(other, 'undo-email-change', undo),
    ]);
    // If the undo came first, it ended the thief's session. If it came later, it undid what the thief did.
    for (const email of [THIEF, ANOTHER]) {
      // Without an email, the code is empty, which is invalid too.
      expect((await confirm(other, await codeOf(sites, 'confirm-new-email', email))).status).toBe(400);
      expect((await reset(other, await codeOf(sites, 'reset-password', email))).status).toBe(400);
    }
    for (const known of [currentPassword, password])
      expect((await post(other, '/api/auth/local', { identifier: 'alice', password: known })).status).toBe(400);
    const columns = site.database.selectFrom('users').select(['email', 'pending_email']);
    expect(await columns.execute()).toEqual([{ email: ALICE, pending_email: null }]);
    expect((await reset(site, await codeOf(sites, 'reset-password', ALICE))).status).toBe(200);
  });
});
