import type { Context } from 'hono';
import type { SignupResponse } from '../../contract/signup.ts';
import type { AccountService } from '../account/service.ts';
import { hashToken } from '../database/token-hash.ts';
import { validationError } from '../http/api-error.ts';
import { jsonResponse } from '../http/response.ts';
import { unsubscribe } from '../subscribers/subscribers.ts';

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
export async function unsubscribeAtOnce(context: Context, service: AccountService): Promise<Response> {
  const token = tokenOf(context);
  if (token === undefined) throw validationError('token must be the one from the email');
  // One address may send for thousands, a mail provider's, so what is known is not counted.
  if (!(await unsubscribe(service.database, token, service.hash, service.now())))
    await service.rateLimit.consume('code', hashToken(token), service.addressOf(context));
  return jsonResponse<SignupResponse>(200, { ok: true });
}

/** `GET` of the same changes nothing, because programs open links: it leads to the page whose button unsubscribes. */
export function showUnsubscribe(context: Context): Response {
  const token = tokenOf(context);
  const location = token === undefined ? '/unsubscribe#link-not-good' : `/unsubscribe?code=${token}`;
  return new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'no-store' } });
}

function tokenOf(context: Context): string | undefined {
  const token = context.req.query('token') ?? '';
  return TOKEN.test(token) ? token : undefined;
}
