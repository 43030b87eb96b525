import type { Context } from 'hono';
import type { NotNull } from 'kysely';
import type { AccountExport, OkResponse } from '../../contract/account.ts';
import { SUBSCRIPTION_RUNNING } from '../../contract/payment-messages.ts';
import type { UserRow } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { conflictError, jsonResponse } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { isListEvent } from '../mail/compose-list.ts';
import { isBillingEvent } from '../mail/compose.ts';
import { timestamp } from '../process/clock.ts';
import { requireUser, userJson, verifyOwnPassword, wrongCurrentPassword } from './authentication.ts';
import { lockUser } from './email-change.ts';
import {
  optionalTruth,
  rejectFieldErrors,
  rejectUnknownFields,
  required,
  text,
  unspecifiedKeysError,
} from './fields.ts';
import type { AccountService } from './service.ts';

/** Emails that reveal something about the owner of an email address, with or without an account. */
const isOfAddress = (event: string): boolean => isListEvent(event) || isBillingEvent(event);

/**
 * `POST /api/account/delete` `{password, cancelSubscription?}`: deletes the user's account and all its data
 * permanently, and removes its email address from all lists if it is confirmed. Throws 409 while a subscription renews,
 * unless it is to be canceled, which happens before anything is deleted.
 */
export async function deleteAccount(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  const { user } = await requireUser(context, service);
  rejectUnknownFields(fields, ['password', 'cancelSubscription'], unspecifiedKeysError);
  rejectFieldErrors(required(fields, 'password'), optionalTruth(fields, 'cancelSubscription'));
  await verifyOwnPassword(context, service, user, text(fields, 'password'));
  await settleSubscriptions(user, fields['cancelSubscription'] === true, service);
  await inTransaction(service.database, async (transaction) => {
    await lockUser(transaction, user.id);
    await service.releaseUser(transaction, user);
    // Purchases stay, without a user.
    const { numDeletedRows } = await transaction
      .deleteFrom('users')
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst();
    // The password was changed while it was verified.
    if (numDeletedRows !== 1n) throw wrongCurrentPassword();
  });
  return jsonResponse<OkResponse>(200, { ok: true });
}

/** Cancels the user's subscriptions, or throws 409 if that wasn't requested, so that no one pays without an account. */
async function settleSubscriptions(
  user: UserRow,
  mayEnd: boolean,
  { runningSubscriptions }: AccountService,
): Promise<void> {
  const running = await runningSubscriptions.of(user);
  if (running.length > 0 && !mayEnd)
    throw conflictError(SUBSCRIPTION_RUNNING, {
      subscriptions: running.map(({ id, plan, name, nextPaymentAt }) => ({ id, plan, name, nextPaymentAt })),
    });
  await runningSubscriptions.end(user, running);
}

/**
 * `GET /api/account/export`: returns all data about the user as a JSON file, without password hash, tokens and codes.
 */
export async function exportAccount(context: Context, service: AccountService): Promise<Response> {
  const { user } = await requireUser(context, service);
  const { database } = service;
  const sessions = await database
    .selectFrom('sessions')
    .select(['id', 'device_id as deviceId', 'device as deviceName', 'created_at as loginAt'])
    .select(['last_active_at as lastActiveAt', 'expires_at as expiresAt', 'ended_at as endedAt'])
    .where('user_id', '=', user.id)
    .execute();
  const devices = await database
    .selectFrom('known_devices')
    .select(['kind as device', 'first_seen_at as firstSeenAt', 'last_seen_at as lastSeenAt'])
    .where('user_id', '=', user.id)
    .execute();
  const codes = await database
    .selectFrom('codes')
    .select(['purpose', 'email', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('user_id', '=', user.id)
    .$narrowType<{ email: NotNull }>()
    .execute();
  const emailChanges = await database
    .selectFrom('email_changes')
    .select(['old_email as from', 'new_email as to', 'started_at as startedAt'])
    .select(['confirmed_at as confirmedAt', 'undone_at as undoneAt', 'expires_at as expiresAt'])
    .where('user_id', '=', user.id)
    .execute();
  const { licences, lists, purchases } = await service.exportUser(user);
  const mails = await database
    .selectFrom('mails')
    .select(['event', 'recipient', 'created_at as createdAt', 'user_id'])
    .where((is) => is.or([is('user_id', '=', user.id), is('recipient', '=', user.email)]))
    .execute();
  const exported = {
    exportedAt: timestamp(service.now()),
    user: { ...userJson(user), pending_email: user.pending_email },
    consent: user.consent_version === null ? null : { version: user.consent_version, at: user.consented_at },
    sessions,
    devices,
    licences,
    codes,
    emailChanges,
    lists,
    purchases,
    mailsWaiting: mails
      .filter(({ event, user_id: userId }) => user.email_proved === 1 || userId === user.id || !isOfAddress(event))
      .map(({ event, recipient, createdAt }) => ({ event, recipient, createdAt })),
  };
  return jsonResponse<AccountExport>(200, exported, {
    'Content-Disposition': 'attachment; filename="onset-account.json"',
  });
}
