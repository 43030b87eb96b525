import type { ComponentProps } from 'react';

/** Label above a heading that says what the section or the page is about, with a recording indicator before it. */
export function Eyebrow({ className = '', children, ...rest }: ComponentProps<'p'>) {
  return (
    <p data-slot="eyebrow" className={`timecode flex items-center gap-3 text-ink-faint ${className}`} {...rest}>
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-record" />
      {children}
    </p>
  );
}
