import type { Context } from 'hono';
import type { EmailChangeResponse, OkResponse } from '../../contract/account.ts';
import { EMAIL_UNDO_LIFETIME } from '../../contract/limits.ts';
import { WRONG_CONFIRMATION_CODE } from '../../contract/messages.ts';
import { deleteCodes, findChangeCode } from '../database/codes.ts';
import type { Database, DatabaseTransaction, EmailChangeRow, UserRow } from '../database/tables.ts';
import { inTransaction, locking } from '../database/transaction.ts';
import { jsonResponse, notFoundError, validationError } from '../http/api-error.ts';
import { queueMail } from '../mail/queue.ts';
import type { MailCounting } from '../mail/queue.ts';
import { timestamp } from '../process/clock.ts';
import { requireUser } from './authentication.ts';
import { deleteDevices } from './devices.ts';
import { claimNames } from './login-names.ts';
import { dummyHash } from './password.ts';
import type { AccountService } from './service.ts';
import { endSessions } from './session.ts';

/**
 * A change of the email address is started with the password, confirmed with a link to the new email address, and can
 * be undone with a link to the old one. Each function locks the user's row first, so that changes of one user run one
 * after another.
 */

/** Returns and locks a user, or `undefined` if the user was deleted. */
export function lockUser(transaction: DatabaseTransaction, userId: number): Promise<UserRow | undefined> {
  return transaction
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .$call(locking(transaction, 'users'))
    .executeTakeFirst();
}

/** Starts a change, which replaces a pending one, and queues the emails to both email addresses. */
export async function startEmailChange(
  transaction: DatabaseTransaction,
  user: UserRow,
  email: string,
  counting: MailCounting,
): Promise<UserRow> {
  const { id } = await transaction
    .insertInto('email_changes')
    .values({
      user_id: user.id,
      old_email: user.email,
      new_email: email,
      started_at: timestamp(counting.now()),
      expires_at: timestamp(counting.now() + EMAIL_UNDO_LIFETIME),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setPending(transaction, user.id, email);
  await queueConfirmation(transaction, user.id, { id, new_email: email }, counting);
  const notice = { event: 'email-change-started', userId: user.id, recipient: user.email } as const;
  await queueMail(transaction, { ...notice, data: { change: String(id) } }, counting);
  return { ...user, pending_email: email };
}

/** Queues the email that asks to confirm the new email address. */
export async function queueConfirmation(
  transaction: DatabaseTransaction,
  userId: number,
  { id, new_email: recipient }: Pick<EmailChangeRow, 'id' | 'new_email'>,
  counting: MailCounting,
): Promise<void> {
  const mail = { event: 'confirm-new-email', userId, recipient } as const;
  await queueMail(transaction, { ...mail, data: { change: String(id) } }, counting);
}

/** Returns the pending change of a user, if any. */
export async function pendingChange(
  database: Database,
  { id: userId, pending_email }: Pick<UserRow, 'id' | 'pending_email'>,
  now: number,
): Promise<EmailChangeRow | undefined> {
  if (pending_email === null) return undefined;
  const newest = await newestChange(database, userId);
  const waits = newest?.new_email === pending_email && newest.confirmed_at === null && newest.undone_at === null;
  return waits && newest.expires_at > timestamp(now) ? newest : undefined;
}

/** Discards the pending change. Its confirmation link becomes invalid, but the link to undo it stays valid. */
export async function discardEmailChange(database: Database, userId: number): Promise<void> {
  await setPending(database, userId, null);
}

/**
 * Replaces the email address with the pending one, notifies the old one and deletes its codes. The period in which the
 * change can be undone starts again. Throws the database's unique violation if another account has the email address by
 * now; then roll the transaction back.
 */
export async function confirmEmailChange(
  transaction: DatabaseTransaction,
  user: UserRow,
  change: EmailChangeRow,
  service: MailCounting & Pick<AccountService, 'claimPurchases'>,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      email: change.new_email,
      pending_email: null,
      confirmed: 1,
      email_proved: 1,
      updated_at: timestamp(service.now()),
    })
    .where('id', '=', user.id)
    .execute();
  await transaction
    .updateTable('email_changes')
    .set({ confirmed_at: timestamp(service.now()), expires_at: timestamp(service.now() + EMAIL_UNDO_LIFETIME) })
    .where('id', '=', change.id)
    .execute();
  await claimNames(transaction, user.id, user.username, change.new_email);
  await service.claimPurchases(transaction, user.id);
  // Otherwise they would be valid again after a change back.
  await deleteCodes(transaction, user.id);
  const notice = { event: 'email-changed', userId: user.id, recipient: user.email } as const;
  await queueMail(transaction, { ...notice, data: { change: String(change.id) } }, service);
}

/** Returns a change, or `undefined` if it was deleted. */
export function findChange(database: Database, changeId: number): Promise<EmailChangeRow | undefined> {
  return database.selectFrom('email_changes').selectAll().where('id', '=', changeId).executeTakeFirst();
}

