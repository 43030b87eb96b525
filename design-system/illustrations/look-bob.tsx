import { dayAndNight } from './day-and-night.ts';
import type { Look } from './look.ts';
import { RIM_COLOR, RIM_OFFSET } from './rim-light.ts';

function BobHead() {
  return (
    <g>
      {/* Hair behind the neck, which ends at the jaw. */}
      <path
        d="M118 25c-36 0-58 27-58 64 0 26-4 42-8 56 14 10 36 13 54 8l44-6c10 0 18-2 24-7-6-12-6-26-6-42 0-44-14-73-50-73z"
        fill="oklch(0.255 0.03 35)"
      />
      {/* Neck with the shadow of the jaw. */}
      <path d="M95 112c1 20 0 36-6 50 12 20 42 22 56 4-6-10-8-20-7-34z" fill={dayAndNight(0.77, 0.072, 55)} />
      <path d="M95 112c1 20 0 36-6 50 6 8 14 12 22 13 2-14 12-26 27-31l0-12z" fill={dayAndNight(0.63, 0.085, 42)} />
      {/* Face: first the lit side, then the shaded side. */}
      <path
        d="M86 66c6-18 24-26 42-24 18 2 29 15 30 32 0 6-2 11-2 16 0 6 3 10 2 17-1 12-5 26-11 34-5 7-12 11-19 10-14-2-29-14-36-28-6-14-10-40-6-57z"
        fill={dayAndNight(0.82, 0.062, 62)}
      />
      <path
        d="M86 66c4-10 10-16 17-20 3 8 0 16-3 24 1 12 2 20 8 29 5 9 5 18 2 27 3 9 10 17 18 25-14-2-29-14-36-28-6-14-10-40-6-57z"
        fill={dayAndNight(0.735, 0.078, 52)}
      />
      {/* Ear. */}
      <path d="M90 92c-6-6-13-3-13 5 0 10 6 22 14 22 4 0 5-4 4-9z" fill={dayAndNight(0.73, 0.08, 50)} />
      <path
        d="M88 98c-4-3-7-1-7 3 0 5 3 10 6 12"
        fill="none"
        stroke="oklch(0.6 0.09 42)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {/* Nose. */}
      <path d="M136 92c-1 8-6 14-7 20 2 4 8 5 12 3-4-6-4-14-5-23z" fill={dayAndNight(0.735, 0.082, 50)} />
      <path
        d="M130 115c3 2.6 6 1 8 1.6 2 .6 3-.4 4.6-1.6"
        fill="none"
        stroke="oklch(0.56 0.1 38)"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      {/* Eyes. */}
      <path
        d="M109 97c4-5.5 12-5.5 16 0-4 3-12 3.4-16 0zM143 96.5c3-4.5 9-5 12-.5-3 3-9 3.5-12 .5z"
        fill={dayAndNight(0.955, 0.012, 80)}
      />
      <path
        d="M115.5 96.2a3.6 3.9 0 1 0 7.2 0 3.6 3.9 0 1 0-7.2 0M147.5 95.8a3.1 3.8 0 1 0 6.2 0 3.1 3.8 0 1 0-6.2 0"
        fill="oklch(0.26 0.03 45)"
      />
      <path
        d="M106.5 97.6c4-8 14-9 19-1.2-6-3.6-12-3.8-16.5-.2zM142 96c3-6 10-7 14.5-.8-5-2.4-9-2.4-12.5 0z"
        fill="oklch(0.24 0.03 40)"
      />
      {/* Brows. */}
      <path
        d="M103 86.5c7-6.5 16-7 23-3-7-.6-15 .2-21 4.5zM141.5 83c5-3.5 11-3 15.5 1-5-1.2-10-.8-14.5 1.4z"
        fill={dayAndNight(0.3, 0.035, 40)}
      />
      {/* Mouth. */}
      <path
        d="M121 127c5-1.5 8-3.5 11-3.2 2 .2 2.6 1 4 .8 3-.3 5 1.2 9 2-3 5-8 7-12.5 6.8-5-.2-8.5-3-11.5-6.4z"
        fill={dayAndNight(0.64, 0.115, 28)}
      />
      <path
        d="M119 124.5c5 3.4 8 3 13 2.8 5 0 9 .6 14.5-2.8"
        fill="none"
        stroke="oklch(0.42 0.09 28)"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
      {/* Hair over the forehead, tucked behind the ear on one side and along the cheek on the other. */}
      <path
        d="M130 50c-10 14-28 14-38 34-4 7-6 13-10 14-5 1-6 9-4 16 4 14 6 26 2 40-12 2-22-2-28-9 4-14 6-30 6-54 0-40 22-66 62-66 36 0 54 25 54 61 0 26-2 44 6 58-8 6-18 6-26 2 9-16 13-34 10-52-4-16-22-26-34-44z"
        fill="oklch(0.29 0.035 36)"
      />
      <path d="M52 145c4-14 6-30 6-54 0-40 22-66 62-66-36 3-57 27-58 66 0 22-3 41-7 56z" fill={RIM_COLOR} />
      <path
        d="M122 29c-28 4-50 26-52 58 8-24 26-42 58-48 14 6 27 16 34 36-2-26-16-44-40-46z"
        fill={dayAndNight(0.385, 0.045, 42)}
      />
      <path
        d="M70 98c0 16-2 32-8 46M78 116c2 12 2 24-2 36"
        fill="none"
        stroke="oklch(0.385 0.045 42)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </g>
  );
}
function BobBust() {
  return (
    <g>
      <path d="M10 244c2-34 16-52 44-63l38-18z" fill={RIM_COLOR} transform={RIM_OFFSET} />
      <path
        d="M10 244c2-34 16-52 44-63l38-18c12 17 40 18 50 3l34 13c28 10 46 30 50 65z"
        fill={dayAndNight(0.43, 0.055, 256)}
      />
      {/* T-shirt. */}
      <path d="M87 161h52l10 17-11 66H98L80 178z" fill={dayAndNight(0.93, 0.012, 85)} />
      <path d="M87 163c12 20 42 22 58-1l3 6c-16 24-50 23-65 1z" fill={dayAndNight(0.84, 0.016, 80)} />
      {/* Shirt: collar, front edges, folds. */}
      <path
        d="M88 160l-16 10c2 20 10 44 22 62l8-24c-8-12-16-28-14-48zM142 161l14 9c2 20-8 46-20 62l-6-24c8-12 14-28 12-47z"
        fill={dayAndNight(0.5, 0.058, 254)}
      />
      <path
        d="M10 244c2-34 16-52 44-63l10-5c-14 18-20 42-18 68zM94 232l8-24 2 36h-8zM186 184c8 14 10 36 6 60h-8c4-20 4-42 2-60z"
        fill={dayAndNight(0.37, 0.05, 258)}
      />
    </g>
  );
}

/**
 * Look of a woman with a dark bob tucked behind one ear, in a dark blue shirt over a T-shirt. The light comes from the
 * right.
 */
export const bob: Look = { Head: BobHead, Bust: BobBust };
