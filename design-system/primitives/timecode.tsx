import type { ComponentProps } from 'react';

export interface TimecodeProps extends ComponentProps<'p'> {
  /** Decorative timecode, such as `00:04`, as if the page were a video and the section started at that time. */
  at: string;
}

/**
 * Label above a heading: a recording indicator, a position on the page's timeline, and a text. The position is hidden from
 * assistive technology, because headings give the page its structure.
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
