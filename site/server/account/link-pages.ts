import { Hono } from 'hono';
import type { Context } from 'hono';
import { EMAIL_TAKEN } from '../../contract/messages.ts';
import { hashToken } from '../database/token-hash.ts';
import { ApiError } from '../http/api-error.ts';
import { seeOther } from '../http/response.ts';
import { confirmEmail } from './confirmation.ts';
import type { AccountService } from './service.ts';
import { undoEmailChange } from './undo-email-change.ts';

/** Letters and digits: anything else is no code, and is not repeated in a response. */
const CODE = /^\w{1,128}$/;

/** Where the page of a link shows what came of its button: the anchors of `site/pages/confirm-email.ts` and its sister. */
type Outcome = 'account-confirmed' | 'email-changed' | 'change-undone' | 'link-not-good' | 'address-taken';

/** Does what a link is for, by its code; gives back the anchor of what came of it, or throws an `ApiError`. */
type LinkAction<Anchor extends string> = (code: string, context: Context) => Promise<Anchor>;

/**
 * Answers what the button of a link's page sends: its form, without a script, to the page's own address with the code in
 * it. The response leads back to the page, to the words for what came of it; where it can be tried again, with the code.
 * `onError` is told of what is no fault of the link.
 */
export function linkAnswer(service: AccountService, onError: (context: Context, error: unknown) => void) {
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
        if (!(error instanceof ApiError)) onError(context, error);
        return seeOther(`${path}?code=${encodeURIComponent(code)}#try-again`);
      }
    };
}

/** What the buttons of the pages `/confirm-email` and `/undo-email-change` send. */
export function linkPages(service: AccountService, onError: (context: Context, error: unknown) => void): Hono {
  const answer = linkAnswer(service, onError);
  return new Hono()
    .post(
      '/confirm-email',
      answer<Outcome>(async (code) =>
        (await confirmEmail(service, code)) === 'account' ? 'account-confirmed' : 'email-changed',
      ),
    )
    .post(
      '/undo-email-change',
      answer<Outcome>(async (code) => {
        await undoEmailChange(service, code);
        service.mailsQueued();
        return 'change-undone';
      }),
    );
}

/** What an error says of the link; undefined for one that is not about it, such as a rate limit. */
function outcomeOf(error: unknown): Outcome | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  return error.message === EMAIL_TAKEN ? 'address-taken' : 'link-not-good';
}
