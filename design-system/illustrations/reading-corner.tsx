import { dayAndNight } from './day-and-night.ts';
import { QuietRoom } from './quiet-room.tsx';
import { RIM_COLOR, RIM_OFFSET } from './rim-light.ts';
import { Books, Lamp, Plant, Window } from './room.tsx';

const SHADOW_COLOR = 'oklch(0.28 0.03 270 / 0.2)';

/** Armchair with a sleeping cat beside a lamp. No one is in the room. */
export function ReadingCorner() {
  return (
    <QuietRoom light={{ cx: 178, cy: 206 }}>
      <Window transform="translate(-28 -22)" />
      <Books transform="translate(-62 -112)" />
      <path d="M-900 326h2280v34H-900z" fill="light-dark(oklch(0.76 0.05 68), oklch(0.42 0.045 58))" />
      <Plant transform="translate(-36 -26) scale(1.4)" />
      <SideTable />
      <Lamp transform="translate(66 6)" />
      <Armchair />
      <Cat />
    </QuietRoom>
  );
}

function SideTable() {
  return (
    <g>
      <path d="M140 342h76" stroke={SHADOW_COLOR} strokeWidth="6" strokeLinecap="round" />
      <path d="M138 268h80v7h-80z" fill={dayAndNight(0.66, 0.06, 58)} />
      <path d="M148 275h60v6h-60zM150 281h6l-4 61h-5zM200 281h6l3 61h-5z" fill={dayAndNight(0.54, 0.055, 55)} />
    </g>
  );
}

function Armchair() {
  const backPath = 'M262 200q2-24 26-24h88q24 0 26 24l6 106H256z';
  const armPath = 'M238 268q0-16 16-16t16 16v62h-32z';
  return (
    <g>
      <path d="M244 342h176" stroke={SHADOW_COLOR} strokeWidth="7" strokeLinecap="round" />
      <path d="M248 328h10l-3 14h-6zM406 328h10l-1 14h-6z" fill={dayAndNight(0.4, 0.05, 52)} />
      <path d={backPath} fill={RIM_COLOR} transform={RIM_OFFSET} />
      <path d={backPath} fill={dayAndNight(0.56, 0.07, 158)} />
      <path d="M388 178q13 4 14 22l6 106h-22q6-70 2-128z" fill={dayAndNight(0.49, 0.068, 160)} />
      <path d="M264 282h136v50H264z" fill={dayAndNight(0.49, 0.068, 160)} />
      <path d="M264 284q0-9 9-9h118q9 0 9 9v18q-68 8-136 0z" fill={dayAndNight(0.61, 0.07, 156)} />
      <path d={armPath} fill={RIM_COLOR} transform={RIM_OFFSET} />
      <path d={armPath} fill={dayAndNight(0.59, 0.072, 157)} />
      <path d="M394 268q0-16 16-16t16 16v62h-32z" fill={dayAndNight(0.54, 0.07, 159)} />
    </g>
  );
}

/** Cat that sleeps on the armchair. */
function Cat() {
  const bodyPath = 'M286 280q-4-22 20-30 30-9 52 6 16 12 12 24-42 6-84 0z';
  return (
    <g strokeLinecap="round">
      <path d="M290 283h80" stroke={SHADOW_COLOR} strokeWidth="5" />
      <path d={bodyPath} fill={RIM_COLOR} transform={RIM_OFFSET} />
      <path d={bodyPath} fill={dayAndNight(0.66, 0.115, 55)} />
      <path d="M322 250l-2 12M333 250l-1 12M344 254l-2 10" stroke={dayAndNight(0.54, 0.11, 48)} strokeWidth="3.5" />
      {/* Head, with its ears, and the tail around the paws. */}
      <path d="M278 262l2-15 9 7q7-2 12 1l9-6 1 15q2 16-16 17t-17-19z" fill={dayAndNight(0.74, 0.105, 62)} />
      <path
        d="M284 266q3 3 6 0M297 266q3 3 6 0M292 272l2 1.5 2-1.5"
        fill="none"
        stroke={dayAndNight(0.36, 0.05, 45)}
        strokeWidth="1.5"
      />
      <path d="M366 272q-8 10-30 8-14-1-20-3" fill="none" stroke={dayAndNight(0.62, 0.11, 52)} strokeWidth="7" />
    </g>
  );
}
