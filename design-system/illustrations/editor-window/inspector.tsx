import type { ReactNode } from 'react';
import { Slider, Switch } from '../parts/index.ts';
import type { ZoomBlock } from './edit.ts';
import { preciseTimecode } from './timecode.ts';

const backdrops = [
  'bg-linear-135 from-backdrop-from to-backdrop-to',
  'bg-clip-screen',
  'bg-clip-camera',
  'bg-clip-sound',
  'bg-app-track border border-app-line',
];

/** The settings: of the selected zoom, the cursor, the ground behind the recording. */
export function Inspector({ zoom }: { zoom: ZoomBlock }) {
  const { scale } = zoom.focus;
  return (
    <div
      aria-hidden="true"
      data-slot="settings"
      className="flex flex-col justify-between gap-[1.2em] border-s border-app-line bg-app-panel p-[1.5em] text-ink-muted"
    >
      <Group title="Zoom">
        <Value label="Start">{preciseTimecode(zoom.from)}</Value>
        <Value label="Position">{positionOf(zoom)}</Value>
        <Slider label="Amount" value={amountOf(zoom)} at={(scale - 1) / 2} accent />
        <Slider label="Ease" value="0.6 s" at={0.42} />
      </Group>
      <Group title="Cursor">
        <Slider label="Smooth" value="80%" at={0.8} />
        <Switch label="Hide when still" />
      </Group>
      <Group title="Backdrop">
        <div className="flex gap-[0.7em]">
          {backdrops.map((className, index) => (
            <span
              key={className}
              className={`size-[2.1em] rounded-[0.5em] ${className} ${index === 0 ? 'outline-[0.15em] outline-offset-[0.15em] outline-ink' : ''}`}
            />
          ))}
        </div>
        <Slider label="Padding" value="7%" at={0.3} />
      </Group>
      <Group title="Camera">
        <Switch label="Remove background" on />
        <Slider label="Size" value="15%" at={0.45} />
      </Group>
      <Group title="Sound">
        <Switch label="Reduce noise" on />
        <Slider label="Level" value="−14" at={0.66} />
      </Group>
    </div>
  );
}

/** The same of the zoom alone, in one line, where there is no room for more. */
export function ZoomStrip({ zoom }: { zoom: ZoomBlock }) {
  return (
    <div
      aria-hidden="true"
      data-slot="settings"
      className="flex justify-between gap-[1em] bg-app-panel px-[1.2em] pb-[0.9em] text-[length:min(3.2cqi,1.6em)] whitespace-nowrap text-ink-muted"
    >
      <Value label="Start">{preciseTimecode(zoom.from)}</Value>
      <Value label="Position">{positionOf(zoom)}</Value>
      <Value label="Amount">{amountOf(zoom)}</Value>
    </div>
  );
}

const amountOf = ({ focus }: ZoomBlock): string => `${focus.scale.toFixed(1)}×`;
const positionOf = ({ focus }: ZoomBlock): string => `${Math.round(focus.x)}, ${Math.round(focus.y)}%`;

function Value({ label, children }: { label: string; children: string }) {
  return (
    <span className="flex items-baseline justify-between gap-[0.7em]">
      {label}
      <span className="font-mono text-[0.92em] text-ink">{children}</span>
    </span>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-[0.8em]">
      <span className="font-strong text-ink">{title}</span>
      {children}
    </div>
  );
}
