import { useEffect, useState } from 'react';
import { PendingEmail } from '@onset/design-system/sections/profile-form';
import { createEmailChange } from '../../adapters/account.ts';
import type { WaitingEmail } from '../../adapters/account.ts';
import type { User } from '../../adapters/auth/user.ts';
import { useAuth } from '../form/use-auth.ts';
import { relativeTime } from './profile/account-lists.tsx';

interface Known {
  /** Pending email address; `undefined` before the response, and without a time if the request failed. */
  readonly waiting?: (Pick<WaitingEmail, 'email'> & Partial<WaitingEmail>) | null;
  /** Time of the response in milliseconds since 1970, to which relative times refer. */
  readonly at: number;
  readonly pending?: 'resend' | 'drop' | null;
  readonly done?: string | null;
  readonly error?: string | null;
  readonly kept?: string | null;
}

/** User with a pending email address, and that address from the user record. */
export interface PendingEmailOf {
  user: User;
  email: string;
  /** Called when the link is sent again or the change is discarded. */
  onUse: () => void;
}

/** Pending email address of a user, connected to the account API. Renders nothing if there is none. */
export function ConnectedPendingEmail({ user, email, onUse }: PendingEmailOf) {
  const { withAuth } = useAuth();
  const [known, setKnown] = useState<Known>({ at: 0 });

  useEffect(() => {
    const leaving = new AbortController();
    const show = (waiting: Known['waiting']) => {
      if (!leaving.signal.aborted) setKnown({ waiting, at: Date.now() });
    };
    withAuth((auth) => createEmailChange(auth).waiting(leaving.signal))
      // The user record says that an email address is pending, but not since when.
      .then(show, () => show({ email }));
    return () => leaving.abort();
    // Requested again for each new user record, because every saved change of the profile returns one.
  }, [withAuth, user, email]);

  const { waiting, at, ...rest } = known;
  if (!waiting) return null;

  async function act(pending: 'resend' | 'drop', after: Partial<Known>): Promise<void> {
    onUse();
    setKnown((before) => ({ ...before, pending, done: null, error: null }));
    try {
      await withAuth((auth) => createEmailChange(auth)[pending]());
      setKnown((before) => ({ ...before, ...after, pending: null }));
    } catch (failure) {
      const error = failure instanceof Error ? failure.message : String(failure);
      setKnown((before) => ({ ...before, error, pending: null }));
    }
  }

  return (
    <PendingEmail
      {...rest}
      email={waiting.email}
      since={waiting.startedAt && relativeTime(waiting.startedAt, at)}
      onResend={() => void act('resend', { done: 'A new link is on its way.' })}
      onDrop={() => void act('drop', { kept: user.email })}
    />
  );
}
