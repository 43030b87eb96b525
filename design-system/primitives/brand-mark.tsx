import type { ComponentProps } from 'react';
import { logo } from './logo.ts';

/** Logo without the name. Hidden from assistive technology. */
export function BrandMark({ className = '', ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      data-slot="brand-mark"
      aria-hidden="true"
      viewBox={`0 0 ${logo.size} ${logo.size}`}
      className={`size-6 ${className}`}
      {...rest}
    >
      {logo.shapes.map(({ element: Shape, attributes }, index) => (
        <Shape key={index} {...attributes} />
      ))}
    </svg>
  );
}
