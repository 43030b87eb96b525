import { useEffect, useState } from 'react';
import { PendingEmail } from '@onset/design-system/sections/profile-form';
import { createEmailChange } from '../../adapters/account/email-change.ts';
import type { WaitingEmail } from '../../adapters/account/email-change.ts';
import type { User } from '../../adapters/auth/index.ts';
import { useAuth } from '../auth.ts';
import { relativeTime } from './relative-time.ts';

interface Known {
  /** What the server says; undefined until it has, and an address without a time where it cannot be asked. */
  readonly waiting?: (Pick<WaitingEmail, 'email'> & Partial<WaitingEmail>) | null;
  /** When it was asked, in milliseconds: the time in words is from then. */
  readonly at: number;
  readonly pending?: 'resend' | 'drop' | null;
  readonly done?: string | null;
  readonly error?: string | null;
  readonly kept?: string | null;
}

/** Whose address waits, and which by their record. */
export interface PendingEmailOf {
  user: User;
  email: string;
  /** Called when the link is sent again or the address dropped. */
  onUse: () => void;
}

/** The address of a user that waits, bound to the account API. Nothing once none waits. */
export function ConnectedPendingEmail({ user, email, onUse }: PendingEmailOf) {
  const { auth } = useAuth();
  const [known, setKnown] = useState<Known>({ at: 0 });

  useEffect(() => {
    const leaving = new AbortController();
    const show = (waiting: Known['waiting']) => {
      if (!leaving.signal.aborted) setKnown({ waiting, at: Date.now() });
    };
    auth()
      .then((session) => createEmailChange(session).waiting(leaving.signal))
      // The record says that it waits; only since when is not known.
      .then(show, () => show({ email }));
    return () => leaving.abort();
    // Asked again with each new record: every saving of the profile brings one.
  }, [auth, user, email]);

  const { waiting, at, ...rest } = known;
  if (!waiting) return null;

  async function act(pending: 'resend' | 'drop', after: Partial<Known>): Promise<void> {
    onUse();
    setKnown((before) => ({ ...before, pending, done: null, error: null }));
    try {
      await createEmailChange(await auth())[pending]();
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
