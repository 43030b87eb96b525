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
import { temporaryDir } from '../setup/temporary-dir.ts';

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
    expect.arrayContaining(['users', 'sessions', 'commons', 'mails', 'billing_events', 'licence_devices']),
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

test('a customer of the version before whose domain is not in ASCII is given to the user with that email address', async () => {
  const place = await emptyPlace();
  const before = await bringTo(place, '0013-licence-devices');
  const at = '2026-01-01T00:00:00.000Z';
  const event = { occurred_at: '2026-01-01T00:00:00.000000Z', event_id: 'evt_1' };
  const user = { document_id: 'x', password_hash: 'h', role: 'authenticated', provider: 'local', blocked: 0 };
  await before
    .insertInto('users')
    .values({
      ...user,
      username: 'reader',
      email: 'user@xn--bcher-kva.example',
      confirmed: 1,
      email_proved: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await before
    .insertInto('billing_customers')
    .values([
      { ...event, id: 'ctm_1', email: 'user@bücher.example' },
      { ...event, id: 'ctm_2', email: 'user@example.test' },
    ])
    .execute();
  await before.destroy();
  const now = await openDatabase(place);
  onTestFinished(() => now.destroy());
  expect(await now.selectFrom('billing_customers').select(['email', 'user_id']).orderBy('id').execute()).toEqual([
    { email: 'user@xn--bcher-kva.example', user_id: 1 },
    { email: 'user@example.test', user_id: null },
  ]);
  expect(await now.selectFrom('users').select('paddle_customer_id').execute()).toEqual([
    { paddle_customer_id: 'ctm_1' },
  ]);
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
    '0014-ascii-domains',
    '0015-lost-responses',
    '0016-no-demo-paddle',
  ]);
});
