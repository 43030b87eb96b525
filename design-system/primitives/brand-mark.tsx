import type { ComponentProps } from 'react';

/** Logo without the name: a playhead and the sound that starts at it. Hidden from assistive technology. */
export function BrandMark({ className = '', ...rest }: ComponentProps<'svg'>) {
  return (
    <svg data-slot="brand-mark" aria-hidden="true" viewBox="0 0 24 24" className={`size-6 ${className}`} {...rest}>
      <rect x="3" y="1" width="2.5" height="22" rx="1.25" className="fill-current" />
      <path d="M8.5 4.5a7.5 7.5 0 0 1 0 15z" className="fill-record" />
      <path d="M19 8.4a9 9 0 0 1 0 7.2" className="stroke-record" fill="none" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
