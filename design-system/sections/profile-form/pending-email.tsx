import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/button.tsx';

export interface PendingEmailProps {
  /** The address that waits to be confirmed. */
  email: string;
  /** When it was asked for, in words, such as "2 hours ago"; left out where that is not known. */
  since?: string | undefined;
  /** What is under way. */
  pending?: 'resend' | 'drop' | null;
  /** What was done, in a sentence. */
  done?: string | null;
  /** Why something was not done. */
  error?: string | null;
  /** The address the account keeps, once the new one was dropped here. */
  kept?: string | null;
  onResend?: () => void;
  onDrop?: () => void;
}

/** The new email of an account while it waits to be confirmed: which and since when, sent again or dropped by a button. */
export function PendingEmail({ email, since, pending = null, done, error, kept, onResend, onDrop }: PendingEmailProps) {
  if (kept) return <Dropped kept={kept} />;
  return (
    <div
      data-slot="pending-email"
      className="flex flex-col items-start gap-3 rounded-sm border border-line-strong bg-surface px-4 py-3 text-small text-ink"
    >
      <div className="flex max-w-full min-w-0 flex-col gap-1">
        <p className="font-medium">We sent a link to {email}. Your email address changes when you open it.</p>
        <p className="text-ink-muted">{`${since ? `Asked for ${since}. ` : ''}Until then, log in with your current email.`}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" size="sm" pending={pending === 'resend'} onClick={onResend}>
          Send the link again
        </Button>
        <Button variant="outline" size="sm" pending={pending === 'drop'} onClick={onDrop}>
          Keep the current email
        </Button>
        {!pending && done && <span className="text-success">{done}</span>}
        {!pending && error && <span className="font-medium text-danger">{error}</span>}
      </div>
    </div>
  );
}

/** Takes the focus, which was on a button that is gone. */
function Dropped({ kept }: { kept: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="rounded-xs text-small text-ink-muted outline-offset-8">
      Your email stays {kept}. The link we sent no longer changes it.
    </p>
  );
}
