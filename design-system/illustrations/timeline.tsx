import type { ReactNode } from 'react';
import { formatTimecode } from '../content/timecode.ts';
import { Icon } from '../primitives/icon.tsx';
import type { IconName } from '../primitives/icon.tsx';
import { act } from './act.ts';
import { Cursor } from './cursor.tsx';
import { dayAndNight } from './day-and-night.ts';
import { Keycap, Stage } from './parts.tsx';
import { Waveform } from './waveform.tsx';

/** Start and duration of the visible part of the timeline, in seconds. */
const FIRST_VISIBLE_SECOND = 4;
const VISIBLE_SECONDS = 16;

/** Positions of the split and of the playhead, and the silence that is suggested as a cut, in seconds. */
const SPLIT_SECOND = 8.5;
const PLAYHEAD_SECOND = 11.2;
const SUGGESTED_SILENCE = { from: 13.8, to: 17.2 };

/**
 * Other silences in a talk with retakes, in seconds. They are before and after a failed attempt (`FAILED_ATTEMPT`), which is
 * split at both ends.
 */
const RETAKE_SILENCES = [
  { from: 5, to: 6.4 },
  { from: 8.7, to: 10.1 },
];
const FAILED_ATTEMPT = { from: 6.4, to: 8.7 };

/** Timeline of the editor, with tracks for zooms, screen, camera and sounds. */
export function Timeline({ hasRetakes = false }: { hasRetakes?: boolean } = {}) {
  const silences = [...(hasRetakes ? RETAKE_SILENCES : []), SUGGESTED_SILENCE];
  const cutSeconds = [3, ...(hasRetakes ? [FAILED_ATTEMPT.from, FAILED_ATTEMPT.to] : [SPLIT_SECOND]), 22];
  return (
    <Stage roomy={[62, 30]} compact={[34, 25]} className="flex flex-col">
      <Toolbar silences={silences.length} />
      <div className="flex min-h-0 grow gap-[0.8em] bg-app-panel ps-[1.2em] pb-[1.2em] compact:ps-[0.8em]">
        <div className="flex w-[7em] flex-col gap-[0.4em] pt-[3em] text-ink-muted compact:w-[1.2em]">
          <TrackName icon="zoom" className="h-[2.4em] shrink-0">
            Zoom
          </TrackName>
          <TrackName icon="screen" className="grow-3 basis-0">
            Screen
          </TrackName>
          <TrackName icon="camera" className="grow-2 basis-0">
            Camera
          </TrackName>
          <TrackName icon="microphone" className="grow-3 basis-0">
            Mic
          </TrackName>
          <TrackName icon="speaker" className="grow-2 basis-0">
            System
          </TrackName>
        </div>
        <div className="relative flex grow flex-col gap-[0.4em] overflow-hidden">
          <div className="flex h-[2.6em] shrink-0 items-center">
            {Array.from({ length: VISIBLE_SECONDS / 2 }, (_, index) => (
              <span
                key={index}
                className="w-1/8 border-s border-app-line ps-[0.4em] font-mono text-[0.85em] leading-none text-ink-faint compact:odd:border-transparent compact:even:text-transparent"
              >
                {formatTimecode(FIRST_VISIBLE_SECOND + index * 2)}
              </span>
            ))}
          </div>
          <Lane className="h-[2.4em] shrink-0">
            <Block from={4.6} to={6.4} className="border-[0.12em] border-record bg-record/12 font-mono">
              1.6×
            </Block>
            <Block
              from={9.6}
              to={13.6}
              act={act('reveal', { delaySeconds: 0.3, durationSeconds: 0.5 })}
              className="bg-record font-mono text-[oklch(0.16_0.02_30)]"
            >
              <span className="ps-[0.4em]">2.4×</span>
              <Handle className="left-[0.3em]" />
              <Handle className="right-[0.3em]" />
            </Block>
            <Block from={17.8} to={22} className="border-[0.12em] border-record bg-record/12 font-mono">
              2.0×
            </Block>
          </Lane>
          <Lane className="grow-3 basis-0">
            {cutSeconds.slice(1).map((to, index) => (
              <Block
                key={to}
                from={(cutSeconds[index] ?? FIRST_VISIBLE_SECOND) + 0.04}
                to={to - 0.04}
                className="bg-clip-screen"
              >
                <ScreenThumbnails />
              </Block>
            ))}
            {hasRetakes && (
              <Block
                {...FAILED_ATTEMPT}
                act={act('appear', { delaySeconds: 0.2, durationSeconds: 0.3 })}
                className="border-[0.24em] border-record"
              />
            )}
          </Lane>
          <Lane className="grow-2 basis-0">
            <Block from={0} to={6.36} className="bg-clip-camera" />
            <Block from={6.44} to={13.56} className="bg-clip-camera text-on-clip">
              Bubble
            </Block>
            <Block from={13.64} to={22} className="bg-clip-camera text-on-clip">
              Full
            </Block>
          </Lane>
          <Lane className="grow-3 basis-0">
            <Block
              from={FIRST_VISIBLE_SECOND}
              to={FIRST_VISIBLE_SECOND + VISIBLE_SECONDS}
              className="bg-clip-sound text-on-clip-sound"
            >
              <Waveform bars={110} seed={10} className="absolute inset-0" />
            </Block>
            {silences.map(({ from, to }, index) => (
              <Block
                key={from}
                from={from}
                to={to}
                act={act('appear', { delaySeconds: 0.8 - 0.2 * (silences.length - 1 - index), durationSeconds: 0.3 })}
                className="justify-center pe-[0.8em] border-[0.12em] border-dashed border-ink-muted bg-app-track bg-[repeating-linear-gradient(135deg,var(--onset-color-app-line)_0_0.3em,transparent_0.3em_0.7em)]"
              >
                <span className="rounded-[0.3em] bg-app-window px-[0.4em] font-mono">{(to - from).toFixed(1)} s</span>
              </Block>
            ))}
          </Lane>
          <Lane className="grow-2 basis-0">
            <Block
              from={FIRST_VISIBLE_SECOND}
              to={FIRST_VISIBLE_SECOND + VISIBLE_SECONDS}
              className="bg-clip-sound text-on-clip-sound"
            >
              <span className="absolute inset-x-0 top-1/4 h-1/2">
                <Waveform bars={150} seed={4} />
              </span>
            </Block>
          </Lane>
          <Playhead />
          <span
            {...act('enter', {
              delaySeconds: 0.3,
              durationSeconds: 0.5,
              from: '-10em',
              style: { left: toPercentLeft(13.5) },
            })}
            className="absolute top-[3.4em]"
          >
            <Cursor />
            <span className="absolute top-[1.2em] left-[1.8em] rounded-[0.4em] bg-ink-fill px-[0.6em] py-[0.3em] font-mono text-[0.85em] leading-none text-on-ink-fill">
              00:13.6
            </span>
          </span>
        </div>
      </div>
    </Stage>
  );
}

