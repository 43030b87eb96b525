import type { Context } from 'hono';
import { timestamp } from '../clock.ts';
import { inTransaction } from '../database/transaction.ts';
import { invalid } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { jsonReply } from '../http/reply.ts';
import { requireCaller } from './caller.ts';
import { refuseFaults, refuseUnknown, required, text, unspecifiedKeys } from './fields.ts';
import { verifyPassword } from './password.ts';
import type { AccountService } from './service.ts';
import { userJson } from './user-json.ts';

const wrongPassword = () => invalid('The provided current password is invalid');

/**
 * `POST /api/account/delete` `{password}`: deletes the caller's account with everything that belongs to it, for good.
 * The password is asked for because a stolen access token must not be enough.
 */
export async function deleteAccount(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  const { user } = await requireCaller(context, service);
  refuseUnknown(fields, ['password'], unspecifiedKeys);
  refuseFaults(required(fields, 'password'));
  const attempt = await service.attempts.begin('password', `own ${user.id}`, service.addressOf(context));
  if (!(await verifyPassword(text(fields, 'password'), user.password_hash))) throw wrongPassword();
  await inTransaction(service.database, async (transaction) => {
    await attempt.succeeded(transaction);
    const { numDeletedRows } = await transaction
      .deleteFrom('users')
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst();
    // Changed while it was verified.
    if (numDeletedRows !== 1n) throw wrongPassword();
  });
  return jsonReply(200, { ok: true });
}

/**
 * `GET /api/account/export`: everything kept about the caller, as a JSON file. Of secrets it says that they are there:
 * neither the password's hash nor a token or code is in it.
 */
export async function exportAccount(context: Context, service: AccountService): Promise<Response> {
  const { user } = await requireCaller(context, service);
  const { database } = service;
  const sessions = await database.selectFrom('sessions').selectAll().where('user_id', '=', user.id).execute();
  const devices = await database.selectFrom('devices').selectAll().where('user_id', '=', user.id).execute();
  const codes = await database.selectFrom('codes').selectAll().where('user_id', '=', user.id).execute();
  const mails = await database
    .selectFrom('mails')
    .selectAll()
    .where((is) => is.or([is('user_id', '=', user.id), is('recipient', '=', user.email)]))
    .execute();
  const exported = {
    exportedAt: timestamp(service.now()),
    user: { ...userJson(user), pending_email: user.pending_email },
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
      device: row.device,
      firstSeenAt: row.first_seen_at,
      lastSeenAt: row.last_seen_at,
    })),
    codes: codes.map((row) => ({
      purpose: row.purpose,
      email: row.email,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    })),
    mailsWaiting: mails.map((row) => ({ event: row.event, recipient: row.recipient, createdAt: row.created_at })),
  };
  return jsonReply(200, exported, { 'Content-Disposition': 'attachment; filename="onset-account.json"' });
}
