import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../primitives/icon.tsx';
import type { IconName } from '../primitives/icon.tsx';
import { act } from './act.ts';
import { Keys, Stage } from './parts.tsx';
import { Waveform } from './waveform.tsx';

/** Start and duration of the visible part of the recording, in seconds. */
const FIRST_VISIBLE_SECOND = 10;

const VISIBLE_SECONDS = 14;

/**
 * Recorded events: time in seconds, position in pixels or another detail, and number of the pinned step that explains
 * the event.
 */
const events = [
  { at: 10.31, kind: 'move', what: '402, 866', step: 6 },
  { at: 12.48, kind: 'press', what: '1184, 412', step: 2 },
  { at: 14.02, kind: 'press', what: '1262, 458', step: 2 },
  { at: 16.1, kind: 'scroll', what: '640 down', step: 3 },
  { at: 17.9, kind: 'press', what: '1590, 300', step: 3 },
  { at: 20.1, kind: 'key', what: 'Command-S', step: 4 },
  { at: 20.9, kind: 'silence', what: '2.2 s', step: 5 },
] as const;

const ZOOM_CLASSES = 'justify-end bg-record pe-[0.8em] text-[oklch(0.16_0.02_30)]';

/** Start and end of the scrolling, in seconds. The next zoom waits for its end. */
const scrollRange = { from: 16.1, to: 17.7 };

/** Start and end of the silence, in seconds. */
const silenceRange = { from: 20.9, to: 23.1 };

/** Returns the horizontal position of a time, in percent of a lane's width. */
const toPercentLeft = (second: number): string =>
  `${round(((second - FIRST_VISIBLE_SECOND) / VISIBLE_SECONDS) * 100)}%`;

/** Returns the width of a duration, in percent of a lane's width. */
const toPercentWidth = (seconds: number): string => `${round((seconds / VISIBLE_SECONDS) * 100)}%`;

/**
 * Recorded events and the resulting edit. Two clicks in short succession become one zoom, the next zoom waits for the
 * end of the scrolling, a shortcut becomes a caption, and a silence is suggested as a cut.
 */
export function EventsToEdit() {
  return (
    <Stage roomy={[68, 26]} compact={[33, 28]} className="flex compact:flex-col">
      <Log />
      <Lanes />
    </Stage>
  );
}

/** SVG path of the recorded cursor over time. A second is 10 units wide, and the path is 100 units high. */
const recordedPath =
  'M0 84l4 3 3-6 5 4 4-22 4 5 4-28v-8l4 5 3-3 4 9 2-2 3 6 4-5 4 14 6-6 5 9 6-4 5-18 3 4 3-30 4-2 5 5 4-4 6 14 5-3 7 26 6 2 6 18 8-4 9 3';

/** SVG path of the smoothed cursor over time, in the same units. */
const smoothedPath =
  'M0 84C3 84 6 84 9 81S15 70 18 64 24 46 27 42 33 40 36 41 42 46 45 48 51 52 54 53 60 55 63 52 69 39 72 33 78 17 81 14 87 14 90 16 96 21 99 26 105 38 108 44 114 56 117 59 123 63 126 64 133 65 135 65 136 65 136 65';

/** Lanes with the recorded events, and lanes with the edit below them, on the same time scale. */
function Lanes() {
  return (
    <div className="relative flex min-h-0 min-w-0 grow flex-col gap-[0.45em] bg-app-panel px-[1.2em] pb-[1.2em] ps-[3.2em] compact:ps-[2.8em]">
      <Divider className="h-[3em] compact:hidden">recorded</Divider>
      <span className="h-[1.6em] shrink-0" />
      <Lane icon="cursor" className="grow-5 basis-0">
        <svg
          {...act('reveal', { step: 1 })}
          viewBox="0 0 140 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
          fill="none"
        >
          <path d={recordedPath} className="stroke-ink-muted" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        </svg>
        <svg
          {...act('reveal', { step: 6 })}
          viewBox="0 0 140 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
          fill="none"
        >
          <path d={smoothedPath} className="stroke-record" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </svg>
        <span
          className="absolute bottom-[0.4em] flex h-[1.6em] items-center rounded-[0.3em] bg-app-skeleton px-[0.5em] font-mono text-[0.85em] text-ink"
          style={{ left: toPercentLeft(scrollRange.from), width: toPercentWidth(scrollRange.to - scrollRange.from) }}
        >
          <span className="compact:hidden">scroll</span>
        </span>
      </Lane>
      <Lane icon="microphone" className="grow-4 basis-0">
        <Block
          from={FIRST_VISIBLE_SECOND}
          to={FIRST_VISIBLE_SECOND + VISIBLE_SECONDS}
          className="bg-clip-sound ps-0! text-on-clip-sound"
        >
          <Speech from={FIRST_VISIBLE_SECOND} to={silenceRange.from} seed={10} />
          <span className="absolute inset-x-0 border-t border-current" />
          <Speech from={silenceRange.to} to={FIRST_VISIBLE_SECOND + VISIBLE_SECONDS} seed={4} />
        </Block>
      </Lane>
      <Divider className="h-[2em]">the edit</Divider>
      <Lane icon="zoom" className="min-h-[1.8em] grow-2 basis-0">
        <Block from={11.9} to={16} after={0.4} step={2} className={ZOOM_CLASSES}>
          1.8×
        </Block>
        <Block from={17.7} to={20.1} after={0.8} step={3} className={ZOOM_CLASSES}>
          2.2×
        </Block>
      </Lane>
      <Lane icon="keyboard" className="min-h-[1.8em] grow-2 basis-0">
        <span
          {...act('pop', { delaySeconds: 0.9, durationSeconds: 0.3, step: 4, style: { left: toPercentLeft(20.1) } })}
          className="absolute inset-y-0 flex items-center text-[0.9em]"
        >
          <Keys chord={['command', 'S']} />
        </span>
      </Lane>
      <Lane icon="scissors" className="min-h-[1.8em] grow-2 basis-0">
        <Block
          from={silenceRange.from}
          to={silenceRange.to}
          after={0.6}
          step={5}
          className="justify-center border-[0.12em] border-dashed border-ink-muted bg-[repeating-linear-gradient(135deg,var(--onset-color-app-line)_0_0.3em,transparent_0.3em_0.7em)] ps-0!"
        >
          <span className="rounded-[0.3em] bg-app-window px-[0.4em]">Cut?</span>
        </Block>
      </Lane>
      <ResultLines />
    </div>
  );
}