/** Variant of `Timeline` for a talk with retakes. */
export function TimelineRetakes() {
  return <Timeline hasRetakes />;
}

function Toolbar({ silences }: { silences: number }) {
  return (
    <div className="flex h-[3.4em] shrink-0 items-center gap-[1.2em] border-b border-app-line bg-app-window px-[1.2em] text-ink-muted">
      <Icon name="play" className="text-ink" />
      <span className="font-mono text-ink">
        00:11.2 <span className="text-ink-faint">/ 00:28.0</span>
      </span>
      <span className="ms-auto flex items-center gap-[0.5em]">
        <Icon name="scissors" />
        <span className="compact:hidden">Split</span>
        <Keycap>S</Keycap>
      </span>
      <span className="flex items-center gap-[0.5em]">
        <Icon name="zoom" />
        <span className="compact:hidden">Zoom</span>
        <Keycap>Z</Keycap>
      </span>
      <span className="flex items-center gap-[0.5em] rounded-[0.45em] border border-app-line px-[0.8em] py-[0.3em] text-ink">
        <Icon name="waveform" />
        <span className="compact:hidden">Silences</span>
        <span className="font-mono">{silences}</span>
      </span>
    </div>
  );
}

/** Returns the horizontal position of a time, in percent of a lane's width. */
const toPercentLeft = (second: number): string =>
  `${round(((second - FIRST_VISIBLE_SECOND) / VISIBLE_SECONDS) * 100)}%`;
