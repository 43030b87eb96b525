import type { ComponentProps } from 'react';
import { dayAndNight } from './day-and-night.ts';
import { bob } from './look-bob.tsx';
import { Desk } from './person.tsx';
import { RIM_COLOR, RIM_OFFSET } from './rim-light.ts';

const SHIRT_COLOR = dayAndNight(0.43, 0.055, 256);
const SHADOW_COLOR = dayAndNight(0.37, 0.05, 258);
const SKIN_COLOR = dayAndNight(0.82, 0.062, 62);

/**
 * Person with the look `bob` at a desk behind a laptop, with one hand at the headphones. The view box is square. The
 * desk is wider, and the frame of the illustration crops it.
 */
export function Listening(props: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden="true" viewBox="-64 -8 368 368" overflow="visible" {...props}>
      <path d="M46 190h150l6 120H50z" fill={SHIRT_COLOR} />
      <path d="M98 210l40-4-4 104h-32z" fill={dayAndNight(0.93, 0.012, 85)} />
      <path d="M102 310l-8-84 8-18 4 102zM134 310l10-88-10-14-4 102z" fill={SHADOW_COLOR} />
      <bob.Bust />
      <path d="M184 196c18 30 30 66 34 110h-42c2-40-2-70-8-84z" fill={SHIRT_COLOR} />
      <path d="M176 306c2-40-2-64-6-76 10 22 14 48 14 76z" fill={SHADOW_COLOR} />
      <bob.Head />
      <Headphones />
      <RaisedArm />
      <Desk />
      <Laptop />
    </svg>
  );
}

function Headphones() {
  return (
    <g>
      <path
        d="M86 92C70 50 92 18 126 18c30 0 46 22 46 54"
        fill="none"
        stroke={dayAndNight(0.3, 0.012, 260)}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M84 76C78 44 96 19 126 19"
        fill="none"
        stroke={dayAndNight(0.56, 0.014, 260)}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M164 74c6-2 9 2 10 8l2 22c0 8-2 12-7 12z" fill={dayAndNight(0.24, 0.012, 260)} />
      <path d="M82 82c12-4 20 6 22 22s-4 30-16 30-20-10-20-26 4-22 14-26z" fill={dayAndNight(0.3, 0.012, 260)} />
      <path d="M80 90c8-2 13 6 14 17s-3 20-10 20-12-8-12-19 2-16 8-18z" fill={dayAndNight(0.42, 0.014, 260)} />
    </g>
  );
}

const ELBOW_PATH = 'M56 206C34 226 18 262 12 300';
const SLEEVE_PATH = 'M12 296C18 252 34 210 52 168';

/** Arm with the elbow on the desk and the fingers at the headphones. */
function RaisedArm() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <g stroke={RIM_COLOR} strokeLinecap="butt" transform={RIM_OFFSET}>
        <path d={ELBOW_PATH} strokeWidth="46" />
        <path d={SLEEVE_PATH} strokeWidth="36" />
      </g>
      <path d={ELBOW_PATH} stroke={SHADOW_COLOR} strokeWidth="46" />
      <path d={SLEEVE_PATH} stroke={SHIRT_COLOR} strokeWidth="36" strokeLinecap="butt" />
      <path d="M10 292l2 8" stroke={SHIRT_COLOR} strokeWidth="38" />
      <path d="M30 236c-6 20-10 36-12 54M44 196c-2 8-6 16-10 24" stroke={SHADOW_COLOR} strokeWidth="3" />
      <path d="M36 160l34 14" stroke={dayAndNight(0.5, 0.058, 254)} strokeWidth="9" />
      {/* Wrist and back of the hand. */}
      <path d="M40 160c4-14 4-26 8-36 6-12 18-16 26-10 6 6 6 16 2 24-6 10-10 18-12 30z" fill={SKIN_COLOR} />
      <path d="M62 168c2-12 6-20 12-30 2-6 4-10 3-16-8 8-18 22-22 43z" fill={dayAndNight(0.735, 0.078, 52)} />
      <g strokeWidth="9">
        <path d="M54 122c0-12 4-22 12-30" stroke={SKIN_COLOR} />
        <path d="M61 122c2-12 6-20 16-27" stroke={dayAndNight(0.79, 0.066, 60)} />
        <path d="M68 124c3-8 8-14 17-19" stroke={SKIN_COLOR} />
        <path d="M73 128c4-5 8-8 14-11" stroke={dayAndNight(0.77, 0.07, 57)} />
      </g>
    </g>
  );
}

/** Laptop from behind. */
export function Laptop() {
  return (
    <g>
      <path d="M94 336h184v6a4 4 0 0 1-4 4H98a4 4 0 0 1-4-4z" fill={dayAndNight(0.7, 0.008, 255)} />
      <path d="M110 226h152a8 8 0 0 1 8 7l8 104H94l8-104a8 8 0 0 1 8-7z" fill={dayAndNight(0.86, 0.006, 255)} />
      <path d="M262 226a8 8 0 0 1 8 7l8 104h-50z" fill={dayAndNight(0.81, 0.008, 255)} />
      <path
        d="M181 276v17M189 279.5v10M197 283v3"
        stroke={dayAndNight(0.6, 0.01, 255)}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}
