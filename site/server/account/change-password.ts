import type { Context } from 'hono';
import { timestamp } from '../clock.ts';
import { invalid } from '../http/api-error.ts';
import type { Fault } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { requireCaller } from './caller.ts';
import {
  atLeast8Bytes,
  atMost72Bytes,
  refuseFaults,
  refuseUnknown,
  required,
  text,
  unspecifiedKeys,
} from './fields.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { AccountService } from './service.ts';
import { endSessions, startSession } from './session.ts';
import { deviceOf, signedInReply } from './signed-in.ts';

const wrongCurrent = () => invalid('The provided current password is invalid');

/**
 * `POST /api/auth/change-password`: sets a new password, ends every session of the user and answers with a new one.
 * Whoever holds a token of before, of this device or another, is signed out at once.
 */
export async function changePassword(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  const { user } = await requireCaller(context, service);
  refuseUnknown(fields, ['currentPassword', 'password', 'passwordConfirmation'], unspecifiedKeys);
  refuseFaults(
    confirmation(fields),
    required(fields, 'password', atLeast8Bytes, atMost72Bytes),
    required(fields, 'currentPassword'),
  );
  const [current, next] = [text(fields, 'currentPassword'), text(fields, 'password')];
  const attempt = service.attempts.begin(`change ${user.id}`, service.addressOf(context));
  if (!(await verifyPassword(current, user.password_hash))) throw wrongCurrent();
  attempt.succeeded();
  if (current === next) throw invalid('Your new password must be different than your current password');
  const hash = await hashPassword(next);
  const session = await service.database.transaction().execute(async (transaction) => {
    // Only over the password that was verified: of two changes at once, one finds its current password no longer
    // current.
    const now = service.now();
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ password_hash: hash, updated_at: timestamp(now) })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw wrongCurrent();
    await endSessions(transaction, { userId: user.id }, now);
    return startSession(transaction, user.id, deviceOf(context), now);
  });
  return signedInReply(service, user, session);
}

function confirmation(fields: Readonly<Record<string, unknown>>): Fault | undefined {
  const same = () => (fields['passwordConfirmation'] === fields['password'] ? undefined : 'Passwords do not match');
  return required(fields, 'passwordConfirmation', same);
}
