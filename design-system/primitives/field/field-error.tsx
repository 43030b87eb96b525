import type { ComponentProps } from 'react';
import { FaultSign } from './fault-sign.tsx';

/** What is wrong with a field, in words and with a sign. Its `id` belongs in the control's `aria-describedby`. */
export function FieldError({ className = '', children, ...rest }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="field-error"
      className={`flex items-start gap-2 text-small font-medium text-danger ${className}`}
      {...rest}
    >
      <FaultSign />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
