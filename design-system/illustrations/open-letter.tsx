import { dayAndNight } from './day-and-night.ts';
import { Laptop } from './listening.tsx';
import { Desk } from './person.tsx';
import { Mug, QuietRoom } from './quiet-room.tsx';
import { RIM_COLOR, RIM_OFFSET } from './rim-light.ts';
import { Lamp, Painting, Window } from './room.tsx';

/** Desk from the front, without a person: a laptop, an open letter, and an empty chair. */
export function OpenLetter() {
  return (
    <QuietRoom light={{ cx: 80, cy: 222 }}>
      <Window transform="translate(-62 -26)" />
      <Painting transform="translate(64 0)" />
      <Chair />
      <Desk />
      <Lamp transform="translate(-66 -36) scale(1.3)" />
      <g transform="translate(54 0)">
        <Laptop />
      </g>
      <Mug x={122} y={336} />
      <Letter />
    </QuietRoom>
  );
}

/** Office chair from the front. */
function Chair() {
  const backPath = 'M180 172q1-16 17-16h86q16 0 17 16l10 130H170z';
  return (
    <g>
      <path d={backPath} fill={RIM_COLOR} transform={RIM_OFFSET} />
      <path d={backPath} fill={dayAndNight(0.41, 0.045, 254)} />
      <path d="M191 176q1-10 11-10h76q10 0 11 10l6 126H185z" fill={dayAndNight(0.47, 0.045, 250)} />
      <path d="M200 204h80" stroke={dayAndNight(0.41, 0.045, 254)} strokeWidth="2.5" strokeLinecap="round" />
    </g>
  );
}

/** Letter on the desk, half out of its envelope. */
function Letter() {
  return (
    <g strokeLinejoin="round">
      <path d="M344 346h92" stroke="oklch(0.28 0.03 270 / 0.2)" strokeWidth="7" strokeLinecap="round" />
      <path d="M356 322h66l-33-14z" fill={dayAndNight(0.74, 0.05, 75)} />
      <path d="M362 304h54l3 30h-60z" fill={dayAndNight(0.96, 0.006, 85)} />
      <path d="M369 310h24M368 315h40M367.5 320h34" stroke={dayAndNight(0.7, 0.012, 260)} strokeWidth="2" />
      <path d="M356 322l33 13 33-13 10 24h-86z" fill={dayAndNight(0.86, 0.045, 80)} />
      <path d="M346 346l35-14M432 346l-35-14" stroke={dayAndNight(0.76, 0.05, 76)} strokeWidth="1.4" />
    </g>
  );
}
