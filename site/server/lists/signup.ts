import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import { WRONG_CONFIRMATION_CODE } from '../../contract/messages.ts';
import { SIGNUP_PATHS } from '../../contract/signup.ts';
import type { SignupPurpose, SignupResponse } from '../../contract/signup.ts';
import {
  anEmail,
  notTooLong,
  optional,
  rejectFieldErrors,
  rejectUnknownFields,
  required,
  text,
  unspecifiedKeysError,
} from '../account/fields.ts';
import type { Rule } from '../account/fields.ts';
import { linkAnswer } from '../account/confirmation.ts';
import { foldEmail } from '../account/login-names.ts';
import type { AccountService } from '../account/service.ts';
import { countRequest } from '../database/request-counts.ts';
import { hashToken } from '../database/token-hash.ts';
import { inTransaction } from '../database/transaction.ts';
import { ApiError, forbiddenError, jsonResponse, seeOther, validationError } from '../http/api-error.ts';
import { isForm, readFields } from '../http/body.ts';
import { queueMail } from '../mail/queue.ts';
import { MINUTE } from '../process/clock.ts';
import { confirmSubscriber, unsubscribe } from './subscribers.ts';

/**
 * The calls of the newsletter and the waitlist, and what the buttons of their two pages send: `/newsletter` confirms, for
 * either list, and `/unsubscribe` takes off. `onError` is told of what is no fault of whoever asks.
 */
export function signupRoutes(service: AccountService, onError: (context: Context, error: unknown) => void): Hono {
  const answer = linkAnswer(service, onError);
  return new Hono()
    .post(SIGNUP_PATHS.newsletter, (context) => signUp(context, service, { list: 'newsletter', onError }))
    .post(SIGNUP_PATHS.waitlist, (context) => signUp(context, service, { list: 'waitlist', onError }))
    .post(ONE_CLICK_PATH, (context) => unsubscribeAtOnce(context, service))
    .get(ONE_CLICK_PATH, showUnsubscribe)
    .post(
      '/newsletter',
      answer((code, context) => confirm(service, code, context)),
    )
    .post(
      '/unsubscribe',
      answer(async (code) => {
        if (await unsubscribe(service.database, code, service.hash, service.now())) return 'unsubscribed';
        throw wrongCode();
      }),
    );
}

const wrongCode = () => validationError(WRONG_CONFIRMATION_CODE);

/** Confirms an address, and has it told so, with the link that takes it off again. */
async function confirm(service: AccountService, code: string, context: Context): Promise<'subscribed' | 'on-waitlist'> {
  const asker = { address: service.addressOf(context), known: undefined };
  const confirmed = await inTransaction(service.database, async (transaction) => {
    const found = await confirmSubscriber(transaction, code, service.now());
    if (found?.isNew) {
      const mail = { event: `${found.list}-confirmed`, userId: null, recipient: found.email, asker } as const;
      await queueMail(transaction, mail, service);
    }
    return found;
  });
  if (confirmed === undefined) throw wrongCode();
  service.mailsQueued();
  return confirmed.list === 'newsletter' ? 'subscribed' : 'on-waitlist';
}

/** Where on the site a form stands: a path or a name, and nothing a table of subscribers could be made to run. */
const aSource: Rule = (value) =>
  /^[a-z\d/][\w/-]{0,99}$/i.test(value)
    ? undefined
    : 'source must be a path or a name of up to 100 letters, digits, "/", "_" or "-"';

/** How long one press counts as all of them: a double click is one mail. */
const REPEAT = { atOnce: 1, refill: MINUTE };

/**
 * `POST /api/newsletter` and `POST /api/waitlist` `{email, source?}`: asks for the mail that confirms the address. Work
 * and response are the same for every address: the mail is queued, and whoever makes it finds out whether it is new.
 *
 * A form that the browser sends by itself, from a page of the site alone, is led to the page that says what came of it.
 */
