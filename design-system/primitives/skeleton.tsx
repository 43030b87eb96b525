import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Skeleton styles for elements that can't use the `Skeleton` component. */
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
  /** `line` for text, at the text's height; `block` for media; `dot` for an avatar or icon. */
  shape?: 'line' | 'block' | 'dot';
}

/**
 * Placeholder of about the size of the content that is loading, so that nothing moves when it arrives. Hidden from
 * assistive technology: show a text that says what is loading. It pulses unless the visitor prefers reduced motion.
 */
export function Skeleton({ shape = 'line', className, ...rest }: SkeletonProps) {
  return <span data-slot="skeleton" aria-hidden="true" className={skeletonStyles({ shape, className })} {...rest} />;
}
