import { useState } from 'react';
import type { NoticeMessage } from '@onset/design-system/primitives/notice';
import { EMAIL_NOT_CONFIRMED } from '../contract/messages.ts';
import { useAccount } from './account.ts';
import { useSearchParameter } from './search-parameter.ts';
import { useFormCall } from './use-form-call.ts';

export const CONFIRMED: NoticeMessage = {
  tone: 'success',
  text: 'Your email address is confirmed. You can log in now.',
};
export const NO_LONGER_GOOD: NoticeMessage = {
  tone: 'danger',
  text: 'This link is no longer good. Log in, and we can send you a new one.',
};

/**
 * What the log-in page has to say of the confirmation of an address: that the link in the mail was good, or was not;
 * where it led here with its code, a way to confirm; and where it was not followed yet, a way to have it sent once more.
 */
export function useLoginNotice(error: string | undefined) {
  const account = useAccount();
  const confirmed = useSearchParameter('confirmed');
  const code = useSearchParameter('confirmation');
  const confirming = useFormCall({ fields: {} });
  const [isGood, setIsGood] = useState(true);
  const [identifier, setIdentifier] = useState('');
  const { pending, done, errors, run } = useFormCall({ fields: {} });
  const isAboutConfirmation = error === EMAIL_NOT_CONFIRMED;

  function notice(): NoticeMessage | null {
    if (isAboutConfirmation) {
      const text = 'Your email address is not confirmed yet. Follow the link we have sent you, then log in.';
      // Who logs in by username has given no address to send to, and knows where the mail is.
      if (!identifier.includes('@')) return { tone: 'neutral', text };
      const action = {
        label: 'Send it again',
        onClick: () => void run(async () => (await account()).sendConfirmation(identifier)),
        pending,
        done: done ? 'A new link is on its way.' : null,
        error: errors.error ?? null,
      };
      return { tone: 'neutral', text, action };
    }
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

  return { notice: notice(), isAboutConfirmation, noteIdentifier: setIdentifier };
}
