import { act } from './act.ts';
import { Stage } from './parts.tsx';

/** Share of hair in each pixel, in tenths. The hair is on the left, and the wall on the right. */
const hairShares = [
  [10, 10, 8, 3, 1, 0, 0, 0],
  [10, 9, 6, 4, 2, 1, 0, 0],
  [10, 10, 7, 2, 3, 1, 1, 0],
  [10, 9, 5, 4, 1, 2, 0, 0],
  [10, 8, 6, 3, 2, 0, 1, 0],
] as const;

const WALL_COLOR = 'light-dark(oklch(0.865 0.022 78), oklch(0.36 0.03 50))';
const HAIR_COLOR = 'light-dark(oklch(0.4 0.085 42), oklch(0.62 0.11 45))';
const [COLUMNS, ROWS] = [hairShares[0].length, hairShares.length];

/** Pixels at the edge of a head with their share of hair, and hairs that are thinner than a pixel. */
export function HairEdge() {
  return (
    <Stage roomy={[40, 25]} compact={[30, 25]} ground="desk">
      <svg viewBox={`0 0 ${COLUMNS} ${ROWS}`} preserveAspectRatio="xMinYMid slice" className="size-full">
        <path d={`M0 0h${COLUMNS}v${ROWS}H0z`} fill={WALL_COLOR} />
        <g {...act('reveal', { durationSeconds: 0.9 })}>
          {hairShares.map((row, y) =>
            row.map((share, x) => (
              <path key={`${x} ${y}`} d={`M${x} ${y}h1v1h-1z`} fill={HAIR_COLOR} fillOpacity={share / 10} />
            )),
          )}
        </g>
        <g fill="none" stroke={HAIR_COLOR} strokeWidth="0.09" strokeLinecap="round">
          <path d="M0 .1c1.3 0 2.7.5 3.9 1.3M0 .8c1.7-.1 3.6.6 5.2 1.4M0 2c1.8.2 4.4.2 6.6.7M0 2.8c1.8 0 3.5.3 5.4 1M0 3.5c1.5.1 3.2.8 4.5 1.7M0 4.6c1.9-.3 4.1-.3 6.3-.1" />
        </g>
        <path
          d={[
            ...Array.from({ length: COLUMNS - 1 }, (_, x) => `M${x + 1} 0V${ROWS}`),
            ...Array.from({ length: ROWS - 1 }, (_, y) => `M0 ${y + 1}H${COLUMNS}`),
          ].join('')}
          strokeWidth="0.012"
          className="stroke-app-window"
        />
        <path
          {...act('move', { from: '-3px -1px' })}
          d="M3 2h1v1h-1z"
          strokeWidth="0.05"
          className="fill-none stroke-record"
        />
      </svg>
      <span
        {...act('appear', { delaySeconds: 0.9, durationSeconds: 0.2 })}
        className="absolute right-[1em] bottom-[1em] rounded-[0.4em] bg-ink-fill px-[0.8em] py-[0.4em] font-mono text-on-ink-fill"
      >
        alpha 0.2
      </span>
    </Stage>
  );
}
