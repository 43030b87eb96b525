import { dayAndNight } from './day-and-night.ts';
import { Desk } from './person.tsx';
import { Mug, QuietRoom } from './quiet-room.tsx';
import { RIM_COLOR, RIM_OFFSET } from './rim-light.ts';
import { Books, Lamp, Window } from './room.tsx';

/** Desk after work, without a person: the editor on a display, a keyboard, and a chair that is pushed aside. */
export function EmptyDesk() {
  return (
    <QuietRoom light={{ cx: 80, cy: 222 }}>
      <Window transform="translate(-62 -26)" />
      <Books transform="translate(66 -56)" />
      <Desk />
      <Lamp transform="translate(-66 -36) scale(1.3)" />
      <Display />
      <path d="M172 316h116l10 18H162z" fill={dayAndNight(0.9, 0.006, 255)} />
      <path d="M162 334h136v4H162z" fill={dayAndNight(0.72, 0.008, 255)} />
      <path
        d="M174 320h112M171 325h118M168 330h124"
        stroke={dayAndNight(0.76, 0.01, 255)}
        strokeWidth="3"
        strokeDasharray="8 2"
      />
      <Mug x={138} y={332} />
      <Chair />
    </QuietRoom>
  );
}

/** Display with the editor: the recording above, and its timeline below. */
function Display() {
  return (
    <g>
      <path d="M214 236h36l5 66h-46z" fill={dayAndNight(0.62, 0.008, 255)} />
      <path d="M190 300h84q4 0 4 7h-92q0-7 4-7z" fill={dayAndNight(0.72, 0.008, 255)} />
      <rect x="120" y="84" width="224" height="154" rx="7" fill={RIM_COLOR} transform={RIM_OFFSET} />
      <rect x="120" y="84" width="224" height="154" rx="7" fill={dayAndNight(0.32, 0.012, 260)} />
      <path d="M126 90h212v142H126z" className="fill-app-panel" />
      <Recording />
      <Timeline />
    </g>
  );
}

/** Recorded window, with the camera in its corner. */
function Recording() {
  return (
    <g>
      <path d="M126 90h212v86H126z" fill="light-dark(oklch(0.86 0.055 240), oklch(0.43 0.085 255))" />
      <rect x="160" y="98" width="144" height="70" rx="4" className="fill-app-window" />
      <path d="M167 104h.1M173 104h.1M179 104h.1" strokeWidth="3" strokeLinecap="round" className="stroke-app-line" />
      <path
        d="M170 118h56M170 126h40M170 134h48"
        strokeWidth="3.5"
        strokeLinecap="round"
        className="stroke-app-skeleton"
      />
      <path d="M240 158v-16h10v16zM254 158v-28h10v28zM268 158v-40h10v40z" className="fill-clip-screen" />
      <g transform="translate(284 152)">
        <circle r="15" className="fill-clip-camera" />
        <path d="M-11 10q2-8 11-8t11 8a15 15 0 0 1-22 0z" fill={dayAndNight(0.7, 0.095, 72)} />
        <path d="M-5-3h10v3q0 8-5 8t-5-8z" fill={dayAndNight(0.745, 0.07, 58)} />
        <circle cy="-4" r="6" fill={dayAndNight(0.745, 0.07, 58)} />
        <path d="M-7-3q-1-8 7-8t7 8q-2-4-7-4t-7 4z" fill={dayAndNight(0.3, 0.04, 40)} />
      </g>
    </g>
  );
}

/** Start and width of each clip of the screen. */
const SCREEN_CLIPS = [
  [130, 62],
  [194, 80],
  [276, 58],
] as const;

/** Tracks for the screen, the camera and the sound. The clips of the screen have thumbnails of the recorded window. */
function Timeline() {
  return (
    <g>
      {SCREEN_CLIPS.map(([x, width]) => (
        <g key={x}>
          <rect x={x} y="182" width={width} height="17" rx="2.5" className="fill-clip-screen" />
          <path d={`M${x + 3} 185h17v11h-17zM${x + 23} 185h17v11h-17z`} className="fill-app-line" />
          <path d={`M${x + 5} 188h8m-8 3h5M${x + 25} 188h8m-8 3h5`} strokeWidth="1.4" className="stroke-ink-faint" />
          <path
            d={`M${x + 17} 193h.1M${x + 37} 193h.1`}
            strokeWidth="3"
            strokeLinecap="round"
            className="stroke-clip-camera"
          />
        </g>
      ))}
      <path d="M130 203h98v9h-98zM230 203h104v9H230z" className="fill-clip-camera" />
      <rect x="130" y="215" width="204" height="12" rx="2.5" className="fill-clip-sound" />
      <path
        d="M136 221h194"
        strokeWidth="7"
        strokeDasharray="1 2 1 4 1 2 1 1 1 3 1 5"
        className="stroke-on-clip-sound"
        strokeOpacity=".7"
      />
      <path d="M212 178v52" strokeWidth="1.6" className="stroke-record" />
      <circle cx="212" cy="179" r="3" className="fill-record" />
    </g>
  );
}

/** Office chair from behind. */
function Chair() {
  const backPath = 'M302 262q1-13 14-13h66q13 0 14 13l5 72q1 14-13 14h-78q-14 0-13-14z';
  return (
    <g>
      <path d="M342 340h14v30h-14z" fill={dayAndNight(0.3, 0.012, 260)} />
      <path d="M286 322q0-4 4-4h16v7h-12v24h-8zM412 322q0-4-4-4h-16v7h12v24h8z" fill={dayAndNight(0.3, 0.012, 260)} />
      <path d={backPath} fill={RIM_COLOR} transform={RIM_OFFSET} />
      <path d={backPath} fill={dayAndNight(0.47, 0.045, 250)} />
      <path d="M380 249h2q13 0 14 13l5 72q1 14-13 14h-14q10-50 6-99z" fill={dayAndNight(0.41, 0.045, 254)} />
      <path d="M312 328h74" stroke={dayAndNight(0.38, 0.04, 254)} strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}
