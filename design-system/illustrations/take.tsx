import type { ReactNode } from 'react';
import { act } from './act.ts';
import { Cursor } from './cursor.tsx';
import { Person } from './person.tsx';
import { Room } from './room.tsx';

/**
 * CSS classes with the position of the window. It is the same in `RawTake` and `FinishedTake`, so that one can be
 * rendered on top of the other.
 */
const WINDOW_CLASSES = 'absolute inset-[11%_22%_17%_10%]';

/** CSS classes of the cursor's path, and of its end at the top right corner of its box, where the button is. */
const PATH_CLASSES = 'absolute top-[6.7em] right-[3.2em] w-[26em]';
const PATH_END_CLASSES = 'absolute top-0 left-full';

/** Frame of the recording: the whole desktop, an unsteady cursor, and the room behind the person. */
export function RawTake() {
  return (
    <Frame className="bg-[light-dark(oklch(0.66_0.035_250),oklch(0.29_0.03_255))]">
      <div className="absolute inset-x-0 top-0 flex h-[5%] items-center gap-[1.6em] bg-app-window px-[1.4em]">
        <span className="size-[0.9em] rounded-full bg-ink-faint" />
        <Bar className="w-[3.4em]" />
        <Bar className="w-[2.4em]" />
        <Bar className="w-[2.8em]" />
        <Bar className="ms-auto w-[5em]" />
      </div>
      <div className="absolute top-[12%] left-[2.3%] grid justify-items-center gap-[1.8em]">
        <DesktopFile />
        <DesktopFile />
        <DesktopFile />
      </div>
      <div className={`${WINDOW_CLASSES} overflow-hidden border border-app-line bg-app-window`}>
        <AppPage />
        <div className={PATH_CLASSES}>
          <svg {...act('reveal')} viewBox="0 0 52 22" fill="none">
            <path
              d="M0 22l5-5 1 3 7-6.5 5 1.5-2-4 9-2 5 3 4-7 7 1 3-4 6 1.5 2-3.5"
              className="stroke-ink-muted"
              strokeWidth="0.3"
              strokeLinejoin="round"
            />
          </svg>
          <Cursor {...act('shake')} className={PATH_END_CLASSES} />
        </div>
      </div>
      <div className="absolute top-[8%] right-[2%] flex w-[24%] items-center gap-[0.9em] rounded-[0.8em] border border-app-line bg-app-window p-[1em] shadow-float">
        <span className="size-[2.2em] shrink-0 rounded-[0.5em] bg-clip-camera" />
        <span className="grid grow gap-[0.7em]">
          <Bar className="w-[90%]" />
          <Bar className="w-[60%]" />
        </span>
      </div>
      <div className="absolute bottom-[2%] left-1/2 flex -translate-x-1/2 gap-[0.8em] rounded-[1em] bg-app-window p-[0.8em]">
        {[
          'bg-clip-screen',
          'bg-clip-sound',
          'bg-app-skeleton',
          'bg-clip-camera',
          'bg-ink-faint',
          'bg-app-skeleton',
        ].map((tone, index) => (
          <span key={index} className={`size-[2.6em] rounded-[0.6em] ${tone}`} />
        ))}
      </div>
      <div className="absolute right-[5%] bottom-[7%] aspect-square w-[21%] overflow-hidden border border-app-line bg-[light-dark(oklch(0.83_0.03_75),oklch(0.3_0.03_55))]">
        <Room className="absolute inset-0 size-full" />
        <Person closeUp className="absolute inset-0 size-full" />
      </div>
    </Frame>
  );
}

/**
 * Frame of `RawTake` in the finished video: a backdrop, a large and steady cursor, the person without the room, and a
 * caption.
 */
export function FinishedTake() {
  return (
    <Frame className="bg-linear-135 from-backdrop-from to-backdrop-to">
      <div className={`${WINDOW_CLASSES} overflow-hidden rounded-[1em] bg-app-window shadow-window`}>
        <AppPage />
        <div className={PATH_CLASSES}>
          <svg {...act('reveal')} viewBox="0 0 52 22" fill="none">
            <path d="M0 22C18 15 28 4 52 0" className="stroke-record" strokeWidth="0.4" strokeLinecap="round" />
          </svg>
          <span
            {...act('reveal')}
            className={`${PATH_END_CLASSES} size-[2em] -translate-1/2 rounded-full border-[0.16em] border-record bg-record/10`}
          />
          <Cursor className={`${PATH_END_CLASSES} origin-top-left scale-[1.7]`} />
        </div>
      </div>
      <div className="absolute right-[5%] bottom-[7%] aspect-square w-[21%] overflow-hidden rounded-full border-[0.35em] border-app-window bg-clip-camera shadow-window">
        <Person closeUp className="absolute inset-0 size-full" />
      </div>
      <span
        {...act('appear', { delaySeconds: 0.8, durationSeconds: 0.3 })}
        className="absolute bottom-[5%] left-[63%] -translate-x-1/2 rounded-[0.5em] bg-ink-fill px-[1em] py-[0.55em] text-[1.35em] font-medium whitespace-nowrap text-on-ink-fill"
      >
        Press Publish
      </span>
    </Frame>
  );
}

