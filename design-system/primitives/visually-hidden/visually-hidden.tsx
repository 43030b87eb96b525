import type { ComponentProps } from 'react';

/** Words for those who listen to a page, with no place in its picture. Never around something that takes the focus. */
export function VisuallyHidden({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" className={`sr-only ${className}`} {...rest} />;
}
