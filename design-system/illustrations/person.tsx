import type { ComponentProps } from 'react';
import { bob } from './look-bob.tsx';
import type { Look } from './look.ts';

export interface PersonProps extends ComponentProps<'svg'> {
  look?: Look;
  /** True for a larger face, for the small bubble of a camera. */
  closeUp?: boolean;
}

/**
 * Head and shoulders of a person in a square box, cropped at its lower edge. `bob` and `curls` look to the right,
 * `beard` to the left, toward the content beside them.
 */
export function Person({ look: { Head, Bust } = bob, closeUp = false, className = '', ...rest }: PersonProps) {
  return (
    <svg aria-hidden="true" viewBox={closeUp ? '32 12 180 180' : '0 0 240 240'} className={className} {...rest}>
      <Bust />
      <Head />
    </svg>
  );
}

/** Desk that is wider than every frame. In the dark theme, it is lit by a lamp. */
export function Desk() {
  return (
    <g>
      <path d="M-900 302h2040v50H-900z" fill="light-dark(oklch(0.76 0.05 68), oklch(0.42 0.045 58))" />
      <path d="M-900 350h2040v20H-900z" fill="light-dark(oklch(0.64 0.058 60), oklch(0.31 0.04 54))" />
    </g>
  );
}
