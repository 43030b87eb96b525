import type { SignupPurpose } from '../../contract/signup.ts';
import type { Database, DatabaseTransaction, SubscriberRow } from '../database/tables.ts';
import { inTransaction, locking } from '../database/transaction.ts';
import { unsubscribeCode, queryValidCode } from '../database/codes.ts';
import { DAY, timestamp } from '../process/clock.ts';
import type { KeyedHash } from '../process/secrets.ts';

/*
 * Who is on a list. An address waits until its owner has pressed the button of the mail, is confirmed from then on, and
 * once it has left is kept as a hash alone: see docs/decisions/0016-newsletter-and-waitlist.md.
 */

/** How long an address that nobody confirms is kept after it was last asked for. */
const WAITING_LIFETIME = 30 * DAY;

const hashOf = (hash: KeyedHash, list: SignupPurpose, email: string): string => hash(`left ${list}`, email);

/** The row of an address that was asked for: the one there is, or a new one that waits. */
export async function askedFor(
  transaction: DatabaseTransaction,
  { list, email, source }: { list: SignupPurpose; email: string; source: string | null },
  hash: KeyedHash,
  now: number,
): Promise<SubscriberRow> {
  const left = await transaction
    .selectFrom('subscribers')
    .selectAll()
    .where('email_hash', '=', hashOf(hash, list, email))
    .where('list', '=', list)
    .$call(locking(transaction, 'subscribers'))
    .executeTakeFirst();
  if (left !== undefined) return left;
  return transaction
    .insertInto('subscribers')
    .values({ list, email, source, asked_at: timestamp(now) })
    .onConflict((conflict) => conflict.columns(['email', 'list']).doUpdateSet({ asked_at: timestamp(now) }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The row of an address on a list, confirmed or not; `undefined` for one that is not on it or has left. */
export function findSubscriber(
  database: Database,
  list: SignupPurpose,
  email: string,
): Promise<SubscriberRow | undefined> {
  return database
    .selectFrom('subscribers')
    .selectAll()
    .where('email', '=', email)
    .where('list', '=', list)
    .executeTakeFirst();
}

/**
 * Confirms the address a code was sent to, also one that had left. Tells which it is, and whether it was not before: used
 * a second time, as by a double click, a code changes nothing. `undefined` for a code that is not good or no longer.
 */
export async function confirmSubscriber(
  transaction: DatabaseTransaction,
  code: string,
  now: number,
): Promise<{ list: SignupPurpose; email: string; isNew: boolean } | undefined> {
  const { id: row } = (await sentWith(transaction, code, now)) ?? {};
  if (row === undefined) return undefined;
  const own = transaction.selectFrom('subscribers').select('id').where('id', '=', row);
  await own.$call(locking(transaction, 'subscribers')).execute();
  // Looked for once more: whoever held the lock until now may have taken the address off the list.
  const sent = await sentWith(transaction, code, now);
  if (sent === undefined || sent.email === null) return undefined;
  const { list, email } = sent;
  // One that left before `JWT_SECRET` changed may have been asked for as a new one since.
  const { id } = (await findSubscriber(transaction, list, email)) ?? sent;
  const confirmed = await transaction
    .updateTable('subscribers')
    .set({ email, email_hash: null, confirmed_at: timestamp(now), unsubscribed_at: null })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return { list, email, isNew: confirmed !== undefined };
}

/** Whose a code that confirms is, while it is good. */
function sentWith(transaction: DatabaseTransaction, code: string, now: number) {
  return queryValidCode(transaction, code, 'confirm-list', now)
    .innerJoin('subscribers', 'subscribers.id', 'codes.subscriber_id')
    .select(['subscribers.id', 'subscribers.list', 'codes.email'])
    .executeTakeFirst();
}

/**
 * Takes whoever a code was sent to off its list; used again it changes nothing. False for a code that no mail had, or
 * of an address that was deleted because nobody confirmed it.
 */
export function unsubscribe(database: Database, code: string, hash: KeyedHash, now: number): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const row = await queryValidCode(transaction, code, 'unsubscribe', now)
      .innerJoin('subscribers', 'subscribers.id', 'codes.subscriber_id')
      .selectAll('subscribers')
      .executeTakeFirst();
    if (row !== undefined) await takeOff(transaction, row, hash, now);
    return row !== undefined;
  });
}

