import { randomBytes } from 'node:crypto';
import type { Database, DatabaseTransaction, SubscriberRow } from '../database/tables.ts';
import { hashToken } from '../database/token-hash.ts';
import type { KeyedHash } from '../process/keyed-hash.ts';
import { timestamp } from '../process/clock.ts';

/**
 * Makes a code of 128 hexadecimal digits that confirms an address until `expiresAt`. Those sent before stay good: a
 * stranger who asks for one more must not make void what the owner is about to use.
 */
export async function addConfirmCode(
  transaction: DatabaseTransaction,
  { id }: Pick<SubscriberRow, 'id'>,
  email: string,
  expiresAt: number,
): Promise<string> {
  const code = randomBytes(64).toString('hex');
  const values = { hash: hashToken(code), subscriber_id: id, email, expires_at: timestamp(expiresAt) };
  await transaction
    .insertInto('subscriber_codes')
    .values({ ...values, purpose: 'confirm' })
    .execute();
  return code;
}

/** Whether a code that confirms is on its way to somebody, and still good. */
export async function hasConfirmCode(
  transaction: DatabaseTransaction,
  { id }: Pick<SubscriberRow, 'id'>,
  now: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('subscriber_codes')
    .select('hash')
    .where('subscriber_id', '=', id)
    .where('purpose', '=', 'confirm')
    .where('expires_at', '>', timestamp(now))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The code that takes somebody off a list, the same in every mail and every export, good for ever. It is computed and
 * kept as a hash alone, so that it can be written into the next mail without lying in the database; and because its hash
 * is kept, those of old mails are good after `JWT_SECRET` has changed.
 */
export async function unsubscribeCode(
  database: Database,
  { id }: Pick<SubscriberRow, 'id'>,
  hash: KeyedHash,
): Promise<string> {
  const code = Buffer.from(hash('unsubscribe', String(id)), 'base64url').toString('hex');
  await database
    .insertInto('subscriber_codes')
    .values({ hash: hashToken(code), subscriber_id: id, purpose: 'unsubscribe', email: null, expires_at: null })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return code;
}
