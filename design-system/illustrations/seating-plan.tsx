import { act } from './act.ts';
import { Stage } from './parts.tsx';

/** Number of SVG units per meter: one unit is two centimeters. */
const UNITS_PER_METER = 50;

/** Positions of the chair (`seat`) and of the walls. */
const seat = { x: 150, y: 138 };
const wall = { y: seat.y - 2 * UNITS_PER_METER, left: 58, right: 212, bottom: 222 };

/** Position of the window, at 45 degrees from the chair. */
const light = { x: wall.right, y: seat.y + wall.right - seat.x };

/**
 * Room from above: a person two meters in front of a plain wall, a camera at arm’s length, and a window at 45 degrees
 * between the front and the side.
 */
export function SeatingPlan() {
  return (
    <Stage roomy={[58, 38]} compact={[38, 32]} ground="desk">
      <svg aria-hidden="true" viewBox="10 24 270 206" preserveAspectRatio="xMidYMid meet" className="size-full">
        <Walls />
        <Desk />
        <Light />
        <Sitter />
        <g fill="none" strokeWidth="1" className="stroke-ink-muted">
          <path d={`M${seat.x} ${wall.y}V${seat.y - 14}`} strokeDasharray="3 2.5" />
          <path d={`M${seat.x} ${seat.y + 14}v34`} strokeDasharray="3 2.5" />
          <path d={`M${seat.x - 4} ${wall.y + 0.5}h8M${seat.x - 4} ${seat.y - 14}h8`} />
        </g>
        <path
          d={`M${seat.x} ${seat.y + 34}a34 34 0 0 0 24.04 -9.96`}
          fill="none"
          strokeWidth="2"
          className="stroke-record"
          {...act('appear', { after: 0.7, lasts: 0.4 })}
        />
        <g fontSize="9.5" className="fill-ink">
          <text x={seat.x + 7} y={seat.y - UNITS_PER_METER + 3}>
            2 m
          </text>
          <text {...act('appear', { after: 0.7, lasts: 0.4 })} x={seat.x + 32} y={seat.y + 5}>
            45°
          </text>
          <text x={wall.left + 8} y={wall.y + 15} className="fill-ink-muted">
            plain wall
          </text>
          <text x={light.x + 9} y={light.y + 3} className="fill-ink-muted">
            window
          </text>
          <text x={wall.left - 9} y={seat.y + 49} textAnchor="end" className="fill-ink-muted">
            camera
          </text>
        </g>
      </svg>
    </Stage>
  );
}

function Walls() {
  const { left, right, bottom, y } = wall;
  return (
    <g>
      <path d={`M${left} ${y}H${right}V${bottom}H${left}z`} className="fill-app-window" />
      <path d={`M${left} ${bottom}V${y}H${right}V${bottom}`} fill="none" strokeWidth="5" className="stroke-ink-faint" />
      {/* Opening in the wall, and its pane. */}
      <path d={`M${right} ${light.y - 22}v38`} strokeWidth="6" className="stroke-app-window" />
      <path
        d={`M${right} ${light.y - 22}v38M${right - 4} ${light.y - 22}h8M${right - 4} ${light.y + 16}h8`}
        strokeWidth="1.6"
        className="stroke-ink"
      />
    </g>
  );
}

/** Light that falls from the window on the face. */
function Light() {
  return (
    <g {...act('appear', { lasts: 0.7 })}>
      <path
        d={`M${light.x} ${light.y - 22}L${seat.x + 8} ${seat.y - 6}L${seat.x - 6} ${seat.y + 9}L${light.x} ${light.y + 16}z`}
        className="fill-clip-sound"
        fillOpacity="0.35"
      />
      <path
        d={`M${seat.x} ${seat.y}L${light.x} ${light.y}`}
        strokeWidth="1"
        strokeDasharray="3 2.5"
        className="stroke-ink-muted"
        fill="none"
      />
    </g>
  );
}

function Desk() {
  return (
    <g>
      <rect
        x={seat.x - 44}
        y={seat.y + 20}
        width="88"
        height="34"
        rx="3"
        className="fill-app-track stroke-app-skeleton"
      />
      {/* Laptop: keyboard, and the edge of the display with the camera in its middle. */}
      <rect
        x={seat.x - 16}
        y={seat.y + 24}
        width="32"
        height="19"
        rx="2"
        className="fill-app-window stroke-ink-faint"
      />
      <path
        d={`M${seat.x - 16} ${seat.y + 45}h32`}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-ink-muted"
      />
      <circle cx={seat.x} cy={seat.y + 45} r="2.2" className="fill-record" />
      <path d={`M${wall.left - 6} ${seat.y + 46}H${seat.x - 4}`} strokeWidth="0.8" className="stroke-ink-faint" />
    </g>
  );
}

/** Person from above, facing the camera. */
function Sitter() {
  return (
    <g>
      <ellipse cx={seat.x} cy={seat.y - 2} rx="22" ry="9" className="fill-clip-screen" />
      <path d={`M${seat.x - 3} ${seat.y + 8}l3 5 3-5z`} className="fill-ink" />
      <circle cx={seat.x} cy={seat.y} r="10" className="fill-ink" />
    </g>
  );
}