const round = (value: number): number => Math.round(value * 100) / 100;

function TrackName({ icon, className, children }: { icon: IconName; className: string; children: string }) {
  return (
    <span className={`flex items-center gap-[0.7em] ${className}`}>
      <Icon name={icon} className="text-[1.1em]" />
      <span className="compact:hidden">{children}</span>
    </span>
  );
}

function Lane({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`relative overflow-hidden rounded-[0.3em] bg-app-track ${className}`}>{children}</div>;
}

/** Head and shoulders in the camera bubble of a thumbnail. */
const FACE_STYLE = {
  backgroundImage: `radial-gradient(circle at 50% 40%, ${dayAndNight(0.745, 0.07, 58)} 23%, transparent 25%), radial-gradient(circle at 50% 112%, ${dayAndNight(0.36, 0.045, 258)} 44%, transparent 46%)`,
};

/** Thumbnails of the screen: a window with lines of text, and the camera in its corner. */
function ScreenThumbnails() {
  return (
    <span className="absolute inset-[0.4em] flex gap-[0.4em] overflow-hidden">
      {Array.from({ length: 8 }, (_, index) => (
        <span
          key={index}
          className="flex aspect-16/10 h-full shrink-0 flex-col gap-[0.4em] rounded-[0.3em] bg-[light-dark(var(--onset-color-app-window),var(--onset-color-app-line))] p-[0.5em]"
        >
          <span className="flex items-center justify-between">
            <span className="h-[0.5em] w-1/2 rounded-full bg-ink-faint" />
            <span className="h-[0.7em] w-1/4 rounded-[0.15em] bg-clip-screen" />
          </span>
          <span className="flex min-h-0 grow items-end justify-between">
            <span className="flex h-full w-1/2 flex-col justify-between border-y-[0.3em] border-line-strong py-[0.6em]">
              <span className="h-[0.3em] w-3/4 bg-line-strong" />
              <span className="h-[0.3em] w-1/2 bg-line-strong" />
            </span>
            <span className="aspect-square h-3/5 rounded-full bg-clip-camera" style={FACE_STYLE} />
          </span>
        </span>
      ))}
    </span>
  );
}

interface BlockProps {
  from: number;
  to: number;
  act?: ReturnType<typeof act>;
  className?: string;
  children?: ReactNode;
}

function Block({ from, to, act: actProps, className = '', children }: BlockProps) {
  return (
    <span
      {...actProps}
      className={`absolute inset-y-0 flex items-center overflow-hidden rounded-[0.3em] ps-[0.8em] text-[0.85em] ${className}`}
      style={{
        left: toPercentLeft(from),
        width: `${round(((to - from) / VISIBLE_SECONDS) * 100)}%`,
        ...actProps?.style,
      }}
    >
      {children}
    </span>
  );
}

/** Handle at the end of a clip. */
function Handle({ className }: { className: string }) {
  return <span className={`absolute h-1/2 w-[0.24em] rounded-full bg-[oklch(0.16_0.02_30)] ${className}`} />;
}

function Playhead() {
  return (
    <span
      data-slot="playhead"
      {...act('move', { from: '-14em', style: { left: toPercentLeft(PLAYHEAD_SECOND) } })}
      className="absolute inset-y-0 w-[0.14em] bg-record"
    >
      <span className="absolute top-[0.5em] left-1/2 size-[0.9em] -translate-x-1/2 rotate-45 rounded-[0.15em] bg-record" />
    </span>
  );
}
