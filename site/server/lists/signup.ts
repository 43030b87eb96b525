import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import { WRONG_CONFIRMATION_CODE } from '../../contract/messages.ts';
import { ONE_CLICK_PATH, SIGNUP_PATHS } from '../../contract/signup.ts';
import type { SignupPurpose, SignupResponse } from '../../contract/signup.ts';
import {
  emailRule,
  notTooLong,
  optional,
  rejectFieldErrors,
  rejectUnknownFields,
  required,
  text,
  unspecifiedKeysError,
  foldEmail,
} from '../account/fields.ts';
import type { Rule } from '../account/fields.ts';
import { linkAnswer } from '../account/confirmation.ts';
import type { AccountService } from '../account/service.ts';
import { countRequest } from '../database/request-counts.ts';
import { hashToken } from '../database/ids.ts';
import { inTransaction } from '../database/transaction.ts';
import { ApiError, forbiddenError, jsonResponse, seeOther, validationError } from '../http/api-error.ts';
import { isForm, readFields } from '../http/body.ts';
import { requestId } from '../http/request-info.ts';
import { queueMail } from '../mail/queue.ts';
import { MINUTE } from '../process/clock.ts';
import { confirmSubscriber, unsubscribe } from './subscribers.ts';

/**
 * API endpoints of the newsletter and the waitlist, and form actions of their two pages: `/newsletter` confirms a
 * subscription to either list, `/unsubscribe` ends one.
 */
export function signupRoutes(service: AccountService): Hono {
  const respond = linkAnswer(service);
  return new Hono()
    .post(SIGNUP_PATHS.newsletter, (context) => signUp(context, service, 'newsletter'))
    .post(SIGNUP_PATHS.waitlist, (context) => signUp(context, service, 'waitlist'))
    .post(ONE_CLICK_PATH, (context) => unsubscribeAtOnce(context, service))
    .get(ONE_CLICK_PATH, showUnsubscribe)
    .post(
      '/newsletter',
      respond((code, context) => confirm(service, code, context)),
    )
    .post(
      '/unsubscribe',
      respond(async (code) => {
        if (await unsubscribe(service.database, code, service.hash, service.now())) return 'unsubscribed';
        throw wrongCode();
      }),
    );
}

const wrongCode = () => validationError(WRONG_CONFIRMATION_CODE);

/** Confirms a subscription. If it is new, queues an email with an unsubscribe link. */
async function confirm(service: AccountService, code: string, context: Context): Promise<'subscribed' | 'on-waitlist'> {
  const requester = { address: service.addressOf(context), known: undefined };
  const confirmed = await inTransaction(service.database, async (transaction) => {
    const found = await confirmSubscriber(transaction, code, service.now());
    if (found?.isNew) {
      const mail = { event: `${found.list}-confirmed`, userId: null, recipient: found.email, requester } as const;
      await queueMail(transaction, mail, service);
    }
    return found;
  });
  if (confirmed === undefined) throw wrongCode();
  service.mailsQueued();
  return confirmed.list === 'newsletter' ? 'subscribed' : 'on-waitlist';
}

/** Location of a form: a path or a name. It can't be a formula, because subscribers are exported as CSV. */
const sourceRule: Rule = (value) =>
  /^[a-z\d/][\w/-]{0,99}$/i.test(value)
    ? undefined
    : 'source must be a path or a name of up to 100 letters, digits, "/", "_" or "-"';

/** Limit per list and recipient, so that a double click sends one email. */
const REPEAT_LIMIT = { atOnce: 1, refill: MINUTE };

/**
 * `POST /api/newsletter` and `POST /api/waitlist` `{email, source?}`: queues the confirmation email. Work and response
 * are the same for every email address: its state is only looked up when the email is composed.
 *
 * Forms submitted without JavaScript redirect to a page with the result. Other origins can't submit them.
 */
async function signUp(context: Context, service: AccountService, list: SignupPurpose): Promise<Response> {
  if (!isForm(context)) {
    await requestSignup(context, service, list);
    return jsonResponse<SignupResponse>(200, { ok: true });
  }
  if (isFromElsewhere(context)) throw forbiddenError();
  try {
    await requestSignup(context, service, list);
    return seeOther('/newsletter#check-mail');
  } catch (error) {
    if (!(error instanceof ApiError)) service.log.error(requestId(context), error);
    const isInvalidAddress = error instanceof ApiError && error.status === 400;
    return seeOther(`/newsletter#${isInvalidAddress ? 'not-an-address' : 'not-sent'}`);
  }
}

/**
 * Redirects forms of the site's own pages to a page even if the request is rejected before it is read, for example
 * because it is too large. Browsers without `Sec-Fetch-Site` get the API's JSON.
 */
export const answerFormsByPage: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status < 400 || !isForm(context) || context.req.header('sec-fetch-site') !== 'same-origin') return;
  context.res = seeOther('/newsletter#not-sent');
};

/** Stricter than the check of `Origin`: origins that may call the API may not submit forms here. */
const isFromElsewhere = (context: Context): boolean =>
  !['same-origin', 'none', undefined].includes(context.req.header('sec-fetch-site'));

async function requestSignup(context: Context, service: AccountService, list: SignupPurpose): Promise<void> {
  const body = await readFields(context);
  // Without JavaScript, nothing else removes the spaces around a typed email address.
  const fields = typeof body['email'] === 'string' ? { ...body, email: body['email'].trim() } : body;
  rejectUnknownFields(fields, ['email', 'source'], unspecifiedKeysError);
  rejectFieldErrors(required(fields, 'email', emailRule, notTooLong), optional(fields, 'source', sourceRule));
  const recipient = foldEmail(text(fields, 'email'));
  const data: Record<string, string> = fields['source'] === undefined ? {} : { source: text(fields, 'source') };
  const address = service.addressOf(context);
  await service.rateLimit.consume('signup', recipient, address);
  await inTransaction(service.database, async (transaction) => {
    const repeat = { key: service.countKey(`signup for ${list} of ${recipient}`), allowance: REPEAT_LIMIT };
    if ((await countRequest(transaction, [repeat], service.now())) > 0) return;
    const requester = { address, known: undefined };
    await queueMail(transaction, { event: `confirm-${list}`, userId: null, recipient, data, requester }, service);
  });
  service.mailsQueued();
}

/** Format of a code. Other text isn't looked up or repeated in a response. */
const TOKEN = /^\w{1,128}$/;

/**
 * `POST /api/newsletter/unsubscribe?token=<code>`: unsubscribes immediately, without a cookie or a confirmation,
 * because the servers of email providers send it for their users. Only the token is read, because the body is always
 * the same. Returns 200 for repeated requests and unknown tokens too, because their owners aren't subscribed.
 */
async function unsubscribeAtOnce(context: Context, service: AccountService): Promise<Response> {
  const token = tokenOf(context);
  if (token === undefined) throw validationError('token must be the one from the email');
  // Valid tokens aren't counted: an email provider sends thousands from one IP address.
  if (!(await unsubscribe(service.database, token, service.hash, service.now())))
    await service.rateLimit.consume('code', hashToken(token), service.addressOf(context));
  return jsonResponse<SignupResponse>(200, { ok: true });
}

/** `GET` of the same path changes nothing, because programs follow links. Redirects to the page with the button. */
function showUnsubscribe(context: Context): Response {
  const token = tokenOf(context);
  const location = token === undefined ? '/unsubscribe#link-not-good' : `/unsubscribe?code=${token}`;
  return new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'no-store' } });
}

function tokenOf(context: Context): string | undefined {
  const token = context.req.query('token') ?? '';
  return TOKEN.test(token) ? token : undefined;
}
