import type { ComponentProps } from 'react';

/** A press of the cursor: its place in percent of the recorded window, and its second. */
export interface PressAt {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** The number of a press, its middle at the place it is given. */
export function Press({ number, className = '', ...rest }: ComponentProps<'span'> & { number: number }) {
  return (
    <span
      className={`flex size-[1.9em] -translate-1/2 items-center justify-center rounded-full border-[0.16em] border-app-window bg-record font-mono text-[0.85em] leading-none text-[oklch(0.16_0.02_30)] ${className}`}
      {...rest}
    >
      {number}
    </span>
  );
}
