import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../site/server/database/migrations.ts';
import { openDatabase } from '../../site/server/database/open.ts';
import type { DatabasePlace } from '../../site/server/database/open.ts';
import { NodePostgresDialect } from '../../site/server/database/postgres.ts';
import { NodeSqliteDialect } from '../../site/server/database/sqlite.ts';
import type { Database, Tables } from '../../site/server/database/tables.ts';
import { newPostgresDatabase, onPostgres } from './database.ts';
import { temporaryDir } from './site.ts';

const fail = (error: Error): never => {
  throw error;
};

/** A database without a schema. */
async function emptyPlace(): Promise<DatabasePlace> {
  const databaseUrl = onPostgres() ? await newPostgresDatabase(onTestFinished, { empty: true }) : undefined;
  return { dataDir: temporaryDir(), databaseUrl, onError: fail };
}

/** Brings a database to a migration and no further, as a release of that time did. */
async function bringTo({ dataDir, databaseUrl }: DatabasePlace, migration: string): Promise<Database> {
  const database = new Kysely<Tables>({
    dialect:
      databaseUrl === undefined
        ? new NodeSqliteDialect(join(dataDir, 'onset.sqlite'))
        : new NodePostgresDialect(databaseUrl, fail),
  });
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateTo(migration);
  expect(error).toBeUndefined();
  return database;
}

const tablesOf = async (database: Database) => (await database.introspection.getTables()).map(({ name }) => name);

test('an empty database gets the whole schema, and a second start changes nothing', async () => {
  const place = await emptyPlace();
  const first = await openDatabase(place);
  const tables = await tablesOf(first);
  expect(tables).toEqual(
    expect.arrayContaining([
      'email_changes',
      'email_change_codes',
      'users',
      'sessions',
      'commons',
      'codes',
      'mails',
      'attempts',
      'known_devices',
      'reset_codes',
      'subscribers',
      'licence_devices',
      'reconciliation',
      'measured_purchases',
      'subscriber_codes',
      'billing_events',
      'billing_customers',
      'billing_subscriptions',
      'billing_transactions',
      'billing_adjustments',
      'billing_notices',
      'demo_paddle',
      'key_fingerprints',
    ]),
  );
  const [entry] = await first.selectFrom('commons').select('id').orderBy('id').execute();
  expect(entry).toEqual({ id: 1 });
  await first.destroy();
  const second = await openDatabase({ ...place, firstCommons: { latest_version: '9.9.9' } });
  onTestFinished(() => second.destroy());
  expect(await tablesOf(second)).toEqual(tables);
  expect(await second.selectFrom('commons').select('key').execute()).toHaveLength(4);
});

test('a new database says of the site what the build says; one that is there keeps its own', async () => {
  const place = await emptyPlace();
  const version = async (database: Database): Promise<string | undefined> =>
    (await database.selectFrom('commons').select('value').where('key', '=', 'latest_version').executeTakeFirst())
      ?.value;
  const first = await openDatabase({ ...place, firstCommons: { latest_version: '1.12.0', unknown: 'x' } });
  expect(await version(first)).toBe('"1.12.0"');
  await first.destroy();
  const second = await openDatabase({ ...place, firstCommons: { latest_version: '1.13.0' } });
  onTestFinished(() => second.destroy());
  expect(await version(second)).toBe('"1.12.0"');
  expect(await second.selectFrom('commons').select('key').execute()).toHaveLength(4);
});

test('a database of the version before keeps what is in it', async () => {
  const place = await emptyPlace();
  const before = await bringTo(place, '0002-commons');
  const at = '2026-01-01T00:00:00.000Z';
  const person = {
    document_id: 'x',
    password_hash: 'h',
    role: 'authenticated',
    provider: 'local',
    confirmed: 1,
    blocked: 0,
  };
  await before
    .insertInto('users')
    .values({ ...person, username: 'alice', email: 'alice@example.test', created_at: at, updated_at: at })
    .execute();
  const session = { user_id: 1, device: 'Firefox on Linux', generation: 3, created_at: at, last_active_at: at };
  for (const id of ['one', 'two'])
    await before
      .insertInto('sessions')
      .values({ ...session, id, expires_at: at })
      .execute();
  await before.destroy();
  const now = await openDatabase(place);
  onTestFinished(() => now.destroy());
  expect(await now.selectFrom('users').select(['username', 'pending_email']).execute()).toEqual([
    { username: 'alice', pending_email: null },
  ]);
  expect(await now.selectFrom('sessions').select(['id', 'device_id']).orderBy('id').execute()).toEqual([
    { id: 'one', device_id: null },
    { id: 'two', device_id: null },
  ]);
  // The first sign-in after the change is no news to her, whatever she signs in with.
  expect(await now.selectFrom('known_devices').select('user_id').execute()).toEqual([]);
});

test('an address that waited when nothing could undo it no longer waits', async () => {
  const place = await emptyPlace();
  const before = await bringTo(place, '0003-mail-and-limits');
  const at = '2026-01-01T00:00:00.000Z';
  await before
    .insertInto('users')
    .values({
      document_id: 'x',
      username: 'alice',
      email: 'alice@example.test',
      pending_email: 'new@example.test',
      password_hash: 'h',
      role: 'authenticated',
      provider: 'local',
      confirmed: 1,
      blocked: 0,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await before.destroy();
  const now = await openDatabase(place);
  onTestFinished(() => now.destroy());
  expect(await now.selectFrom('users').select(['email', 'pending_email', 'email_proved']).execute()).toEqual([
    { email: 'alice@example.test', pending_email: null, email_proved: 0 },
  ]);
});

test('the Macs of an account stay, and are counted after it was deleted', async () => {
  const place = await emptyPlace();
  const before = await bringTo(place, '0012-key-fingerprints');
  const at = '2026-01-01T00:00:00.000Z';
  const person = { document_id: 'x', username: 'alice', email: 'alice@example.test', password_hash: 'h', role: 'r' };
  await before
    .insertInto('users')
    .values({ ...person, provider: 'local', confirmed: 1, blocked: 0, created_at: at, updated_at: at })
    .execute();
  const mac = { id: 'one', device: 'mac-number-1', name: 'Mac', session_id: 's', added_at: at, last_seen_at: at };
  await before
    .insertInto('licence_devices')
    // As the table was then.
    .values({ ...mac, user_id: 1 } as typeof mac & { user_id: number; purchase_id: null })
    .execute();
  await before.destroy();
  const now = await openDatabase(place);
  onTestFinished(() => now.destroy());
  const macs = () => now.selectFrom('licence_devices').selectAll().execute();
  expect(await macs()).toEqual([{ ...mac, user_id: 1, purchase_id: null }]);
  await now.deleteFrom('users').execute();
  expect(await macs()).toEqual([{ ...mac, user_id: null, purchase_id: null }]);
});

test('a migration that was released is as it was', () => {
  expect(Object.keys(migrations)).toEqual([
    '0001-accounts',
    '0002-commons',
    '0003-mail-and-limits',
    '0004-email-changes',
    '0005-limits-and-refresh',
    '0006-consent',
    '0007-readiness',
    '0008-subscribers',
    '0009-billing',
    '0010-selling',
    '0011-demo-paddle',
    '0012-key-fingerprints',
    '0013-licence-devices',
  ]);
});
