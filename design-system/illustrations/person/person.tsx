import type { ComponentProps } from 'react';
import type { Look } from './look.ts';
import { bob } from './looks/bob.tsx';

export interface PersonProps extends ComponentProps<'svg'> {
  look?: Look;
  /** The face larger, for the small round picture of a camera. */
  closeUp?: boolean;
}

/**
 * Someone in front of a camera, head and shoulders, in a square box that the shoulders leave at its lower edge. `bob`
 * and `curls` look to the right, `beard` to the left: give them something to look at.
 */
export function Person({ look: { Head, Bust } = bob, closeUp = false, className = '', ...rest }: PersonProps) {
  return (
    <svg aria-hidden="true" viewBox={closeUp ? '32 12 180 180' : '0 0 240 240'} className={className} {...rest}>
      <Bust />
      <Head />
    </svg>
  );
}
