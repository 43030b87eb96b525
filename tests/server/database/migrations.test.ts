import { brand } from '@onset/design-system/brand';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../site/server/database/open.ts';
import type { DatabasePlace } from '../../../site/server/database/open.ts';
import type { Database } from '../../../site/server/database/tables.ts';
import { newPostgresDatabase, onPostgres } from '../database.ts';
import { adminEnv, runAdminWith } from '../run-admin.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';

/** A database without a schema. */
async function emptyPlace(): Promise<DatabasePlace> {
  const databaseUrl = onPostgres() ? await newPostgresDatabase(onTestFinished, { empty: true }) : undefined;
  return { dataDir: temporaryDir(), databaseUrl, onError() {} };
}

const tablesOf = async (database: Database) => (await database.introspection.getTables()).map(({ name }) => name);

test('an empty database gets the schema and the first site settings of the build, which later builds keep', async () => {
  const place = await emptyPlace();
  const settingsOf = (database: Database) =>
    database.selectFrom('commons').select(['id', 'key', 'value']).orderBy('id').execute();
  const first = await openDatabase({ ...place, firstCommons: { latest_version: '1.12.0', unknown: 'x' } });
  const [tables, settings] = [await tablesOf(first), await settingsOf(first)];
  expect(tables).toEqual(
    expect.arrayContaining(['users', 'sessions', 'commons', 'mails', 'billing_events', 'licence_devices']),
  );
  expect(settings.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(settings.find(({ key }) => key === 'latest_version')?.value).toBe('"1.12.0"');
  await first.destroy();
  const second = await openDatabase({ ...place, firstCommons: { latest_version: '1.13.0' } });
  onTestFinished(() => second.destroy());
  expect([await tablesOf(second), await settingsOf(second)]).toEqual([tables, settings]);
});

const AT = '2026-01-01T00:00:00.000Z';

/** Creates a database with the schema before `0001-initial`, a user, a Mac, two customers and a demo subscription. */
async function createEarlierDatabase(place: DatabasePlace): Promise<void> {
  const database = await openDatabase(place);
  const run = (statement: string) => sql.raw(statement).execute(database);
  for (const column of ['skipped_generations', 'received_generation'])
    await database.schema.alterTable('sessions').dropColumn(column).execute();
  await database.schema.alterTable('billing_subscriptions').dropColumn('is_claimed').execute();
  await run('drop table licence_devices');
  await run(`create table licence_devices (id text primary key, user_id integer not null, device text not null,
    name text not null, session_id text not null, added_at text not null, last_seen_at text not null,
    constraint licence_devices_device unique (user_id, device))`);
  await run('create table demo_paddle (id text primary key)');
  await run('drop table codes');
  for (const [name, columns] of [
    ['codes', 'user_id integer, purpose text, email text, created_at text'],
    ['reset_codes', 'user_id integer, email text, created_at text'],
    ['email_change_codes', 'change_id integer, purpose text'],
    ['subscriber_codes', 'subscriber_id integer, purpose text, email text'],
  ])
    await run(`create table ${name} (hash text primary key, ${columns}, expires_at text)`);
  await run('delete from kysely_migration');
  for (const name of ['0001-accounts', '0012-key-fingerprints'])
    await run(`insert into kysely_migration (name, timestamp) values ('${name}', '${AT}')`);
  await database
    .insertInto('users')
    .values({
      document_id: 'x',
      username: 'reader',
      email: 'user@xn--bcher-kva.example',
      email_proved: 1,
      password_hash: 'h',
      role: 'authenticated',
      provider: 'local',
      confirmed: 1,
      blocked: 0,
      created_at: AT,
      updated_at: AT,
    })
    .execute();
  await run(`insert into sessions (id, user_id, device, generation, created_at, last_active_at, expires_at)
    values ('session', 1, 'Firefox on Linux', 3, '${AT}', '${AT}', '${AT}')`);
  await run(`insert into licence_devices values ('mac', 1, 'device', 'My Mac', 'session', '${AT}', '${AT}')`);
  const event = { occurred_at: '2026-01-01T00:00:00.000000Z', event_id: 'evt_1' };
  await database
    .insertInto('billing_customers')
    .values([
      { ...event, id: 'ctm_1', email: 'user@bücher.example' },
      { ...event, id: 'ctm_2', email: 'user@example.test' },
    ])
    .execute();
  const subscription = { ...event, customer_id: 'ctm_2', status: 'active', name: brand.name, currency: 'USD' } as const;
  await database
    .insertInto('billing_subscriptions')
    .values({ ...subscription, id: 'sub_1', price_id: 'pri_01demo', created_at: AT, next_payment_at: AT })
    .execute();
  await run(`insert into codes values ('a', 1, 'confirm', 'user@example.test', '${AT}', '${AT}')`);
  await run(`insert into reset_codes values ('b', 1, 'user@example.test', '${AT}', '${AT}')`);
  await run(`insert into email_changes (id, user_id, old_email, new_email, started_at, expires_at)
    values (1, 1, 'old@example.test', 'user@example.test', '${AT}', '${AT}')`);
  await run("insert into email_change_codes values ('c', 1, 'undo', null)");
  await run(`insert into subscribers (id, list, asked_at) values (1, 'newsletter', '${AT}')`);
  await run(`insert into subscriber_codes values ('d', 1, 'confirm', 'user@example.test', '${AT}')`);
  await run("insert into subscriber_codes values ('e', 1, 'unsubscribe', null, null)");
  await database.destroy();
}

test('a database of an earlier version is only opened after an upgrade, which keeps its data', async () => {
  const place = await emptyPlace();
  await createEarlierDatabase(place);
  await expect(openDatabase(place)).rejects.toThrow(
    'The database was created by an earlier version. Stop all servers and run "npm run admin -- upgrade-database".',
  );
  for (const stdout of ['Upgraded the database.\n', 'The database is up to date already.\n'])
    expect(await runAdminWith(adminEnv(place), ['upgrade-database'])).toEqual({ code: 0, stdout, stderr: '' });
  const database = await openDatabase(place);
  onTestFinished(() => database.destroy());
  expect(await tablesOf(database)).not.toContain('demo_paddle');
  const [sessions, macs, customers, users, subscriptions, codes] = await Promise.all([
    database.selectFrom('sessions').select(['id', 'generation', 'skipped_generations']).execute(),
    database.selectFrom('licence_devices').select(['id', 'user_id', 'purchase_id']).execute(),
    database.selectFrom('billing_customers').select(['email', 'user_id']).orderBy('id').execute(),
    database.selectFrom('users').select('paddle_customer_id').execute(),
    database.selectFrom('billing_subscriptions').select(['status', 'next_payment_at']).execute(),
    database.selectFrom('codes').select(['hash', 'purpose', 'user_id', 'change_id', 'subscriber_id']).execute(),
  ]);
  expect(sessions).toEqual([{ id: 'session', generation: 3, skipped_generations: 0 }]);
  expect(macs).toEqual([{ id: 'mac', user_id: 1, purchase_id: null }]);
  expect(customers).toEqual([
    { email: 'user@xn--bcher-kva.example', user_id: 1 },
    { email: 'user@example.test', user_id: null },
  ]);
  expect(users).toEqual([{ paddle_customer_id: 'ctm_1' }]);
  expect(subscriptions).toEqual([{ status: 'canceled', next_payment_at: null }]);
  const of = { user_id: null, change_id: null, subscriber_id: null };
  expect(codes.toSorted((one, other) => one.hash.localeCompare(other.hash))).toEqual([
    { ...of, hash: 'a', purpose: 'confirm', user_id: 1 },
    { ...of, hash: 'b', purpose: 'reset', user_id: 1 },
    { ...of, hash: 'c', purpose: 'undo-change', change_id: 1 },
    { ...of, hash: 'd', purpose: 'confirm-list', subscriber_id: 1 },
    { ...of, hash: 'e', purpose: 'unsubscribe', subscriber_id: 1 },
  ]);
});
