import { useState } from 'react';
import type { LoginFormProps } from '@onset/design-system/sections/login-form';
import { useAccount } from './account.ts';
import { useSearchParameter } from './search-parameter.ts';
import { useFormCall } from './use-form-call.ts';

/** What the API says of somebody who has not followed the link in the mail yet, the password being right. */
const NOT_CONFIRMED = 'Your account email is not confirmed';

/**
 * What the log-in page has to say of the confirmation of an address: that the link in the mail was good, or was not, and
 * where it was not followed yet, a way to have it sent once more.
 */
export function useLoginNotice(error: string | undefined) {
  const account = useAccount();
  const confirmed = useSearchParameter('confirmed');
  const [identifier, setIdentifier] = useState('');
  const { pending, done, answer, run } = useFormCall<never>({ names: [] });
  const isAboutConfirmation = error === NOT_CONFIRMED;

  function notice(): NonNullable<LoginFormProps['notice']> | null {
    if (isAboutConfirmation) {
      const text = 'Your email address is not confirmed yet. Follow the link we have sent you, then log in.';
      // Who logs in by username has given no address to send to, and knows where the mail is.
      if (!identifier.includes('@')) return { tone: 'neutral', text };
      const action = {
        label: 'Send it again',
        onClick: () => void run(() => account().sendConfirmation(identifier)),
        pending,
        done: done ? 'A new link is on its way.' : null,
        error: answer.error ?? null,
      };
      return { tone: 'neutral', text, action };
    }
    if (confirmed === '1') return { tone: 'success', text: 'Your email address is confirmed. You can log in now.' };
    if (confirmed === '0')
      return { tone: 'danger', text: 'This link is no longer good. Log in, and we can send you a new one.' };
    return null;
  }

  return { notice: notice(), isAboutConfirmation, noteIdentifier: setIdentifier };
}
