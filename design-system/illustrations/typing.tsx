import type { ComponentProps } from 'react';
import { dayAndNight } from './day-and-night.ts';
import { curls } from './look-curls.tsx';
import { Desk } from './person.tsx';
import { RIM_COLOR, RIM_OFFSET } from './rim-light.ts';

const SHIRT_COLOR = dayAndNight(0.945, 0.01, 85);
const SHIRT_SHADOW_COLOR = dayAndNight(0.84, 0.016, 75);
const STRIPE_COLOR = dayAndNight(0.36, 0.045, 258);
const SKIN_COLOR = dayAndNight(0.745, 0.07, 58);
const SKIN_SHADOW_COLOR = dayAndNight(0.675, 0.076, 52);
const NAIL_COLOR = dayAndNight(0.83, 0.045, 45);
const SHADOW_COLOR = 'oklch(0.28 0.03 270 / 0.2)';

/**
 * Person with the look `curls` who types at a desk. The view box is square. The desk is wider, and the frame of the
 * illustration crops it.
 */
export function Typing(props: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden="true" viewBox="-64 -8 368 368" overflow="visible" {...props}>
      <g data-slot="person">
        <Torso />
        <curls.Head />
      </g>
      <Desk />
      <Keyboard />
      <Arm isLit />
      <g style={{ translate: '240px', scale: '-1 1' }}>
        <Arm />
      </g>
    </svg>
  );
}

function Torso() {
  return (
    <g>
      <path d="M90 165c-9 7-25 7-38 14-12 7-18 20-18 34l6 97z" fill={RIM_COLOR} transform={RIM_OFFSET} />
      <path
        d="M90 165c-9 7-25 7-38 14-12 7-18 20-18 34l6 97h160l6-97c0-14-6-27-18-34-13-7-29-7-38-14-14 14-46 14-60 0z"
        fill={SHIRT_COLOR}
      />
      <path
        d="M75 196q45 22 90 0M74 212q46 26 92 0M66 236q54 28 108 0M56 260q64 28 128 0M52 284q68 26 136 0"
        fill="none"
        stroke={STRIPE_COLOR}
        strokeWidth="6"
      />
      <path d="M84 165c14 24 52 26 66 3l5 4c-18 30-60 28-77-3z" fill={STRIPE_COLOR} />
    </g>
  );
}

function Keyboard() {
  return (
    <g>
      <path d="M37 323h166q3 0 4 2l15 21H18l15-21q1-2 4-2z" fill={dayAndNight(0.9, 0.006, 255)} />
      <path d="M18 346h204v3q0 3-3 3H21q-3 0-3-3z" fill={dayAndNight(0.72, 0.008, 255)} />
      <path
        d="M40 328.5h160M33 335h174M27 341.5h186"
        stroke={dayAndNight(0.76, 0.01, 255)}
        strokeWidth="4"
        strokeDasharray="10 2.5"
      />
    </g>
  );
}

const UPPER_ARM_PATH = 'M58 199C48 231 29 258 25.4 288.5';
const FOREARM_PATH = 'M0-18 46-13q4 13 0 27L0 19A18.5 18.5 0 0 1 0-18z';

/** Place of the forearm, which begins at the elbow. */
const FOREARM_TRANSFORM = 'translate(25.4 288.5) rotate(18)';

/** Arm in a striped sleeve. With `isLit`, its left edge has lamplight in the dark theme. */
function Arm({ isLit = false }: { isLit?: boolean }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M14 307 55 319" stroke={SHADOW_COLOR} strokeWidth="8" />
      {isLit && <path d={FOREARM_PATH} fill={RIM_COLOR} transform={`${RIM_OFFSET} ${FOREARM_TRANSFORM}`} />}
      <path d="M76 207C70 225 61 246 49 281h5.5C63 258 73 232 76 207z" fill={SHADOW_COLOR} />
      {/* Upper arm. The stripes are a dashed stroke, so that they are across the sleeve. */}
      <g strokeWidth="37" strokeLinecap="butt">
        {isLit && <path d={UPPER_ARM_PATH} stroke={RIM_COLOR} transform={RIM_OFFSET} />}
        <path d={UPPER_ARM_PATH} stroke={SHIRT_COLOR} />
        <path d={UPPER_ARM_PATH} stroke={STRIPE_COLOR} strokeDasharray="0 10 6 15 6 15 6 15 6 99" />
      </g>
      <path d="M52 180q22 6 24 28" stroke={SHIRT_SHADOW_COLOR} strokeWidth="1.6" />
      <Hand />
      <g transform={FOREARM_TRANSFORM}>
        <path d="M-2-18Q26-19 44-13" stroke={SHADOW_COLOR} strokeWidth="4" />
        <path d={FOREARM_PATH} fill={SHIRT_COLOR} />
        {/* Stripes that are parallel to the cuff. */}
        <path
          d="M10-17q4.6 17 0 35M22-15.6q4.3 15.5 0 32M34-14.3q4.1 14 0 29.5"
          stroke={STRIPE_COLOR}
          strokeWidth="5.6"
          strokeLinecap="butt"
        />
        <path d="M0 19 46 14l1-4Q20 17-13 13A18.5 18.5 0 0 0 0 19z" fill={SHADOW_COLOR} />
      </g>
    </g>
  );
}

/** Fingers from the knuckle over the middle joint to the tip, with their width. */
const FINGERS = [
  { name: 'little', knuckle: '72 317', joint: '73 326', tip: '72 337', width: 7.8 },
  { name: 'ring', knuckle: '80 315', joint: '83.5 325', tip: '83 340', width: 8.6 },
  { name: 'middle', knuckle: '87 311', joint: '94 320', tip: '94 339', width: 9 },
  { name: 'index', knuckle: '92 306', joint: '103 313', tip: '105 331', width: 8.8 },
] as const;

/** Hand on the keyboard, seen from the front. Each finger bends at its middle joint. */
function Hand() {
  return (
    <g>
      <path d="M100 301 113 319" stroke={SKIN_SHADOW_COLOR} strokeWidth="8.4" />
      <path d="M76 298 100 301" stroke={SKIN_COLOR} strokeWidth="9" />
      <path d="M62 292C74 289 90 294 96 304 97 312 88 321 77 322 72 321 69 317 66 310z" fill={SKIN_COLOR} />
      {FINGERS.map(({ name, knuckle, joint, tip, width }) => (
        <g key={name} strokeWidth={width}>
          <path d={`M${joint}L${tip}`} stroke={SKIN_SHADOW_COLOR} />
          <path d={`M${knuckle}L${joint}`} stroke={SKIN_COLOR} />
          <path d={`M${tip}v.6`} stroke={NAIL_COLOR} strokeWidth="4" />
        </g>
      ))}
    </g>
  );
}
