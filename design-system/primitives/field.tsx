import { cva } from 'class-variance-authority';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './form-messages.tsx';

/** The styles of what is typed into: at least 44 px high, and in text no smaller than a phone leaves unzoomed. */
export const controlStyles = cva([
  'block min-h-11 w-full min-w-0 rounded-sm border border-line-strong bg-surface px-3 py-2 text-body text-ink',
  'transition-colors duration-quick motion-reduce:transition-none hover:border-ink-muted',
  'placeholder:text-ink-faint disabled:cursor-default disabled:border-line disabled:bg-sunken disabled:text-ink-muted',
  // A second line inside the border, so that an error shows in shape as well as in hue and moves nothing.
  'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger forced-colors:aria-invalid:border-2',
]);

/** What a control must be given, so that its label, hint and error belong to it. */
export interface ControlBinding {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface FieldFrameProps {
  /** Always visible. Two or three words. */
  label: string;
  /** What is expected, before anything is typed. */
  hint?: string | undefined;
  /** What is wrong and what is expected. */
  error?: string | undefined;
  /** Says in words that the field may stay empty. */
  optional?: boolean | undefined;
  /** The id of the control; one is made when none is given. */
  id?: string | undefined;
  className?: string | undefined;
  /** What stands below all of it, such as advice on what was typed. */
  below?: ReactNode;
  children: (control: ControlBinding) => ReactNode;
}

/** A label, a hint and an error around one control, and bound to it. */
export function FieldFrame({
  label,
  hint,
  error,
  optional = false,
  id,
  className = '',
  below,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  // "(optional)" describes the field and is no part of its name, so that the label stays what it says.
  const parts = [
    { id: `${controlId}-error`, shown: error !== undefined },
    { id: `${controlId}-hint`, shown: hint !== undefined },
    { id: `${controlId}-optional`, shown: optional },
  ];
  const describedBy = parts.filter(({ shown }) => shown).map((part) => part.id);
  return (
    <div data-slot="field" className={`flex min-w-0 flex-col gap-2 ${className}`}>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <label htmlFor={controlId} data-slot="field-label" className="text-small font-medium text-ink">
          {label}
        </label>
        {optional && (
          <span id={`${controlId}-optional`} data-slot="field-optional" className="text-small text-ink-faint">
            (optional)
          </span>
        )}
      </div>
      {children({
        id: controlId,
        'aria-describedby': describedBy.join(' ') || undefined,
        'aria-invalid': error !== undefined,
      })}
      {error !== undefined && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
      {hint !== undefined && (
        <p id={`${controlId}-hint`} data-slot="field-hint" className="text-small text-ink-muted">
          {hint}
        </p>
      )}
      {below}
    </div>
  );
}

export interface FieldProps extends Omit<ComponentProps<'input'>, 'children' | 'type'> {
  /** Always visible, two or three words: what the field holds. */
  label: string;
  /** The name it is read by. */
  name: string;
  type?: 'text' | 'search';
  /** What is expected, where the label does not say it. One line. */
  hint?: string | undefined;
  /** What is wrong and what is expected. One sentence. */
  error?: string | undefined;
  /** Says in words that the field may stay empty. */
  optional?: boolean;
}

/**
 * One line to be typed into. The input is the browser's own and uncontrolled: what was typed before React took over
 * stays. Attributes go to the input, `className` to the whole field.
 *
 * Use `EmailField` for email addresses, `PasswordField` for passwords and `Checkbox` for yes or no. No placeholder in
 * place of a label: it goes when it is needed.
 */
export function Field({ label, hint, error, optional, id, className, type = 'text', inputMode, ...rest }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <input
          data-slot="field-control"
          type={type}
          inputMode={inputMode}
          // An email address reads from left to right in every language, and still starts where the label does.
          dir={inputMode === 'email' ? 'ltr' : undefined}
          className={controlStyles({ className: inputMode === 'email' ? 'rtl:text-right' : '' })}
          {...rest}
          {...control}
        />
      )}
    </FieldFrame>
  );
}

/**
 * Email address. The input has `type="text"`, because Chromium converts the domain of an email input by the transitional
 * rules of UTS 46: `ada@faß.de` becomes `ada@fass.de`, which belongs to someone else.
 */
export function EmailField(props: FieldProps) {
  return (
    <Field
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is agreed to or chosen. It may hold links. */
  label: ReactNode;
  /** The name it is read by. */
  name: string;
  /** What is wrong and what is expected. */
  error?: string | undefined;
}

/**
 * Yes or no. The browser's own control, drawn as the fields are, so that its error has the frame theirs has. Attributes go
 * to the input, `className` to the whole.
 */
export function Checkbox({ label, error, id, className = '', ...rest }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div data-slot="checkbox" className={`flex min-w-0 flex-col gap-2 ${className}`}>
      <div className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...rest}
          data-slot="checkbox-control"
          type="checkbox"
          id={controlId}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${controlId}-error`}
          className="tick-box"
        />
        <label htmlFor={controlId} className="min-w-0 cursor-pointer text-small text-ink">
          {label}
        </label>
      </div>
      {error !== undefined && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}

/**
 * The account's email address for password managers: they save a new password with it, and fill in the current one by it.
 * Hidden from view and from screen readers. Nothing while the address is unknown.
 */
export function UsernameField({ email }: { email: string | null | undefined }) {
  if (!email) return null;
  return (
    <input
      data-slot="username"
      type="text"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    />
  );
}
