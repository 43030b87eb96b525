import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { controlStyles, FieldFrame } from '../field/index.ts';
import type { ControlBinding, FieldProps } from '../field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { EyeIcon } from './eye-icon.tsx';
import { PasswordStrength } from './password-strength.tsx';
import type { PasswordAdvice } from './password-strength.tsx';

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
  ...rest
}: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);

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
    <FieldFrame label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <div>
          <div className="relative">
            <input
              data-slot="field-control"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...control}
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
          {advice !== undefined && <PasswordStrength id={`${control.id}-advice`} advice={advice} />}
        </div>
      )}
    </FieldFrame>
  );
}
