import type { Context } from 'hono';
import type { EmailChangeResponse, OkResponse } from '../../contract/account.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFoundError } from '../http/api-error.ts';
import { jsonResponse } from '../http/response.ts';
import { requireUser } from './authentication.ts';
import { dropEmailChange, lockUser, queueConfirmation, waitingChange } from './email-change.ts';
import type { AccountService } from './service.ts';

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
