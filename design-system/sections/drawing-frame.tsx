import type { ReactNode } from 'react';

export interface DrawingFrameProps {
  /** What the drawing shows, where the words beside it do not say it. */
  alt?: string | undefined;
  children: ReactNode;
}

/**
 * Where a drawing stands: as large as the frame around it, which is positioned and has its size from elsewhere. So the
 * drawing is laid out once, when that size is known: within the flow each pass over the grids around it laid it out again,
 * and one drawing cost up to 13 ms.
 */
export function DrawingFrame({ alt, children }: DrawingFrameProps) {
  return (
    <div
      data-slot="drawing"
      data-static=""
      className="absolute inset-0 select-none"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {children}
    </div>
  );
}
