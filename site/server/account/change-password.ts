import type { Context } from 'hono';
import { SAME_PASSWORD, WRONG_CURRENT_PASSWORD } from '../../contract/messages.ts';
import { inTransaction } from '../database/transaction.ts';
import { validationError } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { timestamp } from '../process/clock.ts';
import { requireUser } from './authentication.ts';
import { clientOf } from './client.ts';
import { rejectCommonPassword } from './common-passwords.ts';
import { rejectFieldErrors, rejectUnknownFields, required, text, unspecifiedKeysError } from './fields.ts';
import { knownDevice } from './known-devices.ts';
import { loginResponse } from './login-response.ts';
import { afterNewPassword, newPasswordErrors } from './new-password.ts';
import { normalizeNfc } from './normalize-nfc.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { AccountService } from './service.ts';

const wrongCurrent = () => validationError(WRONG_CURRENT_PASSWORD);

/**
 * `POST /api/auth/change-password`: sets a new password, ends every session of the user and responds with a new one.
 * Whoever holds a token of before, of this device or another, is signed out at once; the owner gets a mail.
 */
export async function changePassword(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  const { user } = await requireUser(context, service);
  rejectUnknownFields(fields, ['currentPassword', 'password', 'passwordConfirmation'], unspecifiedKeysError);
  rejectFieldErrors(...newPasswordErrors(fields), required(fields, 'currentPassword'));
  const [current, next] = [text(fields, 'currentPassword'), text(fields, 'password')];
  const client = clientOf(context, service);
  const known = await knownDevice(service, client, user.id);
  const counted = await service.rateLimit.consume('password', `own ${user.id}`, client.address, known);
  if (!(await verifyPassword(current, user.password_hash, client.address))) throw wrongCurrent();
  await service.database.transaction().execute((transaction) => counted.refund(transaction));
  if (normalizeNfc(current) === normalizeNfc(next)) throw validationError(SAME_PASSWORD);
  await rejectCommonPassword(next, user.username, user.email);
  const hash = await hashPassword(next, client.address);
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
    return afterNewPassword(transaction, user, client, service);
  });
  service.mailsQueued();
  return loginResponse(context, service, { ...user, pending_email: null }, session);
}
