'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { controlStyles, FieldFrame } from './field.tsx';
import type { ControlBinding, FieldProps } from './field.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'optional' | 'ref'> {
  /** `current-password` to log in, `new-password` to choose one. */
  autoComplete: 'current-password' | 'new-password';
  /** The name of the button that makes the password readable. Two such fields in a form need two names. */
  showLabel?: string;
  /**
   * What is thought of the password so far. Null while nothing is; leave it out where nothing ever will be. Give it
   * only once the typing pauses, because it is read out.
   */
  advice?: PasswordAdvice | null | undefined;
  /** Called with the password at each change, and once at the start with what was typed before any script ran. */
  onValue?: ((value: string) => void) | undefined;
}

/** What a connected section gives a form in which a password is chosen. */
export interface NewPasswordBehavior {
  /** What a password must be, such as "8 characters or more". */
  passwordHint?: string;
  /** What is thought of the password so far. Null while nothing is; left out where nothing ever will be. */
  advice?: PasswordAdvice | null;
  /** Called with the password at each change, for whoever advises. */
  onPasswordInput?: (value: string) => void;
}

/** What describes the field, with the advice last. */
function described({ id, 'aria-describedby': others }: ControlBinding, advised: boolean): string | undefined {
  const parts = [others, advised ? `${id}-advice` : undefined];
  return parts.filter((part) => part !== undefined).join(' ') || undefined;
}

/**
 * A password, with a button that makes it readable. Showing and hiding keep the caret and the focus where they were;
 * on submit the password is hidden again, so that no browser keeps it as ordinary text.
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
  const ownId = useId();
  const controlId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const atStart = useRef(onValue);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (input.current?.value) atStart.current?.(input.current.value);
  }, []);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const toggle = () => {
    const control = input.current;
    const typing = control !== null && document.activeElement === control;
    const [start, end] = [control?.selectionStart ?? null, control?.selectionEnd ?? null];
    // At once, because the browser forgets the caret with the change of type.
    flushSync(() => setShown(!shown));
    if (typing) control.setSelectionRange(start, end);
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
            aria-describedby={described(control, Boolean(advice))}
            ref={input}
            type={shown ? 'text' : 'password'}
            className={controlStyles({ className: 'pe-12' })}
          />
          <button
            data-slot="password-toggle"
            type="button"
            aria-pressed={shown}
            aria-controls={control.id}
            // The pointer leaves the focus in the field, where someone is typing.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
            className="absolute inset-y-0 end-0 inline-flex w-11 cursor-pointer items-center justify-center rounded-sm text-ink-muted hover:text-ink focus-visible:-outline-offset-2"
          >
            <EyeIcon open={!shown} />
            <VisuallyHidden>{showLabel}</VisuallyHidden>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

/** An eye, or one struck through. */
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

/** What is thought of a password. */
export interface PasswordAdvice {
  /** How many guesses it withstands: 0 next to none, 4 more than anyone will try. */
  score: 0 | 1 | 2 | 3 | 4;
  /** What would make it better, or that it is good: two lines at most on the narrowest phone, about 65 characters. */
  text: string;
}

interface PasswordStrengthProps extends Omit<ComponentProps<'div'>, 'children'> {
  advice: PasswordAdvice | null;
}

const grades = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;
const fills = ['bg-danger', 'bg-danger', 'bg-ink-faint', 'bg-success', 'bg-success'] as const;

/**
 * How strong a password is, in words; the bars beside them are for the eye. The element is there before there is
 * anything to say, because a screen reader tells only of changes in what was there before. So is its room, of two lines:
 * advice comes when typing pauses, just as somebody presses what is below, and must not move it from under the pointer.
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
      <span aria-hidden="true" className="flex gap-1">
        {grades.map((grade, step) => (
          <span
            key={grade}
            // A border keeps the empty ones visible, and the filled ones apart where colours are forced.
            className={`h-1 flex-1 rounded-full border border-transparent forced-colors:border-current ${
              advice && step <= advice.score ? `${fills[advice.score]} forced-colors:bg-[CanvasText]` : 'bg-line'
            }`}
          />
        ))}
      </span>
      <span className="min-h-[2lh] min-w-0 text-ink-muted">
        {advice && (
          <>
            <span className="font-medium text-ink">{grades[advice.score]}.</span> {advice.text}
          </>
        )}
      </span>
    </div>
  );
}
