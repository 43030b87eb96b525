import { Hono } from 'hono';
import type { Context } from 'hono';
import { SIGNUP_PATHS } from '../../contract/signup.ts';
import { WRONG_CONFIRMATION_CODE } from '../../contract/messages.ts';
import { linkAnswer } from '../account/link-pages.ts';
import type { AccountService } from '../account/service.ts';
import { inTransaction } from '../database/transaction.ts';
import { validationError } from '../http/api-error.ts';
import { queueMail } from '../mail/queue.ts';
import { confirmSubscriber, unsubscribe } from '../subscribers/subscribers.ts';
import { signUp } from './sign-up.ts';
import { ONE_CLICK_PATH, showUnsubscribe, unsubscribeAtOnce } from './unsubscribe.ts';

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
