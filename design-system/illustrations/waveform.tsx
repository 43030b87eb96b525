import type { ComponentProps } from 'react';
import { getWaveformPath } from './waveform-path.ts';

export interface WaveformProps extends ComponentProps<'svg'> {
  /** Number of bars. */
  bars?: number;
  /** The same seed always gives the same waveform. */
  seed?: number;
  /** Loudness of the room, from 0 to 1. */
  noise?: number;
}

/** Waveform of speech in the current color. It fills its box. */
export function Waveform({ bars = 96, seed = 1, noise = 0, className = '', ...rest }: WaveformProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars} 20`}
      preserveAspectRatio="none"
      className={`h-full w-full stroke-current ${className}`}
      fill="none"
      strokeWidth="0.5"
      {...rest}
    >
      <path d={getWaveformPath(bars, seed, noise)} />
    </svg>
  );
}
