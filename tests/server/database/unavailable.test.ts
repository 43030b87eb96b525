import { expect, test, describe, onTestFinished } from 'vitest';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { NOTHING_WORKS, seeOutage, NOTHING_IS_WRITTEN, errors, expectUnavailable } from '../outage.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

test('a database that was closed: every account call is 503, and the process stays up', async () => {
  expect(await seeOutage(await startSite(), { begin: ({ database }) => database.destroy() })).toEqual(NOTHING_WORKS);
});

test('asking whether a server is ready makes nothing grow', async () => {
  const site = await startSite();
  for (let turn = 0; turn < 20; turn += 1) {
    expect((await site.send('/readyz')).status).toBe(200);
    site.wait(1_000);
  }
  expect(await site.database.selectFrom('readiness').select('id').execute()).toHaveLength(1);
});

describe('an embedded database', () => {
  test('that may only be read', async () => {
    const pragma = (value: string) => (site: TestSite) =>
      sql.raw(`pragma query_only = ${value}`).execute(site.database);
    expect(await seeOutage(await startSite(), { begin: pragma('on'), end: pragma('off') })).toEqual(NOTHING_IS_WRITTEN);
  });

  test('on a full disk', async () => {
    const site = await startSite({ config: { trustedProxies: 1 } });
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(site.database);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 0}`).execute(site.database);
    // Each guess is counted by a row of its own, until no page is left for another.
    const guess = (turn: number) =>
      site.send('/api/auth/reset-password', {
        method: 'POST',
        body: { code: `code ${turn}`, password: 'a new password', passwordConfirmation: 'a new password' },
        headers: { 'x-forwarded-for': `10.0.${turn >> 8}.${turn & 255}` },
      });
    let turn = 0;
    let response = await guess(turn);
    while (response.status === 400 && turn < 2_000) response = await guess((turn += 1));
    expectUnavailable(response);
    expect(errors(site)[0]).toContain('database or disk is full');
  });

  test('that another process keeps locked: nobody waits long, and nobody else with them', async () => {
    const site = await startSite();
    const other = new DatabaseSync(join(site.dataDir, 'onset.sqlite'));
    onTestFinished(() => other.close());
    const outage = { begin: () => other.exec('begin immediate'), end: () => other.exec('rollback') };
    expect(await seeOutage(site, outage)).toEqual(NOTHING_IS_WRITTEN);
  });

  test('on a disk that fills up within a transaction, which SQLite then ends by itself', async () => {
    const site = await startSite();
    // The first rows of somebody's account fit; then SQLite ends the transaction, as it does where the disk is full.
    const end = () => sql.raw('drop trigger full').execute(site.database);
    const begin = () =>
      sql
        .raw("create trigger full before insert on users begin select raise(rollback, 'no room'); end")
        .execute(site.database);
    await begin();
    const registration = {
      method: 'POST',
      body: { username: 'bobby', email: 'bobby@example.test', password: 'long enough' },
    } as const;
    await site.send('/api/auth/local/register', registration);
    expect(errors(site)).toEqual([expect.stringContaining('no room')]);
    await end();
    expect((await site.send('/api/auth/local/register', registration)).status).toBe(200);
  });

  test.for(['onset.sqlite', 'onset.sqlite-wal', 'onset.sqlite-shm'])(
    'whose file %s is moved away: nothing is acknowledged that the next start would not find',
    async (name) => {
      const site = await startSite();
      const file = join(site.dataDir, name);
      const outage = {
        begin: () => renameSync(file, `${file}.moved`),
        end: () => renameSync(`${file}.moved`, file),
      };
      expect(await seeOutage(site, outage)).toEqual(NOTHING_WORKS);
      expect(errors(site)[0]).toContain(`${name} was moved, replaced or deleted`);
    },
  );

  test('in whose place another file was put', async () => {
    const site = await startSite();
    const file = join(site.dataDir, 'onset.sqlite');
    const begin = () => {
      writeFileSync(`${file}.other`, 'not a database');
      renameSync(`${file}.other`, file);
    };
    expect(await seeOutage(site, { begin })).toEqual(NOTHING_WORKS);
  });
});
