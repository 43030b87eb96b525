import { Person } from '../person/index.ts';

/** A person in front of a room and, right of the playhead, the same person without the room. */
export function ClearBackground() {
  return (
    <div dir="ltr" className="relative h-full overflow-hidden bg-clip-camera forced-color-adjust-none">
      <Room />
      <Person className="absolute bottom-[-9%] left-1/2 h-[92%] -translate-x-1/2" />
      <div className="absolute inset-y-0 left-1/2 w-0.5 bg-record">
        <span className="absolute top-4 left-1/2 size-3 -translate-x-1/2 rotate-45 rounded-xs bg-record" />
      </div>
    </div>
  );
}

/** The room: a shelf, a lamp, a plant. By day in the light theme; in the dark one in the evening, by the lamp. */
function Room() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 200"
      preserveAspectRatio="xMaxYMax slice"
      className="absolute inset-y-0 left-0 h-full w-1/2"
    >
      <path d="M0 0h200v200H0z" fill="light-dark(oklch(0.83 0.03 75), oklch(0.3 0.03 55))" />
      <path d="M0 168h200v32H0z" fill="light-dark(oklch(0.68 0.05 60), oklch(0.235 0.03 50))" />
      <g fill="light-dark(transparent, oklch(0.78 0.09 72 / 0.13))">
        <circle cx="137.5" cy="80" r="98" />
        <circle cx="137.5" cy="80" r="68" />
        <circle cx="137.5" cy="80" r="42" />
      </g>
      <path d="M18 20h84v128H18z" fill="light-dark(oklch(0.6 0.06 55), oklch(0.37 0.045 52))" />
      <path
        d="M24 26h72v34H24zm0 40h72v34H24zm0 40h72v36H24z"
        fill="light-dark(oklch(0.5 0.055 55), oklch(0.255 0.03 50))"
      />
      <path
        d="M28 32h8v28h-8zm24 4h10v24H52zm30 0h6v24h-6z"
        fill="light-dark(oklch(0.62 0.11 30), oklch(0.43 0.085 32))"
      />
      <path
        d="M38 36h6v24h-6zm26-4h7v28h-7zM32 74h12v26H32zm44 4h9v22h-9z"
        fill="light-dark(oklch(0.6 0.075 240), oklch(0.38 0.045 240))"
      />
      <path
        d="M46 30h5v30h-5zm2 42h7v28h-7zm14 8h11v20H62zM30 116h9v26h-9z"
        fill="light-dark(oklch(0.8 0.06 85), oklch(0.53 0.06 75))"
      />
      <path d="M52 120h30v22H52z" fill="light-dark(oklch(0.72 0.05 160), oklch(0.42 0.035 150))" />
      <path d="M136 90h3v78h-3zM124 166h27v4h-27z" fill="light-dark(oklch(0.42 0.02 260), oklch(0.17 0.01 260))" />
      <path d="M122 92l7-30h17l7 30z" fill="light-dark(oklch(0.93 0.055 90), oklch(0.91 0.1 82))" />
      <path
        d="M158 128c-8-16-2-26 4-32 4 8 5 18 2 30 4-12 10-16 18-17 0 10-6 18-14 22z"
        fill="light-dark(oklch(0.55 0.09 150), oklch(0.4 0.065 145))"
      />
      <path d="M152 146h26l-4 26h-18z" fill="light-dark(oklch(0.62 0.1 35), oklch(0.44 0.08 38))" />
    </svg>
  );
}
