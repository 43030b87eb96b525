import { useState } from 'react';
import type { NoticeMessage } from '@onset/design-system/primitives/notice';
import { EMAIL_NOT_CONFIRMED } from '../../contract/messages.ts';
import { useAccount } from './account.ts';
import { MAIL_NOT_SENT } from './form-errors.ts';
import { useSearchParameter } from '../search-parameter.ts';
import { useFormCall } from '../use-form-call.ts';

export const CONFIRMED: NoticeMessage = {
  tone: 'success',
  text: 'Your email address is confirmed. You can log in now.',
};
export const NO_LONGER_GOOD: NoticeMessage = {
  tone: 'danger',
  text: 'This link has expired. Log in, and we can send you a new one.',
};

/**
 * The messages of the log-in page about the confirmation of an email address. The notice says whether the link worked, or
 * offers to confirm where the link leads here with its code. The remedy of a log-in that failed because the address is
 * not confirmed offers to send the link again.
 */
export function useLoginNotice(error: string | undefined) {
  const account = useAccount();
  const confirmed = useSearchParameter('confirmed');
  const code = useSearchParameter('confirmation');
  const confirming = useFormCall({ fields: {} });
  const [isGood, setIsGood] = useState(true);
  const [identifier, setIdentifier] = useState('');
  const { pending, done, errors, serverFailed, run } = useFormCall({ fields: {} });

  function notice(): NoticeMessage | null {
    if (confirmed === '0' || !isGood) return NO_LONGER_GOOD;
    if (confirmed === '1' || confirming.done) return CONFIRMED;
    if (!code) return null;
    // A button, because what reads mail to look for bad links follows them too.
    const action = {
      label: 'Confirm my address',
      onClick: () => void confirming.run(async () => setIsGood(await (await account()).confirmEmail(code))),
      pending: confirming.pending,
      error: confirming.errors.error ?? null,
    };
    return { tone: 'neutral', text: 'Confirm your email address, then log in.', action };
  }

  function remedy(): Pick<NoticeMessage, 'text' | 'action'> | undefined {
    if (error !== EMAIL_NOT_CONFIRMED) return undefined;
    const text = serverFailed ? MAIL_NOT_SENT : 'Open the link we sent you, then log in.';
    // A username is no email address to send to.
    if (!identifier.includes('@')) return { text };
    const action = {
      label: 'Resend the confirmation email',
      onClick: () => void run(async () => (await account()).sendConfirmation(identifier)),
      pending,
      done: done ? 'A new link is on its way.' : null,
      error: errors.error ?? null,
    };
    return { text, action };
  }

  return { notice: notice(), remedy: remedy(), noteIdentifier: setIdentifier };
}
