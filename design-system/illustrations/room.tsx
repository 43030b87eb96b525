import { useId } from 'react';
import type { ComponentProps } from 'react';

export const WALL_COLOR = 'light-dark(oklch(0.865 0.022 78), oklch(0.36 0.03 50))';
export const PANEL_COLOR = 'light-dark(oklch(0.835 0.026 76), oklch(0.32 0.03 48))';

/**
 * Room behind a person who records: a window on the left, shelves on the right. It is day in the light theme, and
 * evening with a lamp in the dark one. It covers its box; narrow boxes crop it at the right and the top.
 */
export function Room(props: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 360" preserveAspectRatio="xMinYMax slice" {...props}>
      <path d="M0 0h480v360H0z" fill={WALL_COLOR} />
      <path d="M0 236h480v124H0z" fill={PANEL_COLOR} />
      {/* Light from the window, and in the evening from the lamp. */}
      <path d="M150 72l96-40v150l-96 40z" fill="light-dark(oklch(0.925 0.025 88), transparent)" />
      <LampGlow cx={112} cy={206} r={150} />
      <path d="M0 232h480v5H0z" fill="light-dark(oklch(0.92 0.016 80), oklch(0.42 0.032 52))" />
      <Window />
      <Furniture />
    </svg>
  );
}

/** Light around a lamp. It fades out smoothly, and there is none in the light theme. */
export function LampGlow(circle: { cx: number; cy: number; r: number }) {
  const id = useId();
  return (
    <g>
      <radialGradient id={id}>
        {[0.42, 0.22, 0.08, 0].map((opacity, index) => (
          <stop
            key={opacity}
            offset={index / 3}
            stopColor={`light-dark(transparent, oklch(0.78 0.11 70 / ${opacity}))`}
          />
        ))}
      </radialGradient>
      <circle {...circle} fill={`url(#${id})`} />
    </g>
  );
}

/** Sideboard with a lamp and a plant below the window, and shelves and a picture on the other side. */
function Furniture() {
  return (
    <g>
      <Sideboard />
      <Shelves />
    </g>
  );
}

function Sideboard() {
  return (
    <g>
      <path d="M-4 268h182v92H-4z" fill="light-dark(oklch(0.66 0.06 58), oklch(0.34 0.045 50))" />
      <path d="M-4 262h188v8H-4z" fill="light-dark(oklch(0.73 0.058 62), oklch(0.42 0.05 55))" />
      <path d="M2 280h80v70H2zM90 280h80v70H90z" fill="light-dark(oklch(0.6 0.06 56), oklch(0.29 0.04 48))" />
      <path d="M68 298h6v12h-6zM98 298h6v12h-6z" fill="light-dark(oklch(0.8 0.05 75), oklch(0.5 0.06 65))" />
      <Lamp />
      <Plant />
    </g>
  );
}

/** Table lamp, which is on in the evening. Its base is at (112, 262). */
export function Lamp(props: ComponentProps<'g'>) {
  return (
    <g {...props}>
      <path d="M109 214h6v44h-6zM98 256h28v6H98z" fill="light-dark(oklch(0.36 0.015 260), oklch(0.2 0.012 260))" />
      <path d="M92 220l9-34h22l9 34z" fill="light-dark(oklch(0.95 0.03 88), oklch(0.92 0.095 84))" />
      <path d="M123 186l9 34h-13l-4-34z" fill="light-dark(oklch(0.89 0.035 84), oklch(0.86 0.11 78))" />
    </g>
  );
}

/** Plant in a pot. Its base is at (48, 262). */
export function Plant(props: ComponentProps<'g'>) {
  return (
    <g {...props}>
      <path d="M30 234h36l-4 28H34z" fill="light-dark(oklch(0.64 0.105 40), oklch(0.44 0.08 40))" />
      <path d="M56 234h10l-4 28h-9z" fill="light-dark(oklch(0.56 0.1 38), oklch(0.37 0.07 38))" />
      <path
        d="M46 236c-2-22-14-34-32-38 0 18 12 32 32 38zM48 236c-4-28 2-50 20-66 6 24-2 50-20 66zM50 236c4-18 16-28 32-28-2 16-16 26-32 28z"
        fill="light-dark(oklch(0.56 0.085 152), oklch(0.42 0.065 150))"
      />
      <path
        d="M46 236c-6-16-16-28-32-38 18 4 30 16 32 38zM48 236c2-24 8-46 20-66-18 16-24 38-20 66zM50 236c8-12 18-22 32-28-16 0-28 10-32 28z"
        fill="light-dark(oklch(0.47 0.08 154), oklch(0.34 0.055 152))"
      />
    </g>
  );
}

