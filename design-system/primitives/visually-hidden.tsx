import type { ComponentProps } from 'react';

/** Text for screen readers only, which takes no room on the screen. Never around something that takes the focus. */
export function VisuallyHidden({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" className={`sr-only ${className}`} {...rest} />;
}