export async function signUp(
  context: Context,
  service: AccountService,
  { list, onError }: { list: SignupPurpose; onError: (context: Context, error: unknown) => void },
): Promise<Response> {
  if (!isForm(context)) {
    await ask(context, service, list);
    return jsonResponse<SignupResponse>(200, { ok: true });
  }
  if (isFromElsewhere(context)) throw forbiddenError();
  try {
    await ask(context, service, list);
    return seeOther('/newsletter#check-mail');
  } catch (error) {
    if (!(error instanceof ApiError)) onError(context, error);
    const isAboutAddress = error instanceof ApiError && error.status === 400;
    return seeOther(`/newsletter#${isAboutAddress ? 'not-an-address' : 'not-sent'}`);
  }
}

/**
 * Answers a form of the site's own pages with a page even where the request is rejected before it is read, for example
 * because it is too large. Browsers without `Sec-Fetch-Site` get the API's JSON.
 */
export const answerFormsByPage: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status < 400 || !isForm(context) || context.req.header('sec-fetch-site') !== 'same-origin') return;
  context.res = seeOther('/newsletter#not-sent');
};

/** Says more than `Origin`: a page of an origin that may call the API may not send its visitors' forms here. */
const isFromElsewhere = (context: Context): boolean =>
  !['same-origin', 'none', undefined].includes(context.req.header('sec-fetch-site'));

async function ask(context: Context, service: AccountService, list: SignupPurpose): Promise<void> {
  const fields = await readFields(context);
  rejectUnknownFields(fields, ['email', 'source'], unspecifiedKeysError);
  rejectFieldErrors(required(fields, 'email', anEmail, notTooLong), optional(fields, 'source', aSource));
  const recipient = foldEmail(text(fields, 'email'));
  const data: Record<string, string> = fields['source'] === undefined ? {} : { source: text(fields, 'source') };
  const address = service.addressOf(context);
  await service.rateLimit.consume('signup', recipient, address);
  await inTransaction(service.database, async (transaction) => {
    const repeat = { key: service.countKey(`signup for ${list} of ${recipient}`), allowance: REPEAT };
    if ((await countRequest(transaction, [repeat], service.now())) > 0) return;
    const asker = { address, known: undefined };
    await queueMail(transaction, { event: `confirm-${list}`, userId: null, recipient, data, asker }, service);
  });
  service.mailsQueued();
}

/** Where the header of each mail of a list leads mail programs (RFC 8058). */
export const ONE_CLICK_PATH = '/api/newsletter/unsubscribe';

/** Letters and digits: anything else is no code, and is not repeated in a response. */
const TOKEN = /^\w{1,128}$/;

/**
 * `POST /api/newsletter/unsubscribe?token=<code>`: unsubscribes at once, without a cookie, a page or another question, as
 * the machine of a mail provider asks for it in its reader's name. The token is all it takes, and all that is looked at:
 * what the body says is always the same. It is 200 however often it is sent, and for a token of which nothing is known
 * any more: who is not on a list is off it.
 */
async function unsubscribeAtOnce(context: Context, service: AccountService): Promise<Response> {
  const token = tokenOf(context);
  if (token === undefined) throw validationError('token must be the one from the email');
  // One address may send for thousands, a mail provider's, so what is known is not counted.
  if (!(await unsubscribe(service.database, token, service.hash, service.now())))
    await service.rateLimit.consume('code', hashToken(token), service.addressOf(context));
  return jsonResponse<SignupResponse>(200, { ok: true });
}

/** `GET` of the same changes nothing, because programs open links: it leads to the page whose button unsubscribes. */
function showUnsubscribe(context: Context): Response {
  const token = tokenOf(context);
  const location = token === undefined ? '/unsubscribe#link-not-good' : `/unsubscribe?code=${token}`;
  return new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'no-store' } });
}

function tokenOf(context: Context): string | undefined {
  const token = context.req.query('token') ?? '';
  return TOKEN.test(token) ? token : undefined;
}
