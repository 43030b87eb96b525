import type { Context } from 'hono';
import { timestamp } from '../clock.ts';
import type { UserRow } from '../database/tables.ts';
import { inTransaction, locking } from '../database/transaction.ts';
import { invalid } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { jsonReply } from '../http/reply.ts';
import { queueMail } from '../mail/queue.ts';
import { requireSignedOut } from './caller.ts';
import { clientOf } from './client.ts';
import { findCode, takeCode } from './codes.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { anEmail, notTooLong, refuseFaults, refuseUnknown, required, text, unspecifiedKeys } from './fields.ts';
import { foldEmail } from './login-names.ts';
import { afterNewPassword, newPasswordFaults } from './new-password.ts';
import { hashPassword } from './password.ts';
import type { AccountService } from './service.ts';
import { hashToken } from './session.ts';
import type { StartedSession } from './session.ts';
import { signedInReply } from './signed-in.ts';

const wrongCode = () => invalid('Incorrect code provided');

/**
 * `POST /api/auth/forgot-password`: asks for a mail with a link to set a new password. What is done and answered is the
 * same whether there is such an account or not: the mail is queued, and whoever makes it finds out.
 */
export async function forgotPassword(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  await requireSignedOut(context, service);
  refuseUnknown(fields, ['email'], unspecifiedKeys);
  refuseFaults(required(fields, 'email', anEmail, notTooLong));
  const recipient = foldEmail(text(fields, 'email'));
  await service.attempts.begin('mail', recipient, service.addressOf(context));
  await queueMail(service.database, { event: 'reset-password', userId: null, recipient }, service.now());
  service.mailsQueued();
  return jsonReply(200, { ok: true });
}

/**
 * `POST /api/auth/reset-password`: sets a new password with the code of a mail, ends every session and answers with a
 * new one. The code is used up. It also proves the address it was sent to.
 */
export async function resetPassword(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  await requireSignedOut(context, service);
  refuseUnknown(fields, ['code', 'password', 'passwordConfirmation'], unspecifiedKeys);
  refuseFaults(...newPasswordFaults(fields), required(fields, 'code'));
  const [code, password] = [text(fields, 'code'), text(fields, 'password')];
  await service.attempts.begin('code', hashToken(code), service.addressOf(context));
  // Looked up first, so that no hash is computed for a code that is not good.
  const owner = await findCode(service.database, code, 'reset', service.now());
  if (owner === undefined) throw wrongCode();
  await refuseCommonPassword(password, owner.username, owner.email);
  const passwordHash = await hashPassword(password);
  const { user, session } = await setPassword(service, code, passwordHash, context);
  service.mailsQueued();
  return signedInReply(service, user, session);
}

function setPassword(
  { database, now: clock }: AccountService,
  code: string,
  passwordHash: string,
  context: Context,
): Promise<{ user: UserRow; session: StartedSession }> {
  return inTransaction(database, async (transaction) => {
    const now = clock();
    const taken = await takeCode(transaction, code, 'reset', now);
    if (taken === undefined) throw wrongCode();
    const owner = await transaction
      .selectFrom('users')
      .select(['email', 'confirmed', 'blocked'])
      .where('id', '=', taken.userId)
      .$call(locking(transaction, 'users'))
      .executeTakeFirstOrThrow();
    if (owner.blocked === 1) throw wrongCode();
    const user = await transaction
      .updateTable('users')
      .set({
        password_hash: passwordHash,
        confirmed: owner.email === taken.email ? 1 : owner.confirmed,
        updated_at: timestamp(now),
      })
      .where('id', '=', taken.userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { user, session: await afterNewPassword(transaction, user, clientOf(context), now) };
  });
}
