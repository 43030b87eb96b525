import type { Context } from 'hono';
import { timestamp } from '../clock.ts';
import { inTransaction } from '../database/transaction.ts';
import { invalid } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { requireCaller } from './caller.ts';
import { clientOf } from './client.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { refuseFaults, refuseUnknown, required, text, unspecifiedKeys } from './fields.ts';
import { afterNewPassword, newPasswordFaults } from './new-password.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { AccountService } from './service.ts';
import { signedInReply } from './signed-in.ts';

const wrongCurrent = () => invalid('The provided current password is invalid');

/**
 * `POST /api/auth/change-password`: sets a new password, ends every session of the user and answers with a new one.
 * Whoever holds a token of before, of this device or another, is signed out at once; the owner is told by mail.
 */
export async function changePassword(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  const { user } = await requireCaller(context, service);
  refuseUnknown(fields, ['currentPassword', 'password', 'passwordConfirmation'], unspecifiedKeys);
  refuseFaults(...newPasswordFaults(fields), required(fields, 'currentPassword'));
  const [current, next] = [text(fields, 'currentPassword'), text(fields, 'password')];
  const attempt = await service.attempts.begin('password', `own ${user.id}`, service.addressOf(context));
  if (!(await verifyPassword(current, user.password_hash))) throw wrongCurrent();
  await service.database.transaction().execute((transaction) => attempt.succeeded(transaction));
  if (current === next) throw invalid('Your new password must be different than your current password');
  await refuseCommonPassword(next, user.username, user.email);
  const hash = await hashPassword(next);
  const session = await inTransaction(service.database, async (transaction) => {
    // Only over the password that was verified: of two changes at once, one finds its current password no longer
    // current.
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ password_hash: hash, updated_at: timestamp(service.now()) })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw wrongCurrent();
    return afterNewPassword(transaction, user, clientOf(context), service.now());
  });
  service.mailsQueued();
  return signedInReply(service, user, session);
}
