import { Hono } from 'hono';
import type { Context } from 'hono';
import type { ConfirmationSentResponse, OkResponse } from '../../contract/account.ts';
import { EMAIL_TAKEN } from '../../contract/messages.ts';
import { findChangeCode, queryValidCode } from '../database/codes.ts';
import { isUniqueViolation } from '../database/errors.ts';
import { hashToken } from '../database/ids.ts';
import type { Database } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { ApiError, applicationError, jsonResponse, seeOther } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { requestId } from '../http/request-info.ts';
import { queueMail } from '../mail/queue.ts';
import { timestamp } from '../process/clock.ts';
import { requireSignedOut } from './authentication.ts';
import { confirmEmailChange, findChange, lockUser, pendingChange, undoEmailChange, wrongCode } from './email-change.ts';
import { emailRule, notTooLong, rejectFieldErrors, required, text, foldEmail } from './fields.ts';
import type { AccountService } from './service.ts';

/**
 * `POST /api/auth/send-email-confirmation`: queues the email that confirms an account's email address. Where
 * confirmation isn't required, it shows owners what was bought with the email address. The response is the same without
 * an account and for a confirmed email address.
 */
export async function sendConfirmation(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  await requireSignedOut(context, service);
  rejectFieldErrors(required(fields, 'email', emailRule, notTooLong));
  const recipient = foldEmail(text(fields, 'email'));
  const requester = { address: service.addressOf(context), known: undefined };
  await inTransaction(service.database, (transaction) =>
    queueMail(transaction, { event: 'confirm-email', userId: null, recipient, requester }, service),
  );
  service.mailsQueued();
  return jsonResponse<ConfirmationSentResponse>(200, { email: recipient, sent: true });
}

/**
 * `GET /api/auth/email-confirmation?confirmation=<code>`: the link of the email. It changes nothing, because email
 * scanners follow links, but leads to the page whose button confirms. An invalid link gets a 400, or in a browser the
 * page's message.
 */
export async function checkConfirmation(context: Context, { database, now }: AccountService): Promise<Response> {
  const fields = { confirmation: context.req.query('confirmation') };
  rejectFieldErrors(required(fields, 'confirmation'));
  const code = text(fields, 'confirmation');
  const account = await findAccountCode(database, code, now());
  const isValid =
    account?.isProved === 0 || (await findChangeCode(database, code, 'confirm-change', now())) !== undefined;
  if (isValid) return redirectTo(`/confirm-email?code=${encodeURIComponent(code)}`);
  if (isBrowser(context)) return redirectTo('/confirm-email#link-not-good');
  throw wrongCode();
}

/** `POST /api/auth/email-confirmation` `{confirmation}`: confirms, like the button of the page. */
export async function confirm(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  rejectFieldErrors(required(fields, 'confirmation'));
  const code = text(fields, 'confirmation');
  await service.rateLimit.consume('code', hashToken(code), service.addressOf(context));
  await confirmEmail(service, code);
  return jsonResponse<OkResponse>(200, { ok: true });
}

/**
 * Confirms a new account's email address, or the next one of an account. A code that is used again, for example by a
 * double click, changes nothing. Throws 400 for a code that is invalid, superseded or expired, and if another account
 * has the email address by now.
 */
async function confirmEmail(service: AccountService, code: string): Promise<'account' | 'change'> {
  const { database, now } = service;
  const change = await findChangeCode(database, code, 'confirm-change', now());
  try {
    if (change === undefined) await confirmAccount(service, code);
    else await confirmChange(service, change);
  } catch (error) {
    throw isUniqueViolation(error) ? applicationError(EMAIL_TAKEN) : error;
  }
  service.mailsQueued();
  return change === undefined ? 'account' : 'change';
}

const isBrowser = (context: Context): boolean => context.req.header('accept')?.includes('text/html') ?? false;

