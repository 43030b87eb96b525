import type { CSSProperties } from 'react';

/*
 * Motion tied to scrolling: a drawing shows what happens while it goes through the window, and as slowly as the reader
 * likes. Where browsers do not know it, or motion is not wanted, the drawing stands as it is without. A frame that cuts
 * a drawing off does so with `overflow-clip`: `overflow-hidden` would be taken for what is scrolled.
 */

/** Of the drawing: what its parts go by. */
export const passesBy: CSSProperties = { viewTimelineName: '--drawing' };

/** Of a part that moves: while what stretch of the drawing's way through the window, in percent. */
export const during = (from: number, to: number): CSSProperties => ({
  animationTimeline: '--drawing',
  animationRange: `cover ${from}% cover ${to}%`,
});
