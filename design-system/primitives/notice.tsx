import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

export interface NoticeMessage {
  tone: 'neutral' | 'success' | 'danger';
  /** One or two sentences, plain: they may hold what a customer has typed. */
  text: string;
  action?: NoticeAction;
}

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  message: NoticeMessage | null | undefined;
}

/** The styles of a notice. */
const noticeStyles = cva('flex items-start gap-3 rounded-sm border px-4 py-3 text-small', {
  variants: {
    tone: {
      neutral: 'border-line-strong bg-surface text-ink',
      success: 'border-success bg-success-ground text-success',
      danger: 'border-danger bg-danger-ground text-danger',
    },
  },
});

const signs = {
  neutral: 'M8 7.25V11.5M8 4.5v.5',
  success: 'm4.75 8.25 2.25 2.25 4.25-4.75',
  danger: 'M8 4.5v4.25M8 11v.5',
} as const;

/**
 * A message before the content of a page: "Your email is confirmed." It stays where it is, unlike a toast,
 * and is about the account, unlike the error of a form. Rendered also while there is nothing to say, because a screen
 * reader tells only of changes in what was there before; `not-empty:` sets the room around it.
 */
export function Notice({ message, className = '', ...rest }: NoticeProps) {
  return (
    <div
      data-slot="notice"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An `output` holds words, not buttons.
      role="status"
      aria-atomic="false"
      className={className}
      {...rest}
    >
      {message && (
        <div data-tone={message.tone} className={noticeStyles({ tone: message.tone })}>
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="mt-0.5 size-4 shrink-0 fill-none stroke-current stroke-[1.5]"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <circle cx="8" cy="8" r="6.75" />
            <path d={signs[message.tone]} />
          </svg>
          <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
            <p className="max-w-full font-medium">{message.text}</p>
            {message.action && <NoticeButton {...message.action} />}
          </div>
        </div>
      )}
    </div>
  );
}

/** The one action of a notice or of a form's error, and its progress. */
export interface NoticeAction {
  label: string;
  onClick: () => void;
  pending?: boolean;
  /** What it has done, in a sentence. The button stays: it may be needed again. */
  done?: string | null;
  /** Why it has not. */
  error?: string | null;
}

/** The button of an action, with its outcome beside it. */
export function NoticeButton({ label, onClick, pending = false, done, error }: NoticeAction) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" size="sm" pending={pending} onClick={onClick}>
        {label}
      </Button>
      {!pending && done && <span className="text-success">{done}</span>}
      {!pending && error && <span className="font-medium text-danger">{error}</span>}
    </div>
  );
}
