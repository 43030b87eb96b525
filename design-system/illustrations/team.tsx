import { act } from './act.ts';
import { beard } from './look-beard.tsx';
import { bob } from './look-bob.tsx';
import { curls } from './look-curls.tsx';
import type { Look } from './look.ts';
import { Books, Lamp, LampGlow, PANEL_COLOR, Painting, Plant, WALL_COLOR, Window } from './room.tsx';

/** People from back to front: the left edge and the size of each square box in the view box, and the entrance. */
const MEMBERS: readonly { look: Look; x: number; size: number; delaySeconds: number; from: string }[] = [
  { look: bob, x: -22, size: 216, delaySeconds: 0, from: '-12% 0' },
  { look: beard, x: 266, size: 226, delaySeconds: 0.2, from: '12% 0' },
  { look: curls, x: 121, size: 240, delaySeconds: 0.4, from: '0 8%' },
];

/** Three people in one room. They share one SVG with the room, so that no object touches a head at any frame size. */
export function Team() {
  return (
    <div
      dir="ltr"
      className="relative h-full [container-type:size] overflow-clip bg-app-panel forced-color-adjust-none"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 480 360"
        overflow="visible"
        className="absolute bottom-0 left-1/2 h-full -translate-x-1/2"
      >
        <Wall />
        {MEMBERS.map(({ look: { Head, Bust }, x, size, delaySeconds, from }) => (
          <g key={x} transform={`translate(${x} ${360 - size}) scale(${size / 240})`}>
            <g {...act('enter', { delaySeconds, durationSeconds: 0.7, from })}>
              <Bust />
              <Head />
            </g>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Wall above the heads: a lamp and a plant on a board, a window, and books. Wide frames also show what is beside them. */
function Wall() {
  return (
    <g>
      <path d="M-900 0h2280v360H-900z" fill={WALL_COLOR} />
      <path d="M-900 322h2280v38H-900z" fill={PANEL_COLOR} />
      <LampGlow cx={44} cy={64} r={200} />
      <Window transform="translate(146 -98)" />
      <Painting transform="translate(-329 12) scale(.7)" />
      <path d="M4 114h130v7H4z" fill="light-dark(oklch(0.66 0.06 58), oklch(0.4 0.045 52))" />
      <Lamp transform="translate(-68 -148)" />
      <Plant transform="translate(70 -64.2) scale(.68)" />
      <Books transform="translate(23 -88) scale(.94)" />
      <Plant transform="translate(464 -58) scale(1.6)" />
    </g>
  );
}
