import { act } from './act.ts';
import { Stage } from './parts.tsx';

/** Number of SVG units per meter: one unit is two centimeters. */
const UNITS_PER_METER = 50;

/** Position of the chair, and the edges of the walls, in SVG units. */
const seatPosition = { x: 150, y: 138 };
const wallEdges = { y: seatPosition.y - 2 * UNITS_PER_METER, left: 58, right: 212, bottom: 222 };

/** Position of the window, at 45 degrees from the chair. */
const windowPosition = { x: wallEdges.right, y: seatPosition.y + wallEdges.right - seatPosition.x };

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
        <SeatedPerson />
        <g fill="none" strokeWidth="1" className="stroke-ink-muted">
          <path d={`M${seatPosition.x} ${wallEdges.y}V${seatPosition.y - 14}`} strokeDasharray="3 2.5" />
          <path d={`M${seatPosition.x} ${seatPosition.y + 14}v34`} strokeDasharray="3 2.5" />
          <path d={`M${seatPosition.x - 4} ${wallEdges.y + 0.5}h8M${seatPosition.x - 4} ${seatPosition.y - 14}h8`} />
        </g>
        <path
          d={`M${seatPosition.x} ${seatPosition.y + 34}a34 34 0 0 0 24.04 -9.96`}
          fill="none"
          strokeWidth="2"
          className="stroke-record"
          {...act('appear', { delaySeconds: 0.7, durationSeconds: 0.4 })}
        />
        <g fontSize="9.5" className="fill-ink">
          <text x={seatPosition.x + 7} y={seatPosition.y - UNITS_PER_METER + 3}>
            2 m
          </text>
          <text
            {...act('appear', { delaySeconds: 0.7, durationSeconds: 0.4 })}
            x={seatPosition.x + 32}
            y={seatPosition.y + 5}
          >
            45°
          </text>
          <text x={wallEdges.left + 8} y={wallEdges.y + 15} className="fill-ink-muted">
            plain wall
          </text>
          <text x={windowPosition.x + 9} y={windowPosition.y + 3} className="fill-ink-muted">
            window
          </text>
          <text x={wallEdges.left - 9} y={seatPosition.y + 49} textAnchor="end" className="fill-ink-muted">
            camera
          </text>
        </g>
      </svg>
    </Stage>
  );
}

function Walls() {
  const { left, right, bottom, y } = wallEdges;
  return (
    <g>
      <path d={`M${left} ${y}H${right}V${bottom}H${left}z`} className="fill-app-window" />
      <path d={`M${left} ${bottom}V${y}H${right}V${bottom}`} fill="none" strokeWidth="5" className="stroke-ink-faint" />
      {/* Opening in the wall, and its pane. */}
      <path d={`M${right} ${windowPosition.y - 22}v38`} strokeWidth="6" className="stroke-app-window" />
      <path
        d={`M${right} ${windowPosition.y - 22}v38M${right - 4} ${windowPosition.y - 22}h8M${right - 4} ${windowPosition.y + 16}h8`}
        strokeWidth="1.6"
        className="stroke-ink"
      />
    </g>
  );
}

/** Light that falls from the window on the face. */
function Light() {
  return (
    <g {...act('appear', { durationSeconds: 0.7 })}>
      <path
        d={`M${windowPosition.x} ${windowPosition.y - 22}L${seatPosition.x + 8} ${seatPosition.y - 6}L${seatPosition.x - 6} ${seatPosition.y + 9}L${windowPosition.x} ${windowPosition.y + 16}z`}
        className="fill-clip-sound"
        fillOpacity="0.35"
      />
      <path
        d={`M${seatPosition.x} ${seatPosition.y}L${windowPosition.x} ${windowPosition.y}`}
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
        x={seatPosition.x - 44}
        y={seatPosition.y + 20}
        width="88"
        height="34"
        rx="3"
        className="fill-app-track stroke-app-skeleton"
      />
      {/* Laptop: keyboard, and the edge of the display with the camera in its middle. */}
      <rect
        x={seatPosition.x - 16}
        y={seatPosition.y + 24}
        width="32"
        height="19"
        rx="2"
        className="fill-app-window stroke-ink-faint"
      />
      <path
        d={`M${seatPosition.x - 16} ${seatPosition.y + 45}h32`}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-ink-muted"
      />
      <circle cx={seatPosition.x} cy={seatPosition.y + 45} r="2.2" className="fill-record" />
      <path
        d={`M${wallEdges.left - 6} ${seatPosition.y + 46}H${seatPosition.x - 4}`}
        strokeWidth="0.8"
        className="stroke-ink-faint"
      />
    </g>
  );
}

/** Person from above, facing the camera. */
function SeatedPerson() {
  return (
    <g>
      <ellipse cx={seatPosition.x} cy={seatPosition.y - 2} rx="22" ry="9" className="fill-clip-screen" />
      <path d={`M${seatPosition.x - 3} ${seatPosition.y + 8}l3 5 3-5z`} className="fill-ink" />
      <circle cx={seatPosition.x} cy={seatPosition.y} r="10" className="fill-ink" />
    </g>
  );
}
