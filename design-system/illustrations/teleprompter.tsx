import { act } from './act.ts';
import { beard } from './look-beard.tsx';
import { Person } from './person.tsx';
import { RecordedWindow } from './recorded-window.tsx';
import { backdropClasses } from './parts.tsx';

/** Color of the display's frame and its notch. */
const BEZEL_COLOR = 'oklch(0.2 0.01 260)';

const scriptLines = [
  { text: 'Two things changed.', tone: 'oklch(0.62 0.01 258)' },
  { text: 'Watch what the chart does', tone: 'oklch(0.98 0 255)' },
  { text: 'when I fill in the sum.', tone: 'oklch(0.72 0.01 258)' },
  { text: 'Food cost more than planned', tone: 'oklch(0.62 0.01 258)' },
] as const;

/**
 * Person who reads from the teleprompter below the camera of a Mac, with the current line highlighted. Recordings don't
 * contain the teleprompter.
 */
export function Teleprompter() {
  return (
    <div
      dir="ltr"
      className="relative h-full [container-type:size] overflow-clip bg-app-panel forced-color-adjust-none"
    >
      <div
        style={{ inset: '9% 5% -1em', borderRadius: '1.5em', background: BEZEL_COLOR, fontSize: 'min(3.2cqi, 3.4cqb)' }}
        className="absolute border-[0.12em] border-app-skeleton p-[0.6em]"
      >
        <div className={`relative h-full rounded-[0.9em] ${backdropClasses.lesson}`}>
          <MenuBar />
          <RecordedWindow app="lesson" style={{ right: '4%', bottom: '-6%', height: '50%', width: '62%' }} />
          <PrompterStrip />
        </div>
      </div>
      <Person
        look={beard}
        style={{ bottom: '-7%', left: '-1%', width: 'min(50cqi, 60cqb)', rotate: '-6deg', scale: '-1 1' }}
        className="absolute"
      />
    </div>
  );
}

function MenuBar() {
  return (
    <div
      style={{ borderRadius: '0.9em 0.9em 0 0' }}
      className="flex h-[1.7em] items-center gap-[0.9em] bg-app-track px-[1.2em]"
    >
      <span className="size-[0.75em] rounded-full bg-ink" />
      <span className="h-[0.5em] w-[2.3em] rounded-full bg-ink-faint" />
      <span className="ms-auto size-[0.75em] rounded-full bg-record" />
      <span className="font-mono text-[0.85em] text-ink">00:42</span>
    </div>
  );
}

/** Teleprompter. It is below the camera, so that people look into the camera while they read. */
function PrompterStrip() {
  return (
    <div className="absolute top-0 left-1/2 w-[18em] -translate-x-1/2">
      <div
        style={{ borderRadius: '0 0 1em 1em', background: BEZEL_COLOR, paddingInline: '1.9em' }}
        className="pb-[0.9em]"
      >
        <div className="flex h-[1.4em] items-center justify-center gap-[0.5em]">
          <span
            style={{ borderColor: 'oklch(0.38 0.03 255)', background: 'oklch(0.12 0.02 260)' }}
            className="size-[0.75em] rounded-full border-[0.12em]"
          />
          <span
            style={{ width: '0.28em', height: '0.28em', background: 'oklch(0.8 0.18 150)' }}
            className="rounded-full"
          />
        </div>
        <div
          {...act('move', { from: '0 0.8em', style: { marginTop: '0.5em', lineHeight: '1.6' } })}
          className="text-[1.1em] font-medium whitespace-nowrap"
        >
          {scriptLines.map(({ text, tone }, index) => (
            <div key={text} style={{ color: tone }} className="relative">
              {index === 1 && (
                <span
                  style={{ top: '0.3em', left: '-0.75em', height: '1em' }}
                  className="absolute w-[0.24em] rounded-full bg-record"
                />
              )}
              {text}
            </div>
          ))}
        </div>
        <div
          style={{ color: 'oklch(0.72 0.01 258)' }}
          className="mt-[0.75em] flex items-center gap-[0.7em] font-mono whitespace-nowrap text-[0.85em]"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 26 14"
            className="h-[1.2em] shrink-0"
            stroke="currentColor"
            strokeWidth="1.6"
          >
            <path d="M1 5v4M5 3v8M9 5.5v3M13 1v12M17 4v6M21 2v10M25 5.5v3" strokeLinecap="round" />
          </svg>
          at the pace of your voice
        </div>
      </div>
      <div className="mt-[0.75em] text-center font-mono text-[0.85em] text-ink">
        <span className="rounded-full border border-dashed border-ink-muted bg-app-window px-[0.9em] py-[0.3em]">
          not in the recording
        </span>
      </div>
    </div>
  );
}
