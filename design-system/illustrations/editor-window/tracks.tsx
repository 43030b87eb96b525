import { act } from '../act.ts';
import type { ComponentProps, ReactNode } from 'react';
import { LENGTH } from './edit.ts';
import type { Edit, ZoomBlock } from './edit.ts';
import { timecode } from '../timeline-ruler/index.ts';
import { Waveform } from '../waveform/index.ts';

/** A stretch of a track, in per cent of its length. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

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
export function Tracks({ edit }: { edit: Edit }) {
  const { others, selected, playhead, presses } = edit;
  return (
    <div aria-hidden="true" className="grid border-t border-app-line bg-app-panel editor-wide:grid-cols-[7em_1fr]">
      <div className="hidden flex-col pt-[2.6em] text-ink-muted editor-wide:flex">
        {['Zoom', 'Screen', 'Camera', 'Sound'].map((name) => (
          <span key={name} className="mb-[0.4em] flex h-[2.4em] items-center ps-[1.5em]">
            {name}
          </span>
        ))}
      </div>
      <div className="overflow-hidden ps-[0.8em] editor-wide:ps-0">
        <div className="relative pb-[1.2em]">
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
            {[...others, selected].map((zoom) => (
              <Clip
                key={zoom.from}
                data-slot={zoom === selected ? 'selected-zoom' : 'zoom'}
                stretch={stretchOf(zoom)}
                className={`border-[0.12em] border-record font-mono ${zoom === selected ? `bg-record text-[oklch(0.16_0.02_30)] ${presses > 0 ? GROWS : ''}` : 'bg-record/12 text-ink'}`}
              >
                {zoom.focus.scale.toFixed(1)}×
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
              <Waveform bars={100} className="absolute inset-0" />
            </Clip>
          </Track>
          <span
            data-slot="playhead"
            data-plays="playhead"
            className="absolute inset-0 motion-safe:transition-[translate] motion-safe:duration-slow motion-safe:ease-in-out"
            {...act('move', { from: '0', style: { translate: `${(playhead / LENGTH) * 100}%` } })}
          >
            <span className="absolute inset-y-0 w-[0.14em] bg-record">
              <span className="absolute top-[0.5em] left-1/2 size-[0.9em] -translate-x-1/2 rotate-45 rounded-[0.15em] bg-record" />
            </span>
          </span>
        </div>
      </div>
    </div>
  );
}

/** A new zoom grows from the playhead. */
const GROWS =
  'motion-safe:transition-[clip-path] motion-safe:duration-slow motion-safe:ease-in-out [clip-path:inset(0)] motion-safe:starting:[clip-path:inset(0_100%_0_0)]';

const stretchOf = ({ from, to }: ZoomBlock): Stretch => ({ from: (from / LENGTH) * 100, to: (to / LENGTH) * 100 });

function Track({ children }: { children: ReactNode }) {
  return <div className="relative mb-[0.4em] h-[2.4em] overflow-hidden rounded-[0.3em] bg-app-track">{children}</div>;
}

interface ClipProps extends ComponentProps<'span'> {
  stretch: Stretch;
}

function Clip({ stretch: { from, to }, className = '', ...rest }: ClipProps) {
  return (
    <span
      className={`absolute inset-y-0 flex items-center overflow-hidden rounded-[0.3em] ps-[0.5em] text-[0.85em] ${className}`}
      style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }}
      {...rest}
    />
  );
}
