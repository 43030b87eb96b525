import type { Context } from 'hono';
import type { EmailChangeResponse, OkResponse } from '../../contract/account.ts';
import { EMAIL_UNDO_LIFETIME } from '../../contract/limits.ts';
import { claimPurchases } from '../billing/ownership.ts';
import type { Database, DatabaseTransaction, EmailChangeRow, UserRow } from '../database/tables.ts';
import { inTransaction, locking } from '../database/transaction.ts';
import { jsonResponse, notFoundError } from '../http/api-error.ts';
import { deleteCodes } from '../database/codes.ts';
import type { MailCounting } from '../mail/mail-limit.ts';
import { queueMail } from '../mail/queue.ts';
import { timestamp } from '../process/clock.ts';
import { requireUser } from './authentication.ts';
import { claimNames } from './login-names.ts';
import type { AccountService } from './service.ts';

/*
 * A change of a user's address: it is started by whoever knows the password, waits for a link sent to the new address,
 * and can be undone by a link sent to the old one. Whoever changes one locks the user's row first, so that there is
 * one order of events for each user.
 */

/** The user as they are now, kept from being changed by others until the transaction ends; none if just deleted. */
export function lockUser(transaction: DatabaseTransaction, userId: number): Promise<UserRow | undefined> {
  return transaction
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .$call(locking(transaction, 'users'))
    .executeTakeFirst();
}

/** Has another address wait, in place of one that waited before, and queues the mails to both addresses. */
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

/** Queues the mail that asks the new address for its confirmation. */
export async function queueConfirmation(
  transaction: DatabaseTransaction,
  userId: number,
  { id, new_email: recipient }: Pick<EmailChangeRow, 'id' | 'new_email'>,
  counting: MailCounting,
): Promise<void> {
  const mail = { event: 'confirm-new-email', userId, recipient } as const;
  await queueMail(transaction, { ...mail, data: { change: String(id) } }, counting);
}

/** The change of a user that waits to be confirmed, if one does. */
export async function waitingChange(
  database: Database,
  { id: userId, pending_email }: Pick<UserRow, 'id' | 'pending_email'>,
  now: number,
): Promise<EmailChangeRow | undefined> {
  if (pending_email === null) return undefined;
  const newest = await newestChange(database, userId);
  const waits = newest?.new_email === pending_email && newest.confirmed_at === null && newest.undone_at === null;
  return waits && newest.expires_at > timestamp(now) ? newest : undefined;
}

/** Drops the change that waits: its link confirms nothing any more. The link that undoes it stays good. */
export async function dropEmailChange(database: Database, userId: number): Promise<void> {
  await setPending(database, userId, null);
}

/**
 * Puts the address that waits in the place of the one before, which is told; codes sent to that one are void. From now
 * on the change can be undone for its whole time again. Throws the database's unique violation where the address is
 * another's by now; roll the transaction back then.
 */
export async function confirmEmailChange(
  transaction: DatabaseTransaction,
  user: UserRow,
  change: EmailChangeRow,
  counting: MailCounting,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      email: change.new_email,
      pending_email: null,
      confirmed: 1,
      email_proved: 1,
      updated_at: timestamp(counting.now()),
    })
    .where('id', '=', user.id)
    .execute();
  await transaction
    .updateTable('email_changes')
    .set({ confirmed_at: timestamp(counting.now()), expires_at: timestamp(counting.now() + EMAIL_UNDO_LIFETIME) })
    .where('id', '=', change.id)
    .execute();
  await claimNames(transaction, user.id, user.username, change.new_email);
  await claimPurchases(transaction, user.id);
  await deleteCodes(transaction, user.id);
  const notice = { event: 'email-changed', userId: user.id, recipient: user.email } as const;
  await queueMail(transaction, { ...notice, data: { change: String(change.id) } }, counting);
}

/** A change as it is now; none if it was just forgotten. */
export function findChange(database: Database, changeId: number): Promise<EmailChangeRow | undefined> {
  return database.selectFrom('email_changes').selectAll().where('id', '=', changeId).executeTakeFirst();
}

/** Forgets the changes that can no longer be undone: an address that still waits is dropped, one left is free. */
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
      if ((await waitingChange(transaction, user, now)) === undefined) await setPending(transaction, userId, null);
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

/** `GET /api/account/email-change`: the address that waits to be confirmed and since when, or null. */
export async function showEmailChange(context: Context, service: AccountService): Promise<Response> {
  const { user } = await requireUser(context, service);
  const change = await waitingChange(service.database, user, service.now());
  const data = change === undefined ? null : { email: change.new_email, startedAt: change.started_at };
  return jsonResponse<EmailChangeResponse>(200, { data });
}

/** `DELETE /api/account/email-change`: drops the address that waits. Where none does, there is nothing to do. */
export async function cancelEmailChange(context: Context, service: AccountService): Promise<Response> {
  const { user } = await requireUser(context, service);
  await dropEmailChange(service.database, user.id);
  return jsonResponse<OkResponse>(200, { ok: true });
}

/**
 * `POST /api/account/email-change/resend`: sends the mail that asks for the confirmation once more. 404 where no address
 * waits.
 */
export async function resendConfirmation(context: Context, service: AccountService): Promise<Response> {
  const { user } = await requireUser(context, service);
  const { database, now } = service;
  const asked = await waitingChange(database, user, now());
  if (asked === undefined) throw nothingWaits();
  await inTransaction(database, async (transaction) => {
    const current = await lockUser(transaction, user.id);
    const change = current && (await waitingChange(transaction, current, now()));
    // Dropped, confirmed or followed by another since: that one was not counted.
    if (change?.id !== asked.id) throw nothingWaits();
    await queueConfirmation(transaction, user.id, asked, service);
  });
  service.mailsQueued();
  return jsonResponse<OkResponse>(200, { ok: true });
}

const nothingWaits = () => notFoundError('No new email address is waiting for confirmation');
