import type { ComponentProps } from 'react';

/** Pointer with its tip at the top left of its box. Its size is in em, so that it scales with its illustration. */
export function Cursor({ className = '', ...rest }: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 24" className={`h-[1.9em] w-[1.6em] ${className}`} {...rest}>
      <CursorShape />
    </svg>
  );
}

/** Path of the pointer for use in another SVG. It fits a box of 20 by 24 units. */
export function CursorShape(props: ComponentProps<'path'>) {
  return (
    <path
      d="M1.5 1.2v18.1l4.9-4.3 3 6.9 3.4-1.5-3-6.7h6.6z"
      fill="oklch(0.2 0.01 260)"
      stroke="oklch(0.99 0 0)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      {...props}
    />
  );
}
