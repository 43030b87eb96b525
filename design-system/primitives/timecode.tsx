import type { ComponentProps } from 'react';

export interface TimecodeProps extends ComponentProps<'p'> {
  /** Where on the page's timeline the section stands, such as `00:04`. */
  at: string;
}

/**
 * The mark at the head of a section: a record light and a place on the page's timeline, then what the section is.
 * The figures are hidden from assistive technology, which has the headings to go by.
 */
export function Timecode({ at, className = '', children, ...rest }: TimecodeProps) {
  return (
    <p data-slot="timecode" className={`timecode flex items-center gap-3 text-ink-faint ${className}`} {...rest}>
      <span aria-hidden="true" className="flex shrink-0 items-center gap-2 text-accent-text">
        <span className="size-1.5 rounded-full bg-record" />
        {at}
      </span>
      {children}
    </p>
  );
}
