import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The styles of a card. */
export const cardStyles = cva('rounded-lg', {
  variants: {
    ground: {
      surface: 'border border-line bg-surface shadow-card',
      sunken: 'bg-sunken',
      outline: 'border border-line',
    },
  },
  defaultVariants: { ground: 'surface' },
});

export interface CardProps extends ComponentProps<'div'> {
  ground?: 'surface' | 'sunken' | 'outline';
}

/** A box for one of several things. It sets no padding: what is in it may reach the edge. */
export function Card({ ground = 'surface', className, ...rest }: CardProps) {
  return <div data-slot="card" className={cardStyles({ ground, className })} {...rest} />;
}
