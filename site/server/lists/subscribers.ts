import { ONE_CLICK_PATH } from '../../contract/signup.ts';
import type { SignupPurpose } from '../../contract/signup.ts';
import { unsubscribeCode, queryValidCode } from '../database/codes.ts';
import type { Database, DatabaseTransaction, SubscriberRow } from '../database/tables.ts';
import { inTransaction, locking } from '../database/transaction.ts';
import { findSubscriber, unsubscribedHash } from '../mail/compose-list.ts';
import { DAY, timestamp } from '../process/clock.ts';
import type { KeyedHash } from '../process/secrets.ts';

/*
 * Subscriptions to email lists. An email address is pending until its owner clicks the button that the email links to.
 * After an unsubscribe, only its hash is kept: see docs/decisions/0016-newsletter-and-waitlist.md.
 */

/** Lifetime of a pending subscription after the last signup, in milliseconds. */
const PENDING_LIFETIME = 30 * DAY;

/**
 * Confirms the email address that a code was sent to, also after an unsubscribe. `isNew` is false if it was confirmed
 * already, for example by a double click. Returns `undefined` for an invalid or expired code.
 */
export async function confirmSubscriber(
  transaction: DatabaseTransaction,
  code: string,
  now: number,
): Promise<{ list: SignupPurpose; email: string; isNew: boolean } | undefined> {
  const { id: row } = (await subscriptionOf(transaction, code, now)) ?? {};
  if (row === undefined) return undefined;
  const own = transaction.selectFrom('subscribers').select('id').where('id', '=', row);
  await own.$call(locking(transaction, 'subscribers')).execute();
  // Queried again: the transaction that held the lock before may have ended the subscription.
  const sent = await subscriptionOf(transaction, code, now);
  if (sent === undefined || sent.email === null) return undefined;
  const { list, email } = sent;
  // After `JWT_SECRET` changed, an unsubscribed email address can have a newer row.
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

/** Subscription of a valid confirmation code. */
function subscriptionOf(transaction: DatabaseTransaction, code: string, now: number) {
  return queryValidCode(transaction, code, 'confirm-list', now)
    .innerJoin('subscribers', 'subscribers.id', 'codes.subscriber_id')
    .select(['subscribers.id', 'subscribers.list', 'codes.email'])
    .executeTakeFirst();
}

/**
 * Ends the subscription of a code; repeating it changes nothing. Returns false for an unknown code, or if the
 * subscription was deleted because it was never confirmed.
 */
export function unsubscribe(database: Database, code: string, hash: KeyedHash, now: number): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const row = await queryValidCode(transaction, code, 'unsubscribe', now)
      .innerJoin('subscribers', 'subscribers.id', 'codes.subscriber_id')
      .selectAll('subscribers')
      .executeTakeFirst();
    if (row !== undefined) await endSubscription(transaction, row, hash, now);
    return row !== undefined;
  });
}

/** Ends one or all subscriptions of an email address. Returns how many. */
export async function unsubscribeAddress(
  transaction: DatabaseTransaction,
  { email, list }: { email: string; list?: SignupPurpose },
  hash: KeyedHash,
  now: number,
): Promise<number> {
  const rows = await subscriptionsOf(transaction, email);
  const selected = rows.filter((row) => list === undefined || row.list === list);
  for (const row of selected) await endSubscription(transaction, row, hash, now);
  return selected.length;
}

/** Confirmed and pending subscriptions. */
export function subscriptionsOf(database: Database, email: string): Promise<SubscriberRow[]> {
  return database.selectFrom('subscribers').selectAll().where('email', '=', email).orderBy('list').execute();
}

/** Replaces the email address with its hash. Confirmation links become invalid. */
async function endSubscription(
  transaction: DatabaseTransaction,
  { id, list, email }: SubscriberRow,
  hash: KeyedHash,
  now: number,
): Promise<void> {
  await transaction.deleteFrom('codes').where('subscriber_id', '=', id).where('purpose', '=', 'confirm-list').execute();
  if (email === null) return;
  const emailHash = unsubscribedHash(hash, list, email);
  await mergeEarlier(transaction, id, emailHash, list);
  await transaction
    .updateTable('subscribers')
    .set({ email: null, email_hash: emailHash, source: null, confirmed_at: null, unsubscribed_at: timestamp(now) })
    .where('id', '=', id)
    .execute();
}

/** Deletes an earlier row, as a concurrent signup can leave, and keeps its links valid. */
async function mergeEarlier(
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
    .where('asked_at', '<=', timestamp(now - PENDING_LIFETIME))
    .where('confirmed_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .execute();
}

/** Subscriber, as exported for the program that sends the newsletters. */
interface ExportedSubscriber {
  readonly email: string;
  readonly confirmedAt: string;
  /** Location of the signup form, as reported by the form. */
  readonly source: string | null;
  /** For the link at each email's end. */
  readonly unsubscribeUrl: string;
  /** For the `List-Unsubscribe` header. */
  readonly oneClickUrl: string;
}

/** Confirmed subscribers of a list, oldest first. `origin` is the origin of the links. */
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
      oneClickUrl: `${origin}${ONE_CLICK_PATH}?token=${code}`,
    });
  }
  return exported;
}

/** Number of confirmed, pending and ended subscriptions. */
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
 * Formats a table as CSV (RFC 4180). Cells that a spreadsheet would evaluate as formulas get a leading apostrophe,
 * because anyone can sign up as `=cmd|…@example.com`. JSON exports aren't changed.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
