import { basename } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SECOND } from '../../../site/server/process/clock.ts';
import { openDatabase } from '../../../site/server/database/open.ts';
import { inTransaction } from '../../../site/server/database/transaction.ts';
import { queueMail } from '../../../site/server/mail/queue.ts';
import { newPostgresDatabase } from '../database.ts';
import { bearer, passwordOf, register } from '../people.ts';
import { SHARED_KEYS } from '../shared-keys.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

/** Servers that share one database and nothing else, as processes on several machines do. */
async function startSeveral(count: number): Promise<TestSite[]> {
  const databaseUrl = await newPostgresDatabase();
  const config = { databaseUrl, ...SHARED_KEYS };
  return Promise.all(Array.from({ length: count }, () => startSite({ config })));
}

const at = (sites: readonly TestSite[], index: number): TestSite => {
  const site = sites[index % sites.length];
  if (site === undefined) throw new Error('No site');
  return site;
};

describe('several processes on one PostgreSQL', () => {
  test('that start at once on an empty database change the schema once', async () => {
    const databaseUrl = await newPostgresDatabase(onTestFinished, { empty: true });
    const onError = (error: Error): never => {
      throw error;
    };
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ dataDir: '', databaseUrl, onError })),
    );
    onTestFinished(() => Promise.all(opened.map((each) => each.destroy())).then(() => undefined));
    expect(await opened[0]?.selectFrom('commons').select('key').execute()).toHaveLength(4);
  });

  test('give one successor to a refresh token sent to all', async () => {
    const sites = await startSeveral(3);
    for (let round = 0; round < 5; round += 1) {
      const { refreshToken } = await register(at(sites, 0), `person${round}`);
      const responses = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          at(sites, index).send('/api/auth/refresh', { method: 'POST', body: { refreshToken } }),
        ),
      );
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
      expect(new Set(responses.map((response) => response.json()['refreshToken'])).size).toBe(1);
    }
  });

  test('send each mail once', async () => {
    const sites = await startSeveral(3);
    const { user } = await register(at(sites, 0), 'alice');
    const { database, now } = at(sites, 0);
    let causes = 0;
    // Each counted as another's, so that no limit is met.
    const counting = { now, countKey: () => String((causes += 1)) };
    const mail = { event: 'password-changed', userId: user.id, recipient: 'alice@example.test', data: { when: 'now' } };
    await inTransaction(database, async (transaction) => {
      for (let count = 0; count < 40; count += 1)
        await queueMail(transaction, { ...mail, event: 'password-changed' }, counting);
    });
    // The clocks of the processes differ a little.
    for (const site of sites) site.wait(SECOND);
    await Promise.all(sites.map((site) => site.mails.drain()));
    const sent = sites.map((site) => site.outbox().map(({ file }) => basename(file)));
    expect(sent.flat()).toHaveLength(40);
    expect(new Set(sent.flat()).size).toBe(40);
    expect(sent.filter((mails) => mails.length > 0).length).toBeGreaterThan(1);
  });

  test('a login and a change of the password at once leave no session with the old one', async () => {
    const sites = await startSeveral(2);
    for (let round = 0; round < 5; round += 1) {
      const name = `person${round}`;
      const { jwt } = await register(at(sites, 0), name);
      const [change, login] = await Promise.all([
        at(sites, 0).send('/api/auth/change-password', {
          method: 'POST',
          headers: bearer(jwt),
          body: { currentPassword: passwordOf(name), password: 'another one', passwordConfirmation: 'another one' },
        }),
        at(sites, 1).send('/api/auth/local', {
          method: 'POST',
          body: { identifier: name, password: passwordOf(name) },
        }),
      ]);
      expect(change.status).toBe(200);
      if (login.status !== 200) continue;
      const me = await at(sites, 1).send('/api/users/me', { headers: bearer(String(login.json()['jwt'])) });
      expect(me.status).toBe(401);
    }
  });
});
