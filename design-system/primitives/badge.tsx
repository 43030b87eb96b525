import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Badge styles for elements that can't use the `Badge` component. */
export const badgeStyles = cva('inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-label font-medium', {
  variants: {
    tone: {
      neutral: 'bg-hover text-ink-muted',
      accent: 'border border-current text-accent-text',
      success: 'bg-success-ground text-success',
      danger: 'bg-danger-ground text-danger',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'accent' | 'success' | 'danger';
}

/** Status or short note of one or two words, such as a saving. Not interactive. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span data-slot="badge" className={badgeStyles({ tone, className })} {...rest} />;
}
