import { randomBytes } from 'node:crypto';
import type { Database, DatabaseTransaction, EmailChangeCodesTable } from '../database/tables.ts';
import { hashToken } from '../database/token-hash.ts';
import { timestamp } from '../process/clock.ts';

type Purpose = EmailChangeCodesTable['purpose'];

/**
 * Makes a code of 128 hexadecimal digits for a change of address. Those made before stay good: of two mails, either may
 * be the one that is read. `expiresAt` undefined: as long as the change can be undone.
 */
export async function addChangeCode(
  transaction: DatabaseTransaction,
  changeId: number,
  purpose: Purpose,
  expiresAt?: number,
): Promise<string> {
  const code = randomBytes(64).toString('hex');
  await transaction
    .insertInto('email_change_codes')
    .values({
      hash: hashToken(code),
      change_id: changeId,
      purpose,
      expires_at: expiresAt === undefined ? null : timestamp(expiresAt),
    })
    .execute();
  return code;
}

/** Which change a code is of, and whose; `undefined` for a code that is not good or no longer. */
export function findChangeCode(
  database: Database,
  code: string,
  purpose: Purpose,
  now: number,
): Promise<{ changeId: number; userId: number } | undefined> {
  return database
    .selectFrom('email_change_codes')
    .innerJoin('email_changes', 'email_changes.id', 'email_change_codes.change_id')
    .select(['email_changes.id as changeId', 'email_changes.user_id as userId'])
    .where('email_change_codes.hash', '=', hashToken(code))
    .where('email_change_codes.purpose', '=', purpose)
    .where('email_changes.expires_at', '>', timestamp(now))
    .where((is) =>
      is.or([
        is('email_change_codes.expires_at', 'is', null),
        is('email_change_codes.expires_at', '>', timestamp(now)),
      ]),
    )
    .executeTakeFirst();
}
