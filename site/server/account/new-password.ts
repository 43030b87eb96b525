import type { DatabaseTransaction, UserRow } from '../database/tables.ts';
import type { FieldError } from '../http/api-error.ts';
import { deleteCodes } from '../mail/codes.ts';
import { queueMail } from '../mail/queue.ts';
import type { Client } from './client.ts';
import { dropEmailChange } from './email-change.ts';
import { passwordMaxBytes, passwordMinBytes, required } from './fields.ts';
import type { Rule } from './fields.ts';
import { normalizeNfc } from './normalize-nfc.ts';
import type { AccountService } from './service.ts';
import { endSessions, startSession } from './session.ts';
import type { StartedSession } from './session.ts';

/** Returns the errors of the new password of a form and of its confirmation. */
export function newPasswordErrors(fields: Readonly<Record<string, unknown>>): (FieldError | undefined)[] {
  const { password } = fields;
  const same: Rule = (confirmation) =>
    typeof password === 'string' && normalizeNfc(confirmation) === normalizeNfc(password)
      ? undefined
      : 'Passwords do not match';
  return [
    required(fields, 'passwordConfirmation', same),
    required(fields, 'password', passwordMinBytes, passwordMaxBytes),
  ];
}

/**
 * What follows a new password, whoever set it and how: all sessions end and codes are void, an address that waits is
 * dropped, a new session begins for the one who set it, and the owner of the address gets a mail. Throws 429 where that
 * would be one too many, unless it `mayBeLeftOut`.
 */
export async function afterNewPassword(
  transaction: DatabaseTransaction,
  user: UserRow,
  client: Client,
  service: AccountService,
  { mayBeLeftOut = false }: { mayBeLeftOut?: boolean } = {},
): Promise<StartedSession> {
  await endSessions(transaction, { userId: user.id }, service.now());
  await deleteCodes(transaction, user.id);
  await dropEmailChange(transaction, user.id);
  const notice = { event: 'password-changed', userId: user.id, recipient: user.email, mayBeLeftOut } as const;
  await queueMail(transaction, notice, service);
  return startSession(transaction, user.id, client, service);
}
