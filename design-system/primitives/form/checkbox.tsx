import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './form-messages.tsx';

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
