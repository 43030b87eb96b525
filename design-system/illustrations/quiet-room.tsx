import type { ReactNode } from 'react';
import { dayAndNight } from './day-and-night.ts';
import { RIM_COLOR, RIM_OFFSET } from './rim-light.ts';
import { LampGlow, PANEL_COLOR, WALL_COLOR } from './room.tsx';

interface QuietRoomProps {
  /** Center of the light of the lamp, which is on in the dark theme. */
  light: { readonly cx: number; readonly cy: number };
  children: ReactNode;
}

/** Room without people. Its view box is 480 units wide: narrow frames show the middle of it, and wide frames show more. */
export function QuietRoom({ light, children }: QuietRoomProps) {
  return (
    <div dir="ltr" className="relative h-full overflow-clip bg-app-panel forced-color-adjust-none">
      <svg
        aria-hidden="true"
        viewBox="0 0 480 360"
        overflow="visible"
        className="absolute bottom-0 left-1/2 h-full -translate-x-1/2"
      >
        <path d="M-900 0h2280v360H-900z" fill={WALL_COLOR} />
        <path d="M-900 232h2280v128H-900z" fill={PANEL_COLOR} />
        <path d="M-900 232h2280v5H-900z" fill="light-dark(oklch(0.92 0.016 80), oklch(0.42 0.032 52))" />
        <LampGlow {...light} r={210} />
        {children}
      </svg>
    </div>
  );
}

/** Mug with its center at x 0 and its base at y 0. */
export function Mug({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-16 2h40" stroke="oklch(0.28 0.03 270 / 0.2)" strokeWidth="5" strokeLinecap="round" />
      <path d="M-11-24h22l-2 24H-9z" fill={RIM_COLOR} transform={RIM_OFFSET} />
      <path d="M10-19q10-1 9 6t-11 7" fill="none" stroke={dayAndNight(0.68, 0.12, 40)} strokeWidth="3.5" />
      <path d="M-11-24h22l-2 21q0 3-3 3H-6q-3 0-3-3z" fill={dayAndNight(0.68, 0.12, 40)} />
      <path d="M4-24h7l-2 21q0 3-3 3H2z" fill={dayAndNight(0.6, 0.115, 38)} />
    </g>
  );
}
