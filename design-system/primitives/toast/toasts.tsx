import { useRef } from 'react';
import type { ComponentProps, FocusEvent } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ToastSign } from './toast-sign.tsx';
import { toastButtonStyles, toastRegionStyles, toastStyles } from './toast-styles.ts';

export interface ToastMessage {
  id: string;
  tone: 'neutral' | 'success' | 'danger';
  /** One sentence. */
  text: string;
  /** The one thing to do about it. Whatever it does must be possible elsewhere too. */
  action?: { label: string; onClick: () => void };
}

export interface ToastsProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  /** True while the pointer or the focus is among the toasts: none may go by itself until it is false again. */
  onHold?: (held: boolean) => void;
}

/**
 * Short messages that come by themselves: "A new version is available". They are read out, never take the focus, and
 * stay until the caller, or the reader, takes them away. Rendered once a page and also while empty, because a screen
 * reader tells only of changes in what was there before.
 *
 * Nothing that must be read belongs in a toast, and no fault of a form.
 */
export function Toasts({ toasts, onDismiss, onHold, className = '', ...rest }: ToastsProps) {
  /** What had the focus before it came among the toasts: it goes back there when the last focused toast goes. */
  const before = useRef<HTMLElement | null>(null);

  const enter = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    onHold?.(true);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!currentTarget.contains(relatedTarget)) onHold?.(false);
  };
  const dismiss = (id: string, toast: HTMLElement | null) => {
    const neighbour = toast?.nextElementSibling ?? toast?.previousElementSibling;
    const next = neighbour?.querySelector<HTMLElement>('[data-slot="toast-dismiss"]') ?? before.current;
    onDismiss(id);
    next?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It listens for what its buttons do.
    <div
      data-slot="toasts"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An `output` holds words, not buttons.
      role="status"
      aria-atomic="false"
      className={`${toastRegionStyles} ${className}`}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={enter}
      onBlur={leave}
      {...rest}
    >
      {toasts.map(({ id, tone, text, action }) => (
        <div key={id} data-slot="toast" data-tone={tone} className={toastStyles({ tone })}>
          <ToastSign tone={tone} />
          <div className="flex min-w-0 flex-1 basis-[9rem] flex-wrap items-center gap-x-3">
            <p className="min-w-0 flex-1 basis-[65%] py-2">{text}</p>
            {action && (
              <button
                type="button"
                data-slot="toast-action"
                className={`${toastButtonStyles} -mx-3 underline decoration-line-strong underline-offset-4`}
                onClick={action.onClick}
              >
                {action.label}
              </button>
            )}
          </div>
          <button
            type="button"
            data-slot="toast-dismiss"
            className={`${toastButtonStyles} text-ink-muted`}
            onClick={({ currentTarget }) => dismiss(id, currentTarget.parentElement)}
          >
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.5]">
              <path d="m4 4 8 8m0-8-8 8" strokeLinecap="round" />
            </svg>
            <VisuallyHidden>Dismiss</VisuallyHidden>
          </button>
        </div>
      ))}
    </div>
  );
}