function Shelves() {
  return (
    <g>
      <Painting />
      <Books />
    </g>
  );
}

/** Painting of hills on the wall. */
export function Painting(props: ComponentProps<'g'>) {
  return (
    <g {...props}>
      <path d="M322 30h126v92H322z" fill="light-dark(oklch(0.4 0.02 260), oklch(0.2 0.012 260))" />
      <path d="M328 36h114v80H328z" fill="light-dark(oklch(0.93 0.02 85), oklch(0.55 0.03 75))" />
      <circle cx="414" cy="62" r="10" fill="light-dark(oklch(0.72 0.14 40), oklch(0.52 0.11 40))" />
      <path
        d="M328 98c22-26 40-26 58-8 18-20 36-18 56 2v24H328z"
        fill="light-dark(oklch(0.72 0.06 245), oklch(0.42 0.05 250))"
      />
      <path d="M328 108c30-16 70-14 114 2v6H328z" fill="light-dark(oklch(0.55 0.06 250), oklch(0.32 0.045 255))" />
    </g>
  );
}

/** Books on a shelf. The shelf's upper edge is at y 214. */
export function Books(props: ComponentProps<'g'>) {
  return (
    <g {...props}>
      <path d="M316 214h164v8H316z" fill="light-dark(oklch(0.66 0.06 58), oklch(0.4 0.045 52))" />
      <path d="M330 222h6v14h-6zM458 222h6v14h-6z" fill="light-dark(oklch(0.5 0.05 55), oklch(0.27 0.035 50))" />
      <path
        d="M324 164h12v50h-12zM368 160h10v54h-10zM412 166h14v48h-14z"
        fill="light-dark(oklch(0.62 0.11 35), oklch(0.43 0.085 35))"
      />
      <path
        d="M338 158h14v56h-14zM380 170h12v44h-12zM454 156h13v58h-13z"
        fill="light-dark(oklch(0.56 0.07 250), oklch(0.38 0.055 250))"
      />
      <path d="M354 168h12v46h-12zM428 160h11v54h-11z" fill="light-dark(oklch(0.8 0.07 85), oklch(0.54 0.07 78))" />
      <path
        d="M396 172l9-2 8 43-9 1zM441 168h11v46h-11z"
        fill="light-dark(oklch(0.66 0.055 165), oklch(0.43 0.05 165))"
      />
      <path d="M456 164h9v3h-9zM430 168h7v3h-7z" fill="light-dark(oklch(0.9 0.02 85), oklch(0.66 0.03 80))" />
    </g>
  );
}

const FRAME_COLOR = 'light-dark(oklch(0.955 0.008 85), oklch(0.4 0.028 50))';

/** Window with a view of roofs and the sky. In the evening, the windows of the houses are lit. */
export function Window(props: ComponentProps<'g'>) {
  return (
    <g {...props}>
      <path d="M22 28h128v176H22z" fill={FRAME_COLOR} />
      <path d="M30 36h112v160H30z" fill="light-dark(oklch(0.9 0.04 230), oklch(0.27 0.05 265))" />
      <path
        d="M30 120l22-14 24 18v-30l20-12 22 14v26l24-10v84H30z"
        fill="light-dark(oklch(0.8 0.045 235), oklch(0.225 0.04 265))"
      />
      <path d="M30 160l30-20 34 22 20-10 28 12v32H30z" fill="light-dark(oklch(0.7 0.05 240), oklch(0.185 0.03 265))" />
      <path
        d="M93 102h7v9h-7zM106 102h7v9h-7zM52 166h8v10h-8zM66 166h8v10h-8z"
        fill="light-dark(oklch(0.88 0.035 230), oklch(0.82 0.11 80))"
      />
      <path d="M83 36h6v160h-6zM30 96h112v5H30zM14 202h144v9H14z" fill={FRAME_COLOR} />
      <path d="M14 211h144v4H14z" fill="light-dark(oklch(0.76 0.03 72), oklch(0.22 0.022 46))" />
    </g>
  );
}
