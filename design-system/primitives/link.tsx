import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Link styles for elements that can't use the `Link` component. */
export const linkStyles = cva('transition-colors duration-quick motion-reduce:transition-none', {
  variants: {
    variant: {
      text: 'text-ink underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-current',
      quiet: 'text-ink-muted no-underline hover:text-ink hover:underline underline-offset-4',
      forward: 'inline-flex items-baseline gap-2 font-medium text-ink no-underline hover:text-accent-text',
    },
  },
  defaultVariants: { variant: 'text' },
});

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** `text` for running text, `quiet` for lists of links, `forward` for a single link, with an arrow. */
  variant?: 'text' | 'quiet' | 'forward';
}

/** Link as a plain anchor, which works without scripts and with every router. */
export function Link({ variant = 'text', className, children, ...rest }: LinkProps) {
  return (
    <a data-slot="link" className={linkStyles({ variant, className })} {...rest}>
      {children}
      {variant === 'forward' && (
        // An SVG, because the fonts don't have this arrow.
        <svg
          aria-hidden="true"
          viewBox="0 0 16 12"
          className="h-3 w-4 shrink-0 stroke-record rtl:-scale-x-100"
          fill="none"
          strokeWidth="1.5"
        >
          <path d="M1 6h13M9.5 1.5 14 6l-4.5 4.5" />
        </svg>
      )}
    </a>
  );
}
