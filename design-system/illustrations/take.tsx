import type { ReactNode } from 'react';
import { act } from './act.ts';
import { Cursor } from './cursor.tsx';
import { Person } from './person.tsx';
import { RecordedWindow } from './recorded-window.tsx';
import { Room } from './room.tsx';
import { backdropClasses, MenuBar } from './parts.tsx';

/**
 * CSS classes with the position of the window. It is the same in `RawTake` and `FinishedTake`, so that one can be
 * rendered on top of the other.
 */
const WINDOW_CLASSES = 'absolute inset-[11%_22%_17%_10%]';

/** CSS classes of the cursor's path, and of its end at the top right corner of its box, where the button is. */
const PATH_CLASSES = 'absolute top-[4.2em] right-[4em] w-[18.5em]';
const PATH_END_CLASSES = 'absolute top-0 left-full';

/** Frame of the recording: the whole desktop, an unsteady cursor, and the room behind the person. */
export function RawTake() {
  return (
    <Frame className="bg-[light-dark(oklch(0.66_0.035_250),oklch(0.29_0.03_255))]">
      <MenuBar />
      <div className="absolute top-[12%] left-[1.6%] grid justify-items-center gap-[1.8em]">
        {['tickets.pdf', 'route.gpx', 'todo.txt'].map((name) => (
          <DesktopFile key={name} name={name} />
        ))}
      </div>
      <div className={WINDOW_CLASSES}>
        <RecordedWindow app="booking" className="inset-0" />
        <div className={PATH_CLASSES}>
          <svg {...act('reveal')} viewBox="0 0 52 22" fill="none">
            <path
              d="M0 22l5-5 1 3 7-6.5 5 1.5-2-4 9-2 5 3 4-7 7 1 3-4 6 1.5 2-3.5"
              className="stroke-ink-muted"
              strokeWidth="0.42"
              strokeLinejoin="round"
            />
          </svg>
          <Cursor {...act('shake')} className={PATH_END_CLASSES} />
        </div>
      </div>
      <div className="absolute top-[8%] right-[2%] flex w-[24%] items-center gap-[0.9em] rounded-[0.8em] border border-app-line bg-app-window p-[1em] shadow-float">
        <span className="size-[2.2em] shrink-0 rounded-[0.5em] bg-clip-camera" />
        <span className="grid grow gap-[0.5em]">
          <span className="font-strong text-ink">Ines Weber</span>
          <span className="text-ink-muted">Lunch at half past?</span>
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
    <Frame className={backdropClasses.booking}>
      <div className={WINDOW_CLASSES}>
        <RecordedWindow app="booking" className="inset-0" />
        <div className={PATH_CLASSES}>
          <svg {...act('reveal')} viewBox="0 0 52 22" fill="none">
            <path d="M0 22C18 15 28 4 52 0" className="stroke-record" strokeWidth="0.56" strokeLinecap="round" />
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
        Book the 9:40 ferry
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

function DesktopFile({ name }: { name: string }) {
  return (
    <span className="grid justify-items-center gap-[0.6em]">
      <span className="h-[3.2em] w-[2.6em] rounded-[0.3em] border border-ink-faint bg-app-window" />
      <span className="text-[0.9em] text-[light-dark(oklch(0.2_0.02_258),oklch(0.92_0.01_255))]">{name}</span>
    </span>
  );
}
