import type { Context } from 'hono';
import type { OkResponse } from '../../contract/account.ts';
import { normalizeNfc } from '../../contract/limits.ts';
import { SAME_PASSWORD, WRONG_RESET_CODE } from '../../contract/messages.ts';
import { deleteCodes, findResetCode } from '../database/codes.ts';
import { hashToken } from '../database/ids.ts';
import type { DatabaseTransaction, UserRow } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { jsonResponse, validationError } from '../http/api-error.ts';
import type { FieldError } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { queueMail } from '../mail/queue.ts';
import { timestamp } from '../process/clock.ts';
import { requireSignedOut, requireUser, verifyOwnPassword, wrongCurrentPassword } from './authentication.ts';
import { clientOf, knownDevice } from './devices.ts';
import type { Client } from './devices.ts';
import { discardEmailChange, lockUser } from './email-change.ts';
import {
  emailRule,
  notTooLong,
  passwordMaxBytes,
  passwordMinBytes,
  rejectFieldErrors,
  rejectUnknownFields,
  required,
  text,
  unspecifiedKeysError,
  foldEmail,
} from './fields.ts';
import type { Rule } from './fields.ts';
import { loginResponse } from './login.ts';
import { rejectCommonPassword, hashPassword } from './password.ts';
import type { AccountService } from './service.ts';
import { endSessions, startSession } from './session.ts';
import type { StartedSession } from './session.ts';

/** Returns the errors of the new password of a form and of its confirmation. */
function newPasswordErrors(fields: Readonly<Record<string, unknown>>): (FieldError | undefined)[] {
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
 * Ends all sessions and codes and any pending email change after a new password, notifies the owner by email, and
 * starts a new session. Throws 429 if that email exceeds the limit, unless it `mayBeLeftOut`.
 */
async function finishPasswordChange(
  transaction: DatabaseTransaction,
  user: UserRow,
  client: Client,
  service: AccountService,
  { mayBeLeftOut = false }: { mayBeLeftOut?: boolean } = {},
): Promise<StartedSession> {
  await endSessions(transaction, { user_id: user.id }, service.now());
  await deleteCodes(transaction, user.id);
  await discardEmailChange(transaction, user.id);
  const notice = { event: 'password-changed', userId: user.id, recipient: user.email, mayBeLeftOut } as const;
  await queueMail(transaction, notice, service);
  return startSession(transaction, user.id, client, service);
}

/**
 * `POST /api/auth/change-password`: sets a new password, ends all sessions, responds with a new one and notifies the
 * owner by email.
 */
export async function changePassword(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  const { user } = await requireUser(context, service);
  rejectUnknownFields(fields, ['currentPassword', 'password', 'passwordConfirmation'], unspecifiedKeysError);
  rejectFieldErrors(...newPasswordErrors(fields), required(fields, 'currentPassword'));
  const [current, next] = [text(fields, 'currentPassword'), text(fields, 'password')];
  await verifyOwnPassword(context, service, user, current);
  if (normalizeNfc(current) === normalizeNfc(next)) throw validationError(SAME_PASSWORD);
  await rejectCommonPassword(next, user.username, user.email);
  const client = clientOf(context, service);
  const hash = await hashPassword(next, client.address);
  const session = await inTransaction(service.database, async (transaction) => {
    // Only replaces the verified password: of two simultaneous changes, one fails.
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ password_hash: hash, updated_at: timestamp(service.now()) })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw wrongCurrentPassword();
    return finishPasswordChange(transaction, user, client, service);
  });
  service.mailsQueued();
  return loginResponse(context, service, { ...user, pending_email: null }, session);
}

const wrongCode = () => validationError(WRONG_RESET_CODE);

/**
 * `POST /api/auth/forgot-password`: queues an email with a link to set a new password. Work and response are the same
 * with and without an account, because the account is only looked up when the email is composed. Requests from devices
 * and IP addresses that the account knows are counted separately, and earlier codes stay valid.
 */
export async function forgotPassword(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  await requireSignedOut(context, service);
  rejectUnknownFields(fields, ['email'], unspecifiedKeysError);
  rejectFieldErrors(required(fields, 'email', emailRule, notTooLong));
  const recipient = foldEmail(text(fields, 'email'));
  const client = clientOf(context, service);
  const requester = {
    address: client.address,
    known: await knownDevice(service, client, await userOf(service, recipient)),
  };
  await inTransaction(service.database, (transaction) =>
    queueMail(transaction, { event: 'reset-password', userId: null, recipient, requester }, service),
  );
  service.mailsQueued();
  return jsonResponse<OkResponse>(200, { ok: true });
}

/**
 * `POST /api/auth/reset-password`: sets a new password with the code of an email, ends all sessions and responds with a
 * new one. All codes of the user become invalid. The code also confirms the email address, because it was sent there.
 */
export async function resetPassword(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  await requireSignedOut(context, service);
  rejectUnknownFields(fields, ['code', 'password', 'passwordConfirmation'], unspecifiedKeysError);
  rejectFieldErrors(...newPasswordErrors(fields), required(fields, 'code'));
  const [code, password] = [text(fields, 'code'), text(fields, 'password')];
  const address = service.addressOf(context);
  await service.rateLimit.consume('code', hashToken(code), address);
  // Looked up first, so that no password is hashed for an invalid code.
  const owner = await findResetCode(service.database, code, service.now());
  if (owner === undefined) throw wrongCode();
  await rejectCommonPassword(password, owner.username, owner.email);
  const passwordHash = await hashPassword(password, address);
  const { user, session } = await setPassword(service, code, passwordHash, context);
  service.mailsQueued();
  return loginResponse(context, service, { ...user, pending_email: null }, session);
}

function userOf({ database }: AccountService, email: string): Promise<number | undefined> {
  return database
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
    .then((row) => row?.id);
}

function setPassword(
  service: AccountService,
  code: string,
  passwordHash: string,
  context: Context,
): Promise<{ user: UserRow; session: StartedSession }> {
  return inTransaction(service.database, async (transaction) => {
    const now = service.now();
    const found = await findResetCode(transaction, code, now);
    const owner = found && (await lockUser(transaction, found.userId));
    // Looked up again, because another request may have used a code of this user, or deleted the user, before the lock
    // was free.
    const isValid = (await findResetCode(transaction, code, now)) !== undefined;
    if (owner === undefined || owner.blocked === 1 || !isValid) throw wrongCode();
    const user = await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash, confirmed: 1, email_proved: 1, updated_at: timestamp(now) })
      .where('id', '=', owner.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await service.claimPurchases(transaction, user.id);
    // The code proves access to the emails. A thief who changes the password repeatedly must not use up the limit of
    // notices and thereby block the owner's reset.
    const session = await finishPasswordChange(transaction, user, clientOf(context, service), service, {
      mayBeLeftOut: true,
    });
    return { user, session };
  });
}
