import type { ComponentProps } from 'react';

/**
 * Indeterminate progress indicator. Hidden from assistive technology: show a text that says what is in progress. It
 * doesn't move if the visitor prefers reduced motion.
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
