import type { Context } from 'hono';
import type { NotNull } from 'kysely';
import type { AccountExport, OkResponse } from '../../contract/account.ts';
import { SUBSCRIPTION_RUNNING } from '../../contract/messages.ts';
import { purchasesOf } from '../billing/purchases.ts';
import type { UserRow } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { conflictError, jsonResponse } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { anonymizeDevices } from '../license/devices.ts';
import { subscriptionsOf, unsubscribeAddress } from '../lists/subscribers.ts';
import { isBillingEvent } from '../mail/compose-billing.ts';
import { isListEvent } from '../mail/compose-list.ts';
import { timestamp } from '../process/clock.ts';
import { requireUser, userJson } from './authentication.ts';
import { lockUser } from './email-change.ts';
import {
  optionalTruth,
  rejectFieldErrors,
  rejectUnknownFields,
  required,
  text,
  unspecifiedKeysError,
} from './fields.ts';
import { verifyOwnPassword, wrongCurrentPassword } from './own-password.ts';
import type { AccountService } from './service.ts';

/** Emails that reveal something about the owner of an email address, with or without an account. */
const isOfAddress = (event: string): boolean => isListEvent(event) || isBillingEvent(event);

/**
 * `POST /api/account/delete` `{password, cancelSubscription?}`: deletes the user's account and all its data
 * permanently, and removes its email address from all lists if it is confirmed. Throws 409 while a subscription renews, unless it is to be canceled, which
 * happens before anything is deleted.
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
    await anonymizeDevices(transaction, user.id);
    // Purchases stay, without a user.
    const { numDeletedRows } = await transaction
      .deleteFrom('users')
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst();
    // The password was changed while it was verified.
    if (numDeletedRows !== 1n) throw wrongCurrentPassword();
    if (user.email_proved === 1)
      await unsubscribeAddress(transaction, { email: user.email }, service.hash, service.now());
  });
  return jsonResponse<OkResponse>(200, { ok: true });
}

/** Cancels the user's subscriptions, or throws 409 if that wasn't requested, so that no one pays without an account. */
async function settleSubscriptions(
  user: UserRow,
  mayEnd: boolean,
  { runningSubscriptions }: AccountService,
): Promise<void> {
  const running = await runningSubscriptions.of(user.id);
  if (running.length > 0 && !mayEnd)
    throw conflictError(SUBSCRIPTION_RUNNING, {
      subscriptions: running.map(({ id, plan, name, nextPaymentAt }) => ({ id, plan, name, nextPaymentAt })),
    });
  await runningSubscriptions.end(running);
}

/**
 * `GET /api/account/export`: returns all data about the user as a JSON file, without password hash, tokens and codes.
 */
export async function exportAccount(context: Context, service: AccountService): Promise<Response> {
  const { user } = await requireUser(context, service);
  const { database } = service;
  const sessions = await database.selectFrom('sessions').selectAll().where('user_id', '=', user.id).execute();
  const devices = await database.selectFrom('known_devices').selectAll().where('user_id', '=', user.id).execute();
  const codes = await database
    .selectFrom('codes')
    .selectAll()
    .where('user_id', '=', user.id)
    .$narrowType<{ email: NotNull; expires_at: NotNull }>()
    .execute();
  const changes = await database.selectFrom('email_changes').selectAll().where('user_id', '=', user.id).execute();
  // Lists contain email addresses, not users. Someone who registered with another person's email address must not see
  // that person's subscriptions.
  const ownsAddress = user.email_proved === 1;
  const lists = ownsAddress ? await subscriptionsOf(database, user.email) : [];
  const { subscriptions, purchases, invoices } = await purchasesOf(database, user.id);
  const macs = await database.selectFrom('licence_devices').selectAll().where('user_id', '=', user.id).execute();
  const mails = await database
    .selectFrom('mails')
    .selectAll()
    .where((is) => is.or([is('user_id', '=', user.id), is('recipient', '=', user.email)]))
    .execute();
  const exported = {
    exportedAt: timestamp(service.now()),
    user: { ...userJson(user), pending_email: user.pending_email },
    consent: user.consent_version === null ? null : { version: user.consent_version, at: user.consented_at },
    sessions: sessions.map((row) => ({
      id: row.id,
      deviceId: row.device_id,
      deviceName: row.device,
      loginAt: row.created_at,
      lastActiveAt: row.last_active_at,
      expiresAt: row.expires_at,
      endedAt: row.ended_at,
    })),
    devices: devices.map((row) => ({
      device: row.kind,
      firstSeenAt: row.first_seen_at,
      lastSeenAt: row.last_seen_at,
    })),
    licences: macs.map((row) => ({
      device: row.device,
      name: row.name,
      addedAt: row.added_at,
      lastSeenAt: row.last_seen_at,
    })),
    codes: codes.map((row) => ({
      purpose: row.purpose,
      email: row.email,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    })),
    emailChanges: changes.map((row) => ({
      from: row.old_email,
      to: row.new_email,
      startedAt: row.started_at,
      confirmedAt: row.confirmed_at,
      undoneAt: row.undone_at,
      expiresAt: row.expires_at,
    })),
    lists: lists.map((row) => ({
      list: row.list,
      source: row.source,
      askedAt: row.asked_at,
      confirmedAt: row.confirmed_at,
    })),
    purchases: { subscriptions, purchases, invoices },
    mailsWaiting: mails
      .filter(({ event, user_id }) => ownsAddress || user_id === user.id || !isOfAddress(event))
      .map((row) => ({ event: row.event, recipient: row.recipient, createdAt: row.created_at })),
  };
  return jsonResponse<AccountExport>(200, exported, {
    'Content-Disposition': 'attachment; filename="onset-account.json"',
  });
}
