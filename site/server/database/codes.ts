import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { timestamp } from '../process/clock.ts';
import type { KeyedHash } from '../process/secrets.ts';
import type { CodesTable, Database, DatabaseTransaction, SubscriberRow } from './tables.ts';
import { hashToken } from './ids.ts';

/** Owner of a code, with which the code is deleted. */
type CodeOwner = { readonly user_id: number } | { readonly change_id: number } | { readonly subscriber_id: number };

type NewCode = {
  /** Email address to which it is sent. */
  readonly email: string;
} & (
  | {
      readonly purpose: Exclude<CodesTable['purpose'], 'undo-change' | 'unsubscribe'>;
      /** End of the code, in milliseconds since 1970. */
      readonly expiresAt: number;
    }
  /** Valid as long as the change can be undone. */
  | { readonly purpose: 'undo-change'; readonly expiresAt?: undefined }
);

/**
 * Stores and returns a new code of 128 hexadecimal digits. Earlier codes stay valid, because of two emails either may
 * be the one that is read. Only the code that confirms an account replaces the earlier one, as in the recorded
 * contract.
 */
export async function addCode(
  transaction: DatabaseTransaction,
  owner: CodeOwner,
  { purpose, email, expiresAt }: NewCode,
  now: number,
): Promise<string> {
  const code = randomBytes(64).toString('hex');
  const values = {
    hash: hashToken(code),
    email,
    created_at: timestamp(now),
    expires_at: expiresAt === undefined ? null : timestamp(expiresAt),
  };
  await transaction
    .insertInto('codes')
    .values({ ...owner, ...values, purpose })
    .onConflict((conflict) => conflict.column('user_id').where('purpose', '=', sql.lit('confirm')).doUpdateSet(values))
    .execute();
  return code;
}

/**
 * Returns the code to unsubscribe, which is valid forever and the same in each email and export. It is computed, so
 * that only its hash is stored. As the hash is stored, codes of old emails stay valid if `JWT_SECRET` changes.
 */
export async function unsubscribeCode(
  database: Database,
  { id }: Pick<SubscriberRow, 'id'>,
  hash: KeyedHash,
  now: number,
): Promise<string> {
  const code = Buffer.from(hash('unsubscribe', String(id)), 'base64url').toString('hex');
  await database
    .insertInto('codes')
    .values({
      hash: hashToken(code),
      purpose: 'unsubscribe',
      subscriber_id: id,
      email: null,
      created_at: timestamp(now),
      expires_at: null,
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return code;
}

/** Returns a query for a valid code, to be joined with its owner. */
export function queryValidCode(database: Database, code: string, purpose: CodesTable['purpose'], now: number) {
  return database
    .selectFrom('codes')
    .where('codes.hash', '=', hashToken(code))
    .where('codes.purpose', '=', purpose)
    .where((is) => is.or([is('codes.expires_at', 'is', null), is('codes.expires_at', '>', timestamp(now))]));
}

/** Returns the user of a code to set a new password, if it was sent to the user's email address. */
export function findResetCode(database: Database, code: string, now: number) {
  return (
    queryValidCode(database, code, 'reset', now)
      .innerJoin('users', 'users.id', 'codes.user_id')
      .select(['users.id as userId', 'users.username', 'users.email'])
      // An email that is composed during a change of the email address may store its code after the others were deleted.
      .whereRef('codes.email', '=', 'users.email')
      .executeTakeFirst()
  );
}

/** Returns the change of the email address that a code confirms or undoes, and its user. */
export function findChangeCode(
  database: Database,
  code: string,
  purpose: 'confirm-change' | 'undo-change',
  now: number,
) {
  return queryValidCode(database, code, purpose, now)
    .innerJoin('email_changes', 'email_changes.id', 'codes.change_id')
    .select(['email_changes.id as changeId', 'email_changes.user_id as userId'])
    .where('email_changes.expires_at', '>', timestamp(now))
    .executeTakeFirst();
}

/** Deletes the codes of a user to confirm the account and to set a new password. */
export async function deleteCodes(transaction: DatabaseTransaction, userId: number): Promise<void> {
  await transaction.deleteFrom('codes').where('user_id', '=', userId).execute();
}

/** Deletes expired codes. */
export async function clearCodes(database: Database, now: number): Promise<void> {
  await database.deleteFrom('codes').where('expires_at', '<=', timestamp(now)).execute();
}
