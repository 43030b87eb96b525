import type { ReactNode } from 'react';
import { timecode } from '../timeline-ruler/index.ts';
import { Waveform } from '../waveform/index.ts';

/** A stretch of a track, in per cent of its length. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

const zooms: readonly Stretch[] = [
  { from: 9, to: 22 },
  { from: 43, to: 60 },
  { from: 74, to: 88 },
];
const clips: readonly Stretch[] = [
  { from: 0, to: 27 },
  { from: 27.5, to: 66 },
  { from: 66.5, to: 100 },
];
const camera: readonly Stretch[] = [
  { from: 0, to: 34 },
  { from: 58, to: 100 },
];

/** The timeline under the picture: zooms, screen, camera and sound, cut to length, and the playhead. */
export function Tracks() {
  return (
    <div aria-hidden="true" className="grid border-t border-app-line bg-app-panel @md:grid-cols-[7em_1fr]">
      <div className="hidden flex-col pt-[2.6em] text-ink-muted @md:flex">
        {['Zoom', 'Screen', 'Camera', 'Sound'].map((name) => (
          <span key={name} className="mb-[0.4em] flex h-[2.4em] items-center ps-[1.5em]">
            {name}
          </span>
        ))}
      </div>
      <div className="relative overflow-hidden pb-[1.2em] ps-[0.8em] @md:ps-0">
        <div className="flex h-[2.6em] items-center">
          {Array.from({ length: 7 }, (_, index) => (
            <span
              key={index}
              className="w-1/7 border-s border-app-line ps-[0.4em] font-mono text-[0.85em] leading-none text-ink-faint tabular-nums"
            >
              {timecode(index * 4)}
            </span>
          ))}
        </div>
        <Track>
          {zooms.map((stretch, index) => (
            <Clip
              key={stretch.from}
              stretch={stretch}
              className={`border-[0.12em] border-record font-mono ${index === 1 ? 'bg-record text-[oklch(0.16_0.02_30)]' : 'bg-record/12 text-ink'}`}
            >
              1.8×
            </Clip>
          ))}
        </Track>
        <Track>
          {clips.map((stretch) => (
            <Clip key={stretch.from} stretch={stretch} className="bg-clip-screen text-on-clip" />
          ))}
        </Track>
        <Track>
          {camera.map((stretch) => (
            <Clip key={stretch.from} stretch={stretch} className="bg-clip-camera text-on-clip" />
          ))}
        </Track>
        <Track>
          <Clip stretch={{ from: 0, to: 100 }} className="bg-clip-sound text-on-clip">
            <Waveform bars={150} className="absolute inset-0" />
          </Clip>
        </Track>
        <span className="absolute inset-y-0 block w-[0.14em] bg-record" style={{ insetInlineStart: '51%' }}>
          <span className="absolute top-[0.5em] left-1/2 block size-[0.9em] -translate-x-1/2 rotate-45 rounded-[0.15em] bg-record" />
        </span>
      </div>
    </div>
  );
}

function Track({ children }: { children: ReactNode }) {
  return <div className="relative mb-[0.4em] h-[2.4em] overflow-hidden rounded-[0.3em] bg-app-track">{children}</div>;
}

function Clip({
  stretch: { from, to },
  className,
  children,
}: {
  stretch: Stretch;
  className: string;
  children?: ReactNode;
}) {
  return (
    <span
      className={`absolute inset-y-0 flex items-center overflow-hidden rounded-[0.3em] ps-[0.5em] text-[0.85em] ${className}`}
      style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }}
    >
      {children}
    </span>
  );
}