function Frame({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      dir="ltr"
      className={`relative h-full overflow-hidden [container-type:size] forced-color-adjust-none ${className}`}
    >
      {/* All lengths are in em, which follows the width of the illustration. */}
      <div className="absolute inset-0 text-[length:1.62cqi] leading-none">{children}</div>
    </div>
  );
}

function DesktopFile() {
  return (
    <span className="grid justify-items-center gap-[0.6em]">
      <span className="h-[3.2em] w-[2.6em] rounded-[0.3em] border border-ink-faint bg-app-window" />
      <Bar className="w-[3.4em] bg-[light-dark(oklch(1_0_0),oklch(0.6_0.01_255))]" />
    </span>
  );
}

function Bar({ className = '' }: { className?: string }) {
  return (
    <span
      className={`block h-[0.65em] rounded-full ${/\bbg-/.test(className) ? '' : 'bg-app-skeleton'} ${className}`}
    />
  );
}

/** Recorded web app with a button at the top right. Lengths are in em. */
function AppPage() {
  return (
    <div className="flex h-full flex-col">
      <div className="flex h-[2.8em] shrink-0 items-center gap-[0.6em] border-b border-app-line px-[1.2em]">
        <Dot />
        <Dot />
        <Dot />
        <span className="mx-auto h-[1.2em] w-[42%] rounded-full bg-app-track" />
      </div>
      <div className="flex min-h-0 grow">
        <div className="flex w-[19%] flex-col gap-[1.3em] border-e border-app-line bg-app-panel px-[1.3em] py-[1.8em]">
          <Line className="w-[60%] bg-ink-faint" />
          <Line className="w-[82%]" />
          <Line className="w-[74%] bg-clip-screen" />
          <Line className="w-[66%]" />
          <Line className="w-[54%]" />
        </div>
        <div className="flex grow flex-col gap-[1.7em] px-[2.2em] py-[1.9em]">
          <div className="flex items-center justify-between">
            <span className="text-[1.7em] font-strong text-ink">Spring release</span>
            <span className="rounded-[0.45em] bg-clip-screen px-[1.2em] py-[0.8em] font-medium text-on-clip">
              Publish
            </span>
          </div>
          <div className="flex min-h-0 grow gap-[1.6em]">
            <span className="relative grow overflow-hidden rounded-[0.6em] border border-app-line">
              <svg viewBox="0 0 200 100" preserveAspectRatio="none" className="absolute inset-0 size-full" fill="none">
                <path
                  d="M0 78C30 74 40 60 62 60s30 12 52-6 34-14 50-26 24-18 36-20v92H0z"
                  className="fill-clip-screen"
                  opacity="0.25"
                />
                <path
                  d="M0 78C30 74 40 60 62 60s30 12 52-6 34-14 50-26 24-18 36-20"
                  className="stroke-clip-screen"
                  strokeWidth="2"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            </span>
            <div className="flex w-[28%] flex-col gap-[0.9em]">
              <NoteCard tone="bg-clip-camera" />
              <NoteCard tone="bg-clip-sound" />
              <NoteCard tone="bg-clip-screen" />
            </div>
          </div>
          <Line className="w-[68%]" />
          <Line className="w-[52%]" />
        </div>
      </div>
    </div>
  );
}

function NoteCard({ tone }: { tone: string }) {
  return (
    <span className="flex grow items-center gap-[0.8em] rounded-[0.6em] border border-app-line px-[1em]">
      <span className={`size-[1.6em] shrink-0 rounded-[0.4em] ${tone}`} />
      <Line className="grow" />
    </span>
  );
}

function Dot() {
  return <span className="size-[0.75em] rounded-full bg-app-skeleton" />;
}

function Line({ className }: { className: string }) {
  return (
    <span
      className={`block h-[0.65em] rounded-full ${/\bbg-/.test(className) ? '' : 'bg-app-skeleton'} ${className}`}
    />
  );
}
