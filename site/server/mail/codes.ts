import { randomBytes } from 'node:crypto';
import type { CodesTable, Database, DatabaseTransaction } from '../database/tables.ts';
import { hashToken } from '../database/token-hash.ts';
import { timestamp } from '../process/clock.ts';
import { clearResetCodes, voidResetCodes } from './reset-codes.ts';

/** Whose code it is, and what for. */
export interface CodeTarget {
  readonly userId: number;
  readonly purpose: CodesTable['purpose'];
  /** The address it is sent to. */
  readonly email: string;
}

/** Makes a code of 128 hexadecimal digits that is good until `expiresAt`; an earlier one of the purpose is void. */
export async function addCode(
  transaction: DatabaseTransaction,
  { userId, purpose, email }: CodeTarget,
  expiresAt: number,
  now: number,
): Promise<string> {
  const code = randomBytes(64).toString('hex');
  const values = { hash: hashToken(code), email, created_at: timestamp(now), expires_at: timestamp(expiresAt) };
  await transaction
    .insertInto('codes')
    .values({ ...values, user_id: userId, purpose })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
    .execute();
  return code;
}

/** Uses a code up: tells whose it was, `undefined` when it is not good, was used, or ran out. */
export async function takeCode(
  transaction: DatabaseTransaction,
  code: string,
  purpose: CodesTable['purpose'],
  now: number,
): Promise<{ userId: number; email: string } | undefined> {
  const row = await transaction
    .deleteFrom('codes')
    .where('hash', '=', hashToken(code))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', timestamp(now))
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  return row === undefined ? undefined : { userId: row.user_id, email: row.email };
}

/** Makes every code of a user void. */
export async function voidCodes(transaction: DatabaseTransaction, userId: number): Promise<void> {
  await transaction.deleteFrom('codes').where('user_id', '=', userId).execute();
  await voidResetCodes(transaction, userId);
}

/** Forgets the codes that ran out. */
export async function clearCodes(database: Database, now: number): Promise<void> {
  await database.deleteFrom('codes').where('expires_at', '<=', timestamp(now)).execute();
  await clearResetCodes(database, now);
}