/** Relative, so that the page and the request of its button have the same origin. */
function redirectTo(path: string): Response {
  return new Response('Redirecting.', {
    status: 302,
    headers: { Location: path, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

async function confirmAccount({ database, now: clock, claimPurchases }: AccountService, code: string): Promise<void> {
  const now = clock();
  await inTransaction(database, async (transaction) => {
    const found = await findAccountCode(transaction, code, now);
    if (found === undefined) throw wrongCode();
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ confirmed: 1, email_proved: 1, updated_at: timestamp(now) })
      .where('id', '=', found.userId)
      .where('email', '=', found.email)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw wrongCode();
    await claimPurchases(transaction, found.userId);
  });
}

/** Returns the user and the email address of a code, and whether it is confirmed already. */
function findAccountCode(database: Database, code: string, now: number) {
  return queryValidCode(database, code, 'confirm', now)
    .innerJoin('users', 'users.id', 'codes.user_id')
    .select(['users.id as userId', 'codes.email', 'users.email_proved as isProved'])
    .executeTakeFirst();
}

async function confirmChange(
  service: AccountService,
  { changeId, userId }: { changeId: number; userId: number },
): Promise<void> {
  const { database, now } = service;
  await inTransaction(database, async (transaction) => {
    const user = await lockUser(transaction, userId);
    const change = await findChange(transaction, changeId);
    if (user === undefined || change === undefined) throw wrongCode();
    const isDone = change.confirmed_at !== null && change.undone_at === null && user.email === change.new_email;
    if (isDone) return;
    if ((await pendingChange(transaction, user, now()))?.id !== changeId) throw wrongCode();
    await confirmEmailChange(transaction, user, change, service);
  });
}

/** Letters and digits. Nothing else is a code or repeated in a response. */
const CODE = /^\w{1,128}$/;

/** Anchors of the results in `site/pages/confirm-email.ts` and `site/pages/undo-email-change.ts`. */
type Outcome = 'account-confirmed' | 'email-changed' | 'change-undone' | 'link-not-good' | 'address-taken';

/** Performs the action of a link. Returns the anchor of the result, or throws an `ApiError`. */
type LinkAction<Anchor extends string> = (code: string, context: Context) => Promise<Anchor>;

/**
 * Creates a handler for the form on the page of a link, which is submitted without a script to the page's own URL with
 * the code. It redirects to the result on the page, with the code if the visitor can try again.
 */
export function linkAnswer(service: AccountService) {
  return <Anchor extends string>(act: LinkAction<Anchor>) =>
    async (context: Context): Promise<Response> => {
      const { path } = context.req;
      const code = context.req.query('code') ?? '';
      try {
        if (!CODE.test(code)) return seeOther(`${path}#link-not-good`);
        await service.rateLimit.consume('code', hashToken(code), service.addressOf(context));
        return seeOther(`${path}#${await act(code, context)}`);
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome !== undefined) return seeOther(`${path}#${outcome}`);
        if (!(error instanceof ApiError)) service.log.error(requestId(context), error);
        return seeOther(`${path}?code=${encodeURIComponent(code)}#try-again`);
      }
    };
}

/** Routes of the buttons on `/confirm-email` and `/undo-email-change`. */
export function linkPages(service: AccountService): Hono {
  const respond = linkAnswer(service);
  return new Hono()
    .post(
      '/confirm-email',
      respond<Outcome>(async (code) =>
        (await confirmEmail(service, code)) === 'account' ? 'account-confirmed' : 'email-changed',
      ),
    )
    .post(
      '/undo-email-change',
      respond<Outcome>(async (code) => {
        await undoEmailChange(service, code);
        service.mailsQueued();
        return 'change-undone';
      }),
    );
}

/** Returns the result for an error about the link, or `undefined` for others, such as a rate limit. */
function outcomeOf(error: unknown): Outcome | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  return error.message === EMAIL_TAKEN ? 'address-taken' : 'link-not-good';
}
