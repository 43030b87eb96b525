import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { post } from '../calls.ts';
import { NOTHING_IS_WRITTEN, NOTHING_WORKS, errors, expectUnavailable, seeOutage } from '../outage.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await startSite({ config: { trustedProxies: 1 } });
});

const run = (statement: string) => sql.raw(statement).execute(site.database);

test('the readiness check adds no rows to the database', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    expect((await site.send('/readyz')).status).toBe(200);
    site.wait(1_000);
  }
  expect(await site.database.selectFrom('readiness').select('id').execute()).toHaveLength(1);
});

describe('every account call gets a 503, and the process stays up, if the SQLite database', () => {
  test('was closed', async () => {
    expect(await seeOutage(site, { begin: () => site.database.destroy() })).toEqual(NOTHING_WORKS);
  });

  test('is read-only, except for calls that only read', async () => {
    const setReadOnly = (value: string) => () => run(`pragma query_only = ${value}`);
    const outage = { begin: setReadOnly('on'), end: setReadOnly('off') };
    expect(await seeOutage(site, outage)).toEqual(NOTHING_IS_WRITTEN);
  });

  test('is locked by another process, except for calls that only read', async () => {
    const other = new DatabaseSync(join(site.dataDir, 'onset.sqlite'));
    onTestFinished(() => other.close());
    const outage = { begin: () => other.exec('begin immediate'), end: () => other.exec('rollback') };
    expect(await seeOutage(site, outage)).toEqual(NOTHING_IS_WRITTEN);
  });

  test.for(['onset.sqlite', 'onset.sqlite-wal', 'onset.sqlite-shm'])(
    'lost its file %s, because the next start would not find new data',
    async (name) => {
      const file = join(site.dataDir, name);
      const begin = () => renameSync(file, `${file}.moved`);
      const end = () => renameSync(`${file}.moved`, file);
      expect(await seeOutage(site, { begin, end })).toEqual(NOTHING_WORKS);
      expect(errors(site)[0]).toContain(`${name} was moved, replaced or deleted`);
    },
  );

  test('was replaced by another file', async () => {
    const other = join(site.dataDir, 'other');
    writeFileSync(other, 'not a database');
    const begin = () => renameSync(other, join(site.dataDir, 'onset.sqlite'));
    expect(await seeOutage(site, { begin })).toEqual(NOTHING_WORKS);
  });
});

describe('on a full disk', () => {
  test('a call that adds a row gets a 503', async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(site.database);
    await run(`pragma max_page_count = ${rows[0]?.page_count ?? 0}`);
    // Each guess is counted in a separate row, until the database has no free page.
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

  test('a transaction that SQLite rolls back does not block later ones', async () => {
    // The first rows of a registration fit. Then SQLite ends the transaction itself, as on a full disk.
    await run("create trigger full before insert on users begin select raise(rollback, 'no room'); end");
    const person = { username: 'bobby', email: 'bobby@example.test', password: 'long enough' };
    await post(site, '/api/auth/local/register', person);
    expect(errors(site)).toEqual([expect.stringContaining('no room')]);
    await run('drop trigger full');
    expect((await post(site, '/api/auth/local/register', person)).status).toBe(200);
  });
});
