import type { ComponentProps } from 'react';

/** Where the cursor was pressed, in per cent of the recorded window, and at which second. */
export const presses = [
  { x: 48.7, y: 34, at: 2 },
  { x: 82.5, y: 31, at: 7.6 },
  { x: 96.2, y: 22, at: 9.2 },
] as const;

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
