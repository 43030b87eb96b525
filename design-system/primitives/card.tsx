import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Card styles for elements that can't use the `Card` component. */
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

/** Box for one item of several. It has no padding, so that its content can extend to the edge. */
export function Card({ ground = 'surface', className, ...rest }: CardProps) {
  return <div data-slot="card" className={cardStyles({ ground, className })} {...rest} />;
}
