import { useId } from 'react';
import { shadesOf } from './resample.ts';
import type { Ink } from './resample.ts';

/** A few pixels of a display or of a film, each as large as a tile. */
export function Pixels({ ink, className = '' }: { ink: Ink; className?: string }) {
  const id = useId();
  const width = ink[0]?.length ?? 0;
  return (
    <svg viewBox={`0 0 ${width} ${ink.length}`} className={className} data-pixels={`${width} ${ink.length}`}>
      <pattern id={id} width="1" height="1" patternUnits="userSpaceOnUse">
        <path d="M0 1V0H1" fill="none" className="stroke-app-line" strokeWidth="0.1" />
      </pattern>
      {shadesOf(ink).map(({ shade, path }) => (
        <path key={shade} d={path} className="fill-ink" opacity={shade} />
      ))}
      <rect width={width} height={ink.length} fill={`url(#${id})`} />
    </svg>
  );
}