/**
 * Lines from each click and key press to its result in the edit. Narrow illustrations have no space for the time of the
 * second click.
 */
function ResultLines() {
  return (
    <div className="pointer-events-none absolute inset-y-0 start-[3.2em] end-[1.2em] compact:start-[2.8em]">
      {events.map(({ at, kind }, index) =>
        kind === 'press' || kind === 'key' ? (
          <span
            key={at}
            className="absolute top-[5.05em] compact:top-[2.05em] bottom-[1.2em] border-s border-dashed border-ink-faint"
            style={{ left: toPercentLeft(at) }}
          >
            <span
              className={`absolute bottom-full -translate-x-1/2 pb-[0.6em] font-mono text-[0.85em] leading-none text-ink ${index === 2 ? 'compact:hidden' : ''}`}
            >
              {at.toFixed(2)}
            </span>
            <span
              className={`absolute top-0 left-0 size-[1em] -translate-1/2 rounded-full border-[0.16em] border-app-window ${kind === 'press' ? 'bg-record' : 'bg-ink-muted'}`}
            />
          </span>
        ) : null,
      )}
    </div>
  );
}

function Lane({ icon, className, children }: { icon: IconName; className: string; children: ReactNode }) {
  return (
    <div className={`relative rounded-[0.3em] bg-app-track ${className}`}>
      <Icon name={icon} className="absolute top-1/2 -start-[1.7em] -translate-y-1/2 text-[1.1em] text-ink-muted" />
      {children}
    </div>
  );
}

interface BlockProps {
  from: number;
  to: number;
  /** Delay of the animation in seconds. Without it, the block isn't animated. */
  after?: number;
  /** Number of the step at which the block appears, if the illustration is pinned beside scrolling steps. */
  step?: number;
  className?: string;
  children?: ReactNode;
}

function Block({ from, to, after, step, className = '', children }: BlockProps) {
  const style = { left: toPercentLeft(from), width: toPercentWidth(to - from) };
  return (
    <span
      className={`absolute inset-y-0 flex items-center overflow-hidden rounded-[0.3em] ps-[0.8em] font-mono text-[0.85em] ${className}`}
      {...(after === undefined ? { style } : act('reveal', { delaySeconds: after, durationSeconds: 0.3, step, style }))}
    >
      {children}
    </span>
  );
}

/** Speech between two seconds, on top of the sound. */
function Speech({ from, to, seed }: { from: number; to: number; seed: number }) {
  return (
    <span className="absolute inset-y-0" style={{ left: toPercentLeft(from), width: toPercentWidth(to - from) }}>
      <Waveform bars={Math.round((to - from) * 9)} seed={seed} />
    </span>
  );
}

function Divider({ className, children }: { className: string; children: string }) {
  return (
    <span className={`flex shrink-0 items-center gap-[0.8em] font-mono text-[0.85em] text-ink-muted ${className}`}>
      {children}
      <span className="grow border-t border-app-line" />
    </span>
  );
}

/** List of the events with time, kind and detail. Narrow illustrations list only the clicks. */
function Log() {
  return (
    <div className="flex w-[24em] shrink-0 flex-col border-e border-app-line bg-app-window font-mono compact:w-auto compact:border-e-0 compact:border-b">
      <span className="flex h-[3em] shrink-0 compact:h-[2.4em] items-center gap-[0.7em] border-b border-app-line px-[1.2em] text-ink-muted">
        <Icon name="code" />
        events.json
      </span>
      <div className="flex grow flex-col py-[0.6em] compact:py-[0.3em]">
        {events.map(({ at, kind, what, step }) => (
          <span
            key={at}
            data-lit=""
            style={{ '--step': `--step-${step}` } as CSSProperties}
            className={`grid min-h-[1.8em] grow grid-cols-[1fr_28%_40%] items-center px-[1.2em] ${kind === 'press' ? 'text-ink' : 'text-ink-faint compact:hidden'}`}
          >
            <span>{at.toFixed(2)}</span>
            <span className="flex items-center gap-[0.6em]">
              {kind === 'press' && <span className="size-[0.6em] rounded-full bg-record" />}
              {kind}
            </span>
            <span className="text-end">{what}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;