/** Deletes changes that can't be undone anymore. A pending email address is discarded, and the old one becomes free. */
export async function clearEmailChanges(database: Database, now: number): Promise<void> {
  const over = await database
    .selectFrom('email_changes')
    .select('user_id')
    .distinct()
    .where('expires_at', '<=', timestamp(now))
    .execute();
  for (const { user_id: userId } of over)
    await inTransaction(database, async (transaction) => {
      const user = await lockUser(transaction, userId);
      if (user === undefined) return;
      if ((await pendingChange(transaction, user, now)) === undefined) await setPending(transaction, userId, null);
      await transaction
        .deleteFrom('email_changes')
        .where('user_id', '=', userId)
        .where('expires_at', '<=', timestamp(now))
        .execute();
      await claimNames(transaction, userId, user.username, user.email);
    });
}

function newestChange(database: Database, userId: number): Promise<EmailChangeRow | undefined> {
  return database
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function setPending(database: Database, userId: number, email: string | null): Promise<void> {
  await database.updateTable('users').set({ pending_email: email }).where('id', '=', userId).execute();
}

/** `GET /api/account/email-change`: returns the pending email address and its start, or null. */
export async function showEmailChange(context: Context, service: AccountService): Promise<Response> {
  const { user } = await requireUser(context, service);
  const change = await pendingChange(service.database, user, service.now());
  const data = change === undefined ? null : { email: change.new_email, startedAt: change.started_at };
  return jsonResponse<EmailChangeResponse>(200, { data });
}

/** `DELETE /api/account/email-change`: discards the pending change, if any. */
export async function cancelEmailChange(context: Context, service: AccountService): Promise<Response> {
  const { user } = await requireUser(context, service);
  await discardEmailChange(service.database, user.id);
  return jsonResponse<OkResponse>(200, { ok: true });
}

/**
 * `POST /api/account/email-change/resend`: sends the confirmation email again. Responds with 404 without a pending
 * change.
 */
export async function resendConfirmation(context: Context, service: AccountService): Promise<Response> {
  const { user } = await requireUser(context, service);
  const { database, now } = service;
  const pending = await pendingChange(database, user, now());
  if (pending === undefined) throw noPendingChange();
  await inTransaction(database, async (transaction) => {
    const current = await lockUser(transaction, user.id);
    const change = current && (await pendingChange(transaction, current, now()));
    // Discarded, confirmed or replaced since it was read, and therefore not counted.
    if (change?.id !== pending.id) throw noPendingChange();
    await queueConfirmation(transaction, user.id, pending, service);
  });
  service.mailsQueued();
  return jsonResponse<OkResponse>(200, { ok: true });
}

const noPendingChange = () => notFoundError('No new email address is waiting for confirmation');

/**
 * Undoes a change of the email address and all later ones with the code sent to the old email address. The person who
 * started the change knew the password, so all sessions end, the password becomes invalid, and the old email address
 * gets an email to set a new one. A code that is used again changes nothing while the email address is the same.
 *
 * Throws 400 for a code that is invalid or expired, or that the code of an earlier change has invalidated.
 */
export async function undoEmailChange(service: AccountService, code: string): Promise<void> {
  const { database } = service;
  const now = service.now();
  const found = await findChangeCode(database, code, 'undo-change', now);
  if (found === undefined) throw wrongCode();
  await inTransaction(database, async (transaction) => {
    const user = await lockUser(transaction, found.userId);
    const change = await findChange(transaction, found.changeId);
    if (user === undefined || change === undefined) throw wrongCode();
    if (change.undone_at === null) await undo(transaction, user, change, service);
    else if (user.email !== change.old_email) throw wrongCode();
  });
}

/** Error for an invalid, expired or superseded code. */
export const wrongCode = () => validationError(WRONG_CONFIRMATION_CODE);

async function undo(
  transaction: DatabaseTransaction,
  user: UserRow,
  { id, old_email: email }: EmailChangeRow,
  service: AccountService,
): Promise<void> {
  const now = service.now();
  await transaction
    .updateTable('email_changes')
    .set({ undone_at: timestamp(now) })
    .where('user_id', '=', user.id)
    .where('id', '>=', id)
    .execute();
  await transaction
    .updateTable('users')
    .set({
      email,
      pending_email: null,
      password_hash: dummyHash(),
      confirmed: 1,
      email_proved: 1,
      updated_at: timestamp(now),
    })
    .where('id', '=', user.id)
    .execute();
  await claimNames(transaction, user.id, user.username, email);
  await service.claimPurchases(transaction, user.id);
  await endSessions(transaction, { user_id: user.id }, now);
  await deleteCodes(transaction, user.id);
  // The thief's devices and IP addresses become unknown again.
  await deleteDevices(transaction, user.id);
  // The link proves access to the owner's emails, so earlier requests of others don't limit this one.
  const requester = { address: 'a link that undoes', known: 'a link that undoes' };
  await queueMail(transaction, { event: 'reset-password', userId: user.id, recipient: email, requester }, service);
  if (user.email !== email)
    await queueMail(transaction, { event: 'email-restored', userId: user.id, recipient: user.email }, service);
}