/** Takes an address off a list, or off all of them; tells how many it was on. */
export async function unsubscribeAddress(
  transaction: DatabaseTransaction,
  { email, list }: { email: string; list?: SignupPurpose },
  hash: KeyedHash,
  now: number,
): Promise<number> {
  const rows = await subscriptionsOf(transaction, email);
  const those = rows.filter((row) => list === undefined || row.list === list);
  for (const row of those) await takeOff(transaction, row, hash, now);
  return those.length;
}

/** The lists an address is on, or is asked for. */
export function subscriptionsOf(database: Database, email: string): Promise<SubscriberRow[]> {
  return database.selectFrom('subscribers').selectAll().where('email', '=', email).orderBy('list').execute();
}

/** Deletes the address and keeps its hash. Links sent before confirm nothing any more. */
async function takeOff(
  transaction: DatabaseTransaction,
  { id, list, email }: SubscriberRow,
  hash: KeyedHash,
  now: number,
): Promise<void> {
  await transaction.deleteFrom('codes').where('subscriber_id', '=', id).where('purpose', '=', 'confirm-list').execute();
  if (email === null) return;
  const emailHash = hashOf(hash, list, email);
  await forgetEarlier(transaction, id, emailHash, list);
  await transaction
    .updateTable('subscribers')
    .set({ email: null, email_hash: emailHash, source: null, confirmed_at: null, unsubscribed_at: timestamp(now) })
    .where('id', '=', id)
    .execute();
}

/** An address asked for at the moment it left may have two rows. The links of the one go to the other. */
async function forgetEarlier(
  transaction: DatabaseTransaction,
  id: number,
  emailHash: string,
  list: SignupPurpose,
): Promise<void> {
  const earlier = await transaction
    .selectFrom('subscribers')
    .select('id')
    .where('email_hash', '=', emailHash)
    .where('list', '=', list)
    .executeTakeFirst();
  if (earlier === undefined) return;
  await transaction.updateTable('codes').set({ subscriber_id: id }).where('subscriber_id', '=', earlier.id).execute();
  await transaction.deleteFrom('subscribers').where('id', '=', earlier.id).execute();
}

/** Deletes email addresses that were never confirmed. */
export async function clearSubscribers(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('subscribers')
    .where('asked_at', '<=', timestamp(now - WAITING_LIFETIME))
    .where('confirmed_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .execute();
}

/** Somebody to write to, as an operator takes them to the program that sends the mails. */
interface ExportedSubscriber {
  readonly email: string;
  readonly confirmedAt: string;
  /** Where on the site the address was given, as the form said. */
  readonly source: string | null;
  /** For the link at the end of each mail. */
  readonly unsubscribeUrl: string;
  /** For the header `List-Unsubscribe` of each mail. */
  readonly oneClickUrl: string;
}

/** Everybody on a list who has confirmed it, the first of them first. `origin` is that of the links. */
export async function exportSubscribers(
  database: Database,
  list: SignupPurpose,
  { origin, hash, now }: { origin: string; hash: KeyedHash; now: number },
): Promise<ExportedSubscriber[]> {
  const rows = await database
    .selectFrom('subscribers')
    .selectAll()
    .where('list', '=', list)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();
  const exported: ExportedSubscriber[] = [];
  for (const row of rows) {
    if (row.email === null || row.confirmed_at === null) continue;
    const code = await unsubscribeCode(database, row, hash, now);
    exported.push({
      email: row.email,
      confirmedAt: row.confirmed_at,
      source: row.source,
      unsubscribeUrl: `${origin}/unsubscribe?code=${code}`,
      oneClickUrl: `${origin}/api/newsletter/unsubscribe?token=${code}`,
    });
  }
  return exported;
}

/** How many are on a list, wait to be confirmed, and have left. */
export async function countSubscribers(database: Database, list: SignupPurpose) {
  const { confirmed, left, all } = await database
    .selectFrom('subscribers')
    .select((row) => [
      row.fn.count('confirmed_at').as('confirmed'),
      row.fn.count('unsubscribed_at').as('left'),
      row.fn.countAll().as('all'),
    ])
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return { confirmed: Number(confirmed), waiting: Number(all) - Number(confirmed) - Number(left), left: Number(left) };
}

/**
 * A table as CSV (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe before it, with which it is
 * text: strangers choose addresses, and `=cmd|…@example.com` is one. JSON has them as they are.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
