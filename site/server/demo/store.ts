import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { locking } from '../database/transaction.ts';
import { DAY, timestamp } from '../process/clock.ts';
import { recordSchemas } from './records.ts';
import type { RecordKind, Records } from './records.ts';
import { DemoError } from './demo-error.ts';

/** The most rows the demo keeps. Somebody who tries it makes a few dozen. */
const MOST_ROWS = 20_000;

/** How many are forgotten when there are that many. */
const FORGOTTEN_AT_ONCE = 2_000;

/** A checkout that nobody paid is forgotten after this. */
const DRAFT_LIFETIME = DAY;

/** Where an event is on its way, as its row's key. */
export type DeliveryState = 'waiting' | 'sent' | 'failed';

/** What a record is looked for by. */
const keyOf: { readonly [Kind in RecordKind]: (record: Records[Kind]) => string | null } = {
  customer: ({ email }) => email,
  transaction: ({ customerId }) => customerId,
  subscription: ({ customerId }) => customerId,
  event: () => 'waiting',
  session: ({ customerId }) => customerId,
};

/** When something is to happen with a record. */
const dueOf: { readonly [Kind in RecordKind]: (record: Records[Kind]) => string | null } = {
  customer: () => null,
  transaction: ({ status, createdAt }) =>
    status === 'draft' || status === 'ready' ? timestamp(Date.parse(createdAt) + DRAFT_LIFETIME) : null,
  subscription: () => null,
  event: ({ dueAt }) => dueAt,
  session: ({ expiresAt }) => expiresAt,
};

/** Stores a record, new or changed. */
export async function save<Kind extends RecordKind>(
  transaction: DatabaseTransaction,
  kind: Kind,
  record: Records[Kind],
): Promise<void> {
  const row = { key: keyOf[kind](record), due_at: dueOf[kind](record), data: JSON.stringify(record) };
  await transaction
    .insertInto('demo_paddle')
    .values({ id: record.id, kind, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The record of an id. */
export async function find<Kind extends RecordKind>(
  database: Database,
  kind: Kind,
  id: string,
): Promise<Records[Kind] | undefined> {
  if (!isId(id)) return undefined;
  const row = await byId(database, kind, id).executeTakeFirst();
  return row === undefined ? undefined : parse(kind, row.data);
}

/** The same, kept from others until the transaction ends. */
export async function findToChange<Kind extends RecordKind>(
  transaction: DatabaseTransaction,
  kind: Kind,
  id: string,
): Promise<Records[Kind] | undefined> {
  if (!isId(id)) return undefined;
  const row = await byId(transaction, kind, id).$call(locking(transaction, 'demo_paddle')).executeTakeFirst();
  return row === undefined ? undefined : parse(kind, row.data);
}

/** The newest records with a key, at most `limit`. */
export async function findByKey<Kind extends RecordKind>(
  database: Database,
  kind: Kind,
  key: string,
  limit = 100,
): Promise<Records[Kind][]> {
  const rows = await database
    .selectFrom('demo_paddle')
    .select('data')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ data }) => parse(kind, data));
}

/**
 * Forgets checkouts nobody paid, and sessions that are over; where there are too many rows all the same, the oldest events
 * that were sent, and the oldest checkouts nobody has paid. Throws a `DemoError` where there are none of these either. Call
 * it before whatever strangers may have written.
 */
export async function makeRoom(transaction: DatabaseTransaction, now: number): Promise<void> {
  await transaction
    .deleteFrom('demo_paddle')
    .where('kind', 'in', ['transaction', 'session'])
    .where('due_at', '<=', timestamp(now))
    .execute();
  const { rows } = await transaction
    .selectFrom('demo_paddle')
    .select((row) => row.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  if (Number(rows) < MOST_ROWS) return;
  const { numDeletedRows } = await transaction
    .deleteFrom('demo_paddle')
    .where('id', 'in', (from) =>
      from
        .selectFrom('demo_paddle')
        .select('id')
        .where((is) =>
          is.or([
            is.and([is('kind', '=', 'event'), is('key', 'in', ['sent', 'failed'] satisfies DeliveryState[])]),
            is.and([is('kind', '=', 'transaction'), is('due_at', 'is not', null)]),
          ]),
        )
        .orderBy('id')
        .limit(FORGOTTEN_AT_ONCE),
    )
    .executeTakeFirst();
  if (numDeletedRows === 0n)
    throw new DemoError(
      503,
      'demo_full',
      'The demo checkout has reached its storage limit. Delete the rows of the table demo_paddle.',
    );
}

/** Whether a text can be an id. PostgreSQL throws when it is asked for one with a NUL. */
const isId = (text: string): boolean => /^\w{1,100}$/.test(text);

const byId = (database: Database, kind: RecordKind, id: string) =>
  database.selectFrom('demo_paddle').select('data').where('kind', '=', kind).where('id', '=', id);

/** A record as it was stored. */
export function parse<Kind extends RecordKind>(kind: Kind, data: string): Records[Kind] {
  const schemas: { readonly [Each in RecordKind]: { parse: (value: unknown) => Records[Each] } } = recordSchemas;
  return schemas[kind].parse(JSON.parse(data));
}
