import { randomBytes } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { hashToken } from '../database/token-hash.ts';
import { timestamp } from '../process/clock.ts';

/** The user a code was sent to. */
export interface ResetCodeOwner {
  readonly userId: number;
  readonly username: string;
  /** The address of the account. */
  readonly email: string;
  /** The address the code was sent to. */
  readonly sentTo: string;
}

/**
 * Makes a code of 128 hexadecimal digits that is good until `expiresAt`. Those sent before stay good: a stranger who
 * asks for one more must not make void what the owner is about to use.
 */
export async function addResetCode(
  transaction: DatabaseTransaction,
  { id, email }: { id: number; email: string },
  expiresAt: number,
  now: number,
): Promise<string> {
  const code = randomBytes(64).toString('hex');
  const values = { hash: hashToken(code), user_id: id, email };
  await transaction
    .insertInto('reset_codes')
    .values({ ...values, created_at: timestamp(now), expires_at: timestamp(expiresAt) })
    .execute();
  return code;
}

/** Whose code it is, without using it up; `undefined` when it is not good, was used, or ran out. */
export function findResetCode(database: Database, code: string, now: number): Promise<ResetCodeOwner | undefined> {
  return (
    database
      .selectFrom('reset_codes')
      .innerJoin('users', 'users.id', 'reset_codes.user_id')
      .select(['users.id as userId', 'users.username', 'users.email', 'reset_codes.email as sentTo'])
      .where('reset_codes.hash', '=', hashToken(code))
      // A mail made at the moment of a change of address may have its code stored after the others were made void.
      .whereRef('reset_codes.email', '=', 'users.email')
      .where('reset_codes.expires_at', '>', timestamp(now))
      .executeTakeFirst()
  );
}

/** Makes every reset code of a user void. */
export async function voidResetCodes(transaction: DatabaseTransaction, userId: number): Promise<void> {
  await transaction.deleteFrom('reset_codes').where('user_id', '=', userId).execute();
}

/** Forgets the reset codes that ran out. */
export async function clearResetCodes(database: Database, now: number): Promise<void> {
  await database.deleteFrom('reset_codes').where('expires_at', '<=', timestamp(now)).execute();
}
