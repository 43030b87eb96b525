import type { ComponentProps } from 'react';
import { Furniture } from './furniture.tsx';
import { Window } from './window.tsx';

const WALL = 'light-dark(oklch(0.865 0.022 78), oklch(0.36 0.03 50))';
const PANEL = 'light-dark(oklch(0.835 0.026 76), oklch(0.32 0.03 48))';

/**
 * The room behind somebody who records: a window on the left, shelves on the right, room for a person between them. By
 * day in the light theme; in the dark one in the evening, by the lamp. It covers its box, and keeps its left and its
 * floor where the box is narrower.
 */
export function Room(props: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 360" preserveAspectRatio="xMinYMax slice" {...props}>
      <path d="M0 0h480v360H0z" fill={WALL} />
      <path d="M0 236h480v124H0z" fill={PANEL} />
      {/* What falls in through the window, and in the evening what the lamp lights. */}
      <path d="M150 72l96-40v150l-96 40z" fill="light-dark(oklch(0.925 0.025 88), transparent)" />
      <g fill="light-dark(transparent, oklch(0.8 0.1 72 / 0.14))">
        <circle cx="112" cy="206" r="124" />
        <circle cx="112" cy="206" r="78" />
      </g>
      <path d="M0 232h480v5H0z" fill="light-dark(oklch(0.92 0.016 80), oklch(0.42 0.032 52))" />
      <Window />
      <Furniture />
    </svg>
  );
}
