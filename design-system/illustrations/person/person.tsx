import type { ComponentProps } from 'react';

/** A person in front of a camera, head and shoulders. */
export function Person({ className = '', ...rest }: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className={className} {...rest}>
      <path d="M8 100c2-20 15-30 30-33h24c15 3 28 13 30 33z" fill="oklch(0.38 0.05 255)" />
      <path d="M39 58h22v11c0 7-22 7-22 0z" fill="oklch(0.66 0.075 50)" />
      {/* The hair behind the face, so that nothing shows between them. */}
      <path d="M30.5 40c-1-17 8-24 20-24 13 0 21 8 19 24z" fill="oklch(0.28 0.03 40)" />
      <ellipse cx="50" cy="42" rx="18.5" ry="22" fill="oklch(0.74 0.075 55)" />
      <path
        d="M30 41c-3-19 8-28 21-28 14 0 22 9 19 28-2-9-6-14-12-15-9 3-19 1-23-2-2 4-4 9-5 17z"
        fill="oklch(0.28 0.03 40)"
      />
      <g fill="none" stroke="oklch(0.36 0.05 40)" strokeLinecap="round" strokeWidth="1.3">
        <path d="M39.5 37.6q3-1.8 6 0M54.5 37.6q3-1.8 6 0" />
        <path d="M44.5 53.2q5.5 3.6 11 0" />
        <path d="M50 42.5l-1.2 5.2h2.4" stroke="oklch(0.62 0.08 50)" strokeWidth="1.1" />
      </g>
      <path
        d="M41.4 42a1.5 1.7 0 1 0 3 0 1.5 1.7 0 1 0-3 0M55.6 42a1.5 1.7 0 1 0 3 0 1.5 1.7 0 1 0-3 0"
        fill="oklch(0.26 0.03 40)"
      />
      <path d="M38 69c4 5 20 5 24 0l4 1-14 17h-4L34 70z" fill="oklch(0.86 0.015 250)" />
    </svg>
  );
}
