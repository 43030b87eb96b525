import type { ComponentProps } from 'react';
import { FaultSign } from './fault-sign.tsx';

/** What is wrong with a whole form: read out when it appears, and able to take the focus. */
export function FormError({ className = '', children, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="form-error"
      role="alert"
      tabIndex={-1}
      className={`flex items-start gap-3 rounded-sm border border-danger bg-danger-ground px-4 py-3 text-small font-medium text-danger ${className}`}
      {...rest}
    >
      <FaultSign />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
