import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

/** What a control must be given, so that its label, hint and error belong to it. */
export interface ControlBinding {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

export interface FieldFrameProps {
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
  children: (control: ControlBinding) => ReactNode;
}

/** A label, a hint and an error around one control, and bound to it. */
export function FieldFrame({ label, hint, error, optional = false, id, className = '', children }: FieldFrameProps) {
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
    </div>
  );
}
