import type { Context, MiddlewareHandler } from 'hono';
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
import { foldEmail } from '../account/login-names.ts';
import type { AccountService } from '../account/service.ts';
import { inTransaction } from '../database/transaction.ts';
import { ApiError, forbiddenError } from '../http/api-error.ts';
import { isForm, readFields } from '../http/body.ts';
import { jsonResponse, seeOther } from '../http/response.ts';
import { countRequest } from '../limits/counting.ts';
import { queueMail } from '../mail/queue.ts';
import { MINUTE } from '../process/clock.ts';

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
