import type { ComponentProps } from 'react';

/** What is wrong with a whole form: read out when it appears, and able to take the focus. */
export function FormError({ className = '', children, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="form-error"
      role="alert"
      tabIndex={-1}
      className={`rounded-sm border border-danger bg-danger-ground px-4 py-3 text-body text-danger ${className}`}
      {...rest}
    >
      {children}
    </div>
  );
}
