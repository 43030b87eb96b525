import type { ComponentProps } from 'react';
import { curls } from './look-curls.tsx';
import { Desk } from './person.tsx';

const SHIRT_COLOR = 'oklch(0.945 0.01 85)';
const STRIPE_COLOR = 'oklch(0.36 0.045 258)';
const SKIN_COLOR = 'oklch(0.745 0.07 58)';

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
      <Arm />
      <g style={{ translate: '240px', scale: '-1 1' }}>
        <Arm />
      </g>
    </svg>
  );
}

function Torso() {
  return (
    <g>
      <path
        d="M90 165c-9 7-25 7-38 14-12 7-18 20-18 34l6 97h160l6-97c0-14-6-27-18-34-13-7-29-7-38-14-14 14-46 14-60 0z"
        fill={SHIRT_COLOR}
      />
      <path
        d="M76 199q44 23 88 0M46 212q74 38 148 0M46 236q74 36 148 0M46 260q74 32 148 0M46 284q74 26 148 0"
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
      <path d="M34 324h172l16 22H18z" fill="oklch(0.9 0.006 255)" />
      <path d="M18 346h204v5H18z" fill="oklch(0.72 0.008 255)" />
      <path
        d="M40 328.5h160M33 335h174M27 341.5h186"
        stroke="oklch(0.76 0.01 255)"
        strokeWidth="4"
        strokeDasharray="10 2.5"
      />
    </g>
  );
}

/** Arm and hand. The stripes of the sleeve are a dashed stroke. */
function Arm() {
  const sleevePath = 'M57 206C47 234 31 258 26 284C23 306 38 318 60 316';
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M4 326q34 9 70 4" stroke="oklch(0.3 0.03 40)" strokeOpacity=".25" strokeWidth="10" />
      <path d="M72 206c6 30-16 56-20 98H36z" fill="oklch(0.3 0.03 260)" opacity=".22" />
      <path d={sleevePath} stroke={SHIRT_COLOR} strokeWidth="38" />
      <path
        d={sleevePath}
        stroke={STRIPE_COLOR}
        strokeWidth="38"
        strokeLinecap="butt"
        strokeDasharray="0 10 6 14 6 14 6 14 6 30 6 14 6 99"
      />
      <path d="M56 302l4-1c14-2 30 2 38 10 4 6 2 14-6 16-12 2-22 0-34 3-5-8-5-22-2-30z" fill={SKIN_COLOR} />
      <g strokeWidth="8.5">
        <path d="M70 320l1 14" stroke="oklch(0.655 0.078 50)" />
        <path d="M79 321l2 17" stroke={SKIN_COLOR} />
        <path d="M88 320l3 17" stroke="oklch(0.69 0.075 54)" />
        <path d="M94 316l6 15" stroke="oklch(0.76 0.07 58)" />
        <path d="M96 312l14 10" stroke="oklch(0.7 0.076 54)" />
      </g>
    </g>
  );
}
