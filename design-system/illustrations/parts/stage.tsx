import type { CSSProperties, ReactNode } from 'react';

/** A width and a height in em. */
export type Extent = readonly [number, number];

const grounds = {
  panel: 'bg-app-panel',
  desk: 'bg-app-track',
  wallpaper: 'bg-linear-135 from-backdrop-from to-backdrop-to',
};

export interface StageProps {
  /** What the drawing is laid out in at the least: its em is as large as this still fits the box. */
  roomy: Extent;
  /** The same where the box is narrow, or taller than wide. Parts change with the variant `compact:`. */
  compact: Extent;
  /** What shows where the drawing has nothing: the panel of the app, a plain desk, or the wallpaper of a desktop. */
  ground?: keyof typeof grounds;
  className?: string;
  children: ReactNode;
}

/**
 * The box of a drawing that fills any shape of room: lengths in it are in em, and the em follows the box. It is the
 * container of its parts, it reads from left to right in every language, as the app itself, and it keeps its
 * colours where colours are forced, as a photograph does.
 */
export function Stage({ roomy, compact, ground = 'panel', className = '', children }: StageProps) {
  const sizes = { '--roomy': fit(roomy), '--compact': fit(compact) } as CSSProperties;
  return (
    <div
      dir="ltr"
      style={sizes}
      className={`relative h-full wrap-break-word [container-type:size] overflow-hidden leading-[1.4] forced-color-adjust-none ${grounds[ground]}`}
    >
      <div
        className={`absolute inset-0 text-[length:var(--roomy)] whitespace-nowrap text-ink compact:text-[length:var(--compact)] ${className}`}
      >
        {children}
      </div>
    </div>
  );
}

/** The largest em of which that many fit across and down. */
const fit = ([width, height]: Extent): string => `min(${hundredth(100 / width)}cqi,${hundredth(100 / height)}cqb)`;

const hundredth = (value: number): number => Math.round(value * 100) / 100;
