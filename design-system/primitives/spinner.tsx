import type { ComponentProps } from 'react';

/**
 * Shows that something is under way: a record light that turns. Decorative, because the text beside it says what is
 * under way. Without motion it is a still ring.
 */
export function Spinner({ className = '', ...rest }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="spinner"
      aria-hidden="true"
      className={`inline-block size-4 shrink-0 rounded-full border-2 border-current border-e-transparent motion-safe:animate-spin ${className}`}
      {...rest}
    />
  );
}
