import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The styles of a skeleton. */
export const skeletonStyles = cva('block bg-hover motion-safe:animate-pulse forced-colors:border', {
  variants: {
    shape: {
      line: 'h-[0.75em] rounded-full',
      block: 'rounded-lg',
      dot: 'size-10 rounded-full',
    },
  },
  defaultVariants: { shape: 'line' },
});

export interface SkeletonProps extends ComponentProps<'span'> {
  /** `line` stands for words, as high as the text it stands in; `block` for a picture, `dot` for a face or an icon. */
  shape?: 'line' | 'block' | 'dot';
}

/**
 * Holds the place of something that is on its way, in about its size, so that nothing moves when it comes. Decorative:
 * whoever shows it says in words what is loading. It breathes where motion is welcome, and else stands still.
 */
export function Skeleton({ shape = 'line', className, ...rest }: SkeletonProps) {
  return <span data-slot="skeleton" aria-hidden="true" className={skeletonStyles({ shape, className })} {...rest} />;
}
