import { BrowserWindow } from './browser-window.tsx';

/** Departures of a day: times at both harbors, the ship, and the price. The second one is selected. */
const departures = [
  { leaves: '07:10', arrives: '08:25', ship: 'Petrel', price: '€58' },
  { leaves: '09:40', arrives: '10:55', ship: 'Petrel', price: '€64' },
  { leaves: '12:15', arrives: '13:45', ship: 'Gannet', price: '€52' },
  { leaves: '15:30', arrives: '16:45', ship: 'Gannet', price: '€64' },
  { leaves: '18:05', arrives: '19:20', ship: 'Petrel', price: '€58' },
] as const;

/** Fictional booking page of a ferry line: the departures of a day, and a map with the route. */
export function FerryBooking() {
  return (
    <BrowserWindow url="skerry-ferries.example">
      <div className="flex items-center gap-[0.8em] border-b border-app-line px-[1.6em] py-[0.9em]">
        <span className="flex grow flex-col gap-[0.5em] leading-none">
          <span className="text-[1.5em] font-strong">Holm to Skerry</span>
          <span className="text-ink-muted">Sat 21 November · 2 people, 1 car</span>
        </span>
        <span className="rounded-[0.45em] border border-app-line px-[1em] py-[0.4em] font-medium text-ink-muted">
          Change
        </span>
        <span className="rounded-[0.45em] bg-clip-camera px-[1.2em] py-[0.45em] font-medium text-on-clip">
          Book €64
        </span>
      </div>
      <div className="flex min-h-0 grow">
        <div className="flex w-[44%] flex-col border-e border-app-line">
          {departures.map(({ leaves, arrives, ship, price }, index) => (
            <span
              key={leaves}
              className={`flex min-h-0 grow basis-0 items-center gap-[0.9em] border-b border-app-line px-[1.6em] ${index === 1 ? 'bg-clip-camera/25' : ''}`}
            >
              <span
                className={`size-[1.1em] shrink-0 rounded-full ${index === 1 ? 'border-[0.35em] border-ink bg-app-window' : 'border border-ink-faint'}`}
              />
              <span className="font-mono font-medium">{leaves}</span>
              <span className="font-mono text-ink-muted">{arrives}</span>
              <span className="grow text-ink-muted">{ship}</span>
              <span className="font-medium tabular-nums">{price}</span>
            </span>
          ))}
        </div>
        <Map />
      </div>
    </BrowserWindow>
  );
}

/** Outlines of the mainland, which extends beyond every box, and of the islands. The middle is 300 by 250 units. */
const land = [
  'M-600-600H92V0c9 17-5 27 4 41s25 12 27 29-18 22-19 39 12 30 4 47-28 20-33 38 6 36-4 56V900H-600z',
  'M203 30c15-13 38-9 52 3s31 21 26 40-27 17-39 29-30 13-41 0-16-26-11-40 0-22 13-32z',
  'M158 176c9-7 21-4 27 4s4 19-6 23-21 1-27-7-3-14 6-20z',
  'M244 190c8-8 22-6 26 4s-3 19-14 20-20-6-20-13 4-8 8-11z',
] as const;

/** Harbors with the position of their name. */
const harbors = [
  { name: 'Holm', x: 121, y: 74, labelX: 40, labelY: 66 },
  { name: 'Skerry', x: 190, y: 72, labelX: 216, labelY: 66 },
  { name: 'Rook Point', x: 166, y: 172, labelX: 196, labelY: 176 },
] as const;

/** Map of the coast, with the booked route and a ship on it. */
function Map() {
  return (
    <div className="relative min-w-0 grow basis-0 overflow-clip bg-clip-screen/30">
      <svg viewBox="0 0 300 250" overflow="visible" className="absolute inset-0 size-full">
        {land.map((outline) => (
          <path key={outline} d={outline} strokeWidth="14" className="fill-none stroke-clip-screen/25" />
        ))}
        {land.map((outline) => (
          <path key={outline} d={outline} strokeWidth="1" className="fill-app-panel stroke-app-skeleton" />
        ))}
        <path
          d="M-600 118H0C34 112 52 92 121 74M34-600V0c6 40 2 70 18 97M216 70c14 12 30 2 44-8"
          className="fill-none stroke-clip-sound"
          strokeWidth="3"
        />
        <path
          d="M121 74C136 150 150 164 166 172M166 172C178 140 180 100 190 72"
          className="fill-none stroke-ink-faint"
          strokeWidth="1.2"
          strokeDasharray="3 4"
        />
        <path
          d="M121 74C140 92 168 92 190 72"
          className="fill-none stroke-ink"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <path d="M146 82h18l-3 8h-12zM151 82v-6h7l3 6z" className="fill-ink stroke-app-window" strokeWidth="0.8" />
        {harbors.map(({ name, x, y, labelX, labelY }) => (
          <g key={name}>
            <circle cx={x} cy={y} r="4.4" className="fill-app-window stroke-ink" strokeWidth="2" />
            <text x={labelX} y={labelY} className="fill-ink font-medium" style={{ fontSize: '11px' }}>
              {name}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
