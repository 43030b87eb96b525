'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { controlStyles, FieldFrame } from './field.tsx';
import type { ControlBinding, FieldProps } from './field.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'optional' | 'ref'> {
  /** `current-password` for a login, `new-password` for a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Name of the button that shows the password. Two fields in a form need different names. */
  showLabel?: string;
  /**
   * Strength of the typed password. Null while unknown; undefined if it is never rated. Update it only when typing
   * pauses, because screen readers announce it.
   */
  advice?: PasswordAdvice | null | undefined;
  /** Called with the password on each change, and on mount if something was typed before hydration. */
  onValue?: ((value: string) => void) | undefined;
}

/** Props that a connected section passes to a form with a new password. */
export interface NewPasswordBehavior {
  /** Requirement for the password, such as “8 characters or more”. */
  passwordHint?: string;
  /** Strength of the typed password. Null while unknown; undefined if it is never rated. */
  advice?: PasswordAdvice | null;
  /** Called with the password on each change, to rate it. */
  onPasswordInput?: (value: string) => void;
}

/** Returns the IDs for `aria-describedby`, with the advice last. */
function joinDescriptionIds(
  { id, 'aria-describedby': otherIds }: ControlBinding,
  hasAdvice: boolean,
): string | undefined {
  const descriptionIds = [otherIds, hasAdvice ? `${id}-advice` : undefined];
  return descriptionIds.filter((descriptionId) => descriptionId !== undefined).join(' ') || undefined;
}

/**
 * Password field with a button that shows the password. Showing and hiding it keeps the caret and the focus. A submit
 * hides the password, so that browsers don't store it as ordinary text.
 */
export function PasswordField({
  label,
  hint,
  error,
  id,
  className,
  showLabel = 'Show password',
  advice,
  onValue,
  ...rest
}: PasswordFieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const input = useRef<HTMLInputElement>(null);
  const initialOnValue = useRef(onValue);
  const [isPasswordShown, setPasswordShown] = useState(false);

  useEffect(() => {
    if (input.current?.value) initialOnValue.current?.(input.current.value);
  }, []);

  useEffect(() => {
    const form = input.current?.form;
    const hidePassword = () => setPasswordShown(false);
    form?.addEventListener('submit', hidePassword);
    return () => form?.removeEventListener('submit', hidePassword);
  }, []);

  const togglePassword = () => {
    const control = input.current;
    const hadFocus = control !== null && document.activeElement === control;
    const [start, end] = [control?.selectionStart ?? null, control?.selectionEnd ?? null];
    // Renders synchronously. The browser loses the caret when the type changes, so it is restored right after that.
    flushSync(() => setPasswordShown(!isPasswordShown));
    if (hadFocus) control.setSelectionRange(start, end);
  };

  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      id={controlId}
      className={className}
      below={advice !== undefined && <PasswordStrength id={`${controlId}-advice`} advice={advice} />}
    >
      {(control) => (
        <div className="relative">
          <input
            data-slot="field-control"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            onInput={({ currentTarget }) => onValue?.(currentTarget.value)}
            aria-describedby={joinDescriptionIds(control, Boolean(advice))}
            ref={input}
            type={isPasswordShown ? 'text' : 'password'}
            className={controlStyles({ className: 'pe-12' })}
          />
          <button
            data-slot="password-toggle"
            type="button"
            aria-pressed={isPasswordShown}
            aria-controls={control.id}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={togglePassword}
            className="absolute inset-y-0 end-0 inline-flex w-11 cursor-pointer items-center justify-center rounded-sm text-ink-muted hover:text-ink focus-visible:-outline-offset-2"
          >
            <EyeIcon open={!isPasswordShown} />
            <VisuallyHidden>{showLabel}</VisuallyHidden>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

/** Eye icon, which is crossed out unless `open` is true. */
function EyeIcon({ open }: { open: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="size-5 fill-none stroke-current stroke-[1.5]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M1.75 10S4.75 4.5 10 4.5 18.25 10 18.25 10 15.25 15.5 10 15.5 1.75 10 1.75 10Z" />
      <circle cx="10" cy="10" r="2.5" />
      {!open && <path d="m3.5 16.5 13-13" />}
    </svg>
  );
}

/** Strength of a password. */
export interface PasswordAdvice {
  /** Resistance to guessing, from 0 (none) to 4 (very strong). */
  score: 0 | 1 | 2 | 3 | 4;
  /**
   * Advice on how to improve the password, or a message that it is good. At most about 65 characters, which are two
   * lines on the narrowest phone.
   */
  text: string;
}

interface PasswordStrengthProps extends Omit<ComponentProps<'div'>, 'children'> {
  advice: PasswordAdvice | null;
}

const strengthLabels = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;
const strengthClasses = ['bg-danger', 'bg-danger', 'bg-ink-faint', 'bg-success', 'bg-success'] as const;

/**
 * Strength of a password as text, with a decorative bar. The element is also rendered while there is no advice, because
 * screen readers announce only changes of existing elements. It always has the height of two lines: advice arrives when
 * typing pauses, and must not move the button below it while someone presses it.
 */
function PasswordStrength({ advice, className = '', ...rest }: PasswordStrengthProps) {
  return (
    <div
      data-slot="password-strength"
      aria-live="polite"
      aria-atomic="true"
      className={`flex flex-col gap-2 text-small ${className}`}
      {...rest}
    >
      {/* With forced colors, the border keeps the empty part of the bar visible. */}
      <span
        aria-hidden="true"
        className="flex h-1.5 overflow-clip rounded-full bg-line forced-colors:border forced-colors:border-current"
      >
        <span
          className={`transition-[width,background-color] duration-calm motion-reduce:transition-none forced-colors:bg-[CanvasText] ${advice ? strengthClasses[advice.score] : ''}`}
          style={{ width: `${advice ? (advice.score + 1) * 20 : 0}%` }}
        />
      </span>
      <span className="min-h-[2lh] min-w-0 text-ink-muted">
        {advice && (
          <>
            <span className="font-medium text-ink">{strengthLabels[advice.score]}.</span> {advice.text}
          </>
        )}
      </span>
    </div>
  );
}
