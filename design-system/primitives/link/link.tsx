import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The looks of a link. */
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
  /** `text` in running text, `quiet` in lists of links, `forward` alone, with an arrow. */
  variant?: 'text' | 'quiet' | 'forward';
}

/** Leads to another place. A plain anchor, so that it works before any script and in any router. */
export function Link({ variant = 'text', className, children, ...rest }: LinkProps) {
  return (
    <a data-slot="link" className={linkStyles({ variant, className })} {...rest}>
      {children}
      {variant === 'forward' && (
        <span aria-hidden="true" className="text-record rtl:-scale-x-100">
          →
        </span>
      )}
    </a>
  );
}
