import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

export interface NoticeMessage {
  tone: 'neutral' | 'success' | 'danger';
  /** One or two sentences of plain text, which may contain a customer's input. */
  text: string;
  action?: NoticeAction;
}

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  message: NoticeMessage | null | undefined;
}

const noticeStyles = cva('flex items-start gap-3 rounded-sm border px-4 py-3 text-small', {
  variants: {
    tone: {
      neutral: 'border-line-strong bg-surface text-ink',
      success: 'border-success bg-success-ground text-success',
      danger: 'border-danger bg-danger-ground text-danger',
    },
  },
});

const ICON_PATHS = {
  neutral: 'M8 7.25V11.5M8 4.5v.5',
  success: 'm4.75 8.25 2.25 2.25 4.25-4.75',
  danger: 'M8 4.5v4.25M8 11v.5',
} as const;

/**
 * Message above the content of a page, such as “Your email is confirmed.” Unlike a toast it doesn't float, and unlike the
 * error of a form it is about the account. It is also rendered without a message, because screen readers announce only
 * changes of existing elements; use `not-empty:` for its margins.
 */
export function Notice({ message, className = '', ...rest }: NoticeProps) {
  return (
    <div
      data-slot="notice"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An `output` can't contain buttons.
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
            <path d={ICON_PATHS[message.tone]} />
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

/** Action of a notice or of a form's error, and its progress. */
export interface NoticeAction {
  label: string;
  onClick: () => void;
  pending?: boolean;
  /** Success message, one sentence. The button remains, because it may be needed again. */
  done?: string | null;
  /** Error message, one sentence. */
  error?: string | null;
}

/** Button of an action, with its outcome beside it. */
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
