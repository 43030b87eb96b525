import type { ComponentProps } from 'react';

/** Text for screen readers only. It must not contain anything that can get the focus. */
export function VisuallyHidden({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" className={`sr-only ${className}`} {...rest} />;
}
