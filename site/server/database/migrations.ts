import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { convertDomains } from './ascii-domains.ts';
import { createBilling } from './billing.ts';
import { createConsent } from './consent.ts';
import { documentId } from './document-id.ts';
import { createEmailChanges } from './email-changes.ts';
import { createKeyFingerprints } from './key-fingerprints.ts';
import { keepDevicesOfPurchases } from './licence-devices.ts';
import { changeLimitsAndRefresh } from './limits-and-refresh.ts';
import { createMailAndLimits } from './mail-and-limits.ts';
import { createReadinessProbe } from './readiness.ts';
import { createSelling } from './selling.ts';
import { createSubscribers } from './subscribers.ts';
import type { Tables } from './tables.ts';

/**
 * Every change of the schema in the order of its names. A migration that was released is never edited: a later one
 * changes what it made.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': { up: createAccounts },
  '0002-commons': { up: createCommons },
  '0003-mail-and-limits': { up: createMailAndLimits },
  '0004-email-changes': { up: createEmailChanges },
  '0005-limits-and-refresh': { up: changeLimitsAndRefresh },
  '0006-consent': { up: createConsent },
  '0007-readiness': { up: createReadinessProbe },
  '0008-subscribers': { up: createSubscribers },
  '0009-billing': { up: createBilling },
  '0010-selling': { up: createSelling },
  // It created a table that `0016` removes.
  '0011-demo-paddle': { up: () => Promise.resolve() },
  '0012-key-fingerprints': { up: createKeyFingerprints },
  '0013-licence-devices': { up: keepDevicesOfPurchases },
  '0014-ascii-domains': { up: convertDomains },
  '0015-lost-responses': { up: addLostResponses },
  '0016-no-demo-paddle': { up: removeDemoPaddle },
};

/** The demo checkout has its own file now. Its subscriptions end, because their records were in the table. */
async function removeDemoPaddle(database: Kysely<Tables>): Promise<void> {
  await database.schema.dropTable('demo_paddle').ifExists().execute();
  await database
    .updateTable('billing_subscriptions')
    .set({ status: 'canceled', ended_at: new Date().toISOString(), next_payment_at: null, scheduled_action: null })
    .where('price_id', 'like', 'pri_01demo%')
    .execute();
}

/** With the defaults, a process of the release before can refresh sessions while it is replaced. */
async function addLostResponses(database: Kysely<Tables>): Promise<void> {
  for (const column of ['skipped_generations', 'received_generation'])
    await database.schema
      .alterTable('sessions')
      .addColumn(column, 'integer', (each) => each.notNull().defaultTo(0))
      .execute();
}

async function createAccounts(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('users')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('document_id', 'text', (column) => column.notNull().unique())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('confirmed', 'integer', (column) => column.notNull())
    .addColumn('blocked', 'integer', (column) => column.notNull())
    .addColumn('paddle_customer_id', 'text')
    .addColumn('full_name', 'text')
    .addColumn('company', 'text')
    .addColumn('country', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('login_names')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .execute();
  await database.schema.createIndex('login_names_user').on('login_names').column('user_id').execute();
  await database.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_active_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await database.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await database.schema.createIndex('sessions_end').on('sessions').column('expires_at').execute();
  await database.schema
    .createTable('refresh_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('refresh_tokens_session').on('refresh_tokens').column('session_id').execute();
}

async function createCommons(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('commons')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('document_id', 'text', (column) => column.notNull().unique())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  const now = new Date().toISOString();
  await database
    .insertInto('commons')
    .values(
      Object.entries(firstCommons).map(([key, value]) => ({
        document_id: documentId(),
        key,
        value: JSON.stringify(value),
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}

/**
 * The site-wide content of a new site. `announcement` is a text shown on every page, or null for none. A server puts what
 * its build says in place of the others (`first-commons.ts`), because this can never change.
 */
const firstCommons = {
  announcement: null,
  tagline: 'Record your screen. Keep the good part.',
  support_email: 'support@onset.example',
  latest_version: '2.4.0',
};
