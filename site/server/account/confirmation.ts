import type { Context } from 'hono';
import { timestamp } from '../clock.ts';
import { isUniqueViolation } from '../database/open.ts';
import type { DatabaseTransaction, UserRow } from '../database/tables.ts';
import { inTransaction, locking } from '../database/transaction.ts';
import { ApiError, invalid, refused } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { jsonReply } from '../http/reply.ts';
import { timeInWords } from '../mail/compose.ts';
import { queueMail } from '../mail/queue.ts';
import { requireSignedOut } from './caller.ts';
import { takeCode, voidCodes } from './codes.ts';
import { anEmail, notTooLong, refuseFaults, required, text } from './fields.ts';
import { claimNames, foldEmail } from './login-names.ts';
import type { AccountService } from './service.ts';

/**
 * `POST /api/auth/send-email-confirmation`: asks for the mail that confirms an address once more. Answered alike whether
 * there is such an account, and whether its address is confirmed already.
 */
export async function sendConfirmation(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  await requireSignedOut(context, service);
  refuseFaults(required(fields, 'email', anEmail, notTooLong));
  const recipient = foldEmail(text(fields, 'email'));
  await service.attempts.begin('mail', recipient, service.addressOf(context));
  await queueMail(service.database, { event: 'confirm-email', userId: null, recipient }, service.now());
  service.mailsQueued();
  return jsonReply(200, { email: recipient, sent: true });
}

/**
 * `GET /api/auth/email-confirmation?confirmation=<code>`: the link in that mail. Confirms the address, or puts it in the
 * place of the one before, and leads to `/login?confirmed=1`. A link that is no longer good is 400; a browser, which
 * would show its visitor JSON, is led to `/login?confirmed=0` instead.
 */
export async function confirmEmail(context: Context, service: AccountService): Promise<Response> {
  const fields = { confirmation: context.req.query('confirmation') };
  refuseFaults(required(fields, 'confirmation'));
  // Whoever only looks whether the link is there has not followed it.
  if (context.req.method === 'HEAD') return jsonReply(200, null);
  try {
    await confirm(service, text(fields, 'confirmation'));
  } catch (error) {
    if (!(error instanceof ApiError) || !isBrowser(context)) throw error;
    return leadTo(`${service.siteUrl()}/login?confirmed=0`);
  }
  service.mailsQueued();
  return leadTo(`${service.siteUrl()}/login?confirmed=1`);
}

const isBrowser = (context: Context): boolean => context.req.header('accept')?.includes('text/html') ?? false;

function leadTo(url: string): Response {
  return new Response(`Redirecting to ${url}.`, {
    status: 302,
    headers: { Location: url, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

const wrongCode = () => invalid('Invalid token');

async function confirm({ database, now }: AccountService, code: string): Promise<void> {
  try {
    await inTransaction(database, async (transaction) => {
      const taken = await takeCode(transaction, code, 'confirm', now());
      if (taken === undefined) throw wrongCode();
      const user = await transaction
        .selectFrom('users')
        .selectAll()
        .where('id', '=', taken.userId)
        .$call(locking(transaction, 'users'))
        .executeTakeFirstOrThrow();
      if (user.pending_email === taken.email) await changeAddress(transaction, user, taken.email, now());
      else if (user.email !== taken.email) throw wrongCode();
      await transaction
        .updateTable('users')
        .set({ confirmed: 1, updated_at: timestamp(now()) })
        .where('id', '=', user.id)
        .execute();
    });
  } catch (error) {
    throw isUniqueViolation(error) ? refused('Email already taken') : error;
  }
}

/**
 * Gives a user another address: what was sent to the one before is void, and that one is told. Throws the database's
 * unique violation when it is another's; roll the transaction back then.
 */
export async function changeAddress(
  transaction: DatabaseTransaction,
  user: UserRow,
  email: string,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ email, pending_email: null, updated_at: timestamp(now) })
    .where('id', '=', user.id)
    .execute();
  await claimNames(transaction, user.id, user.username, email);
  await voidCodes(transaction, user.id);
  const data = { when: timeInWords(now) };
  await queueMail(transaction, { event: 'email-changed', userId: user.id, recipient: user.email, data }, now);
}
