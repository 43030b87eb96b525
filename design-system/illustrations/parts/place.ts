import type { CSSProperties } from 'react';

/** A part at a place of its own: left and top edge and size, each in per cent of what it stands in. */
export const place = (left: number, top: number, width: number, height: number): CSSProperties => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});
