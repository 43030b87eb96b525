import { act } from './act.ts';
import { Cursor } from './cursor.tsx';
import { backdropClasses } from './parts.tsx';

/** Scale of the enlarged view: its width divided by that of the frame. */
const ENLARGED_SCALE = 22.5 / 7.5;

/** Explanation of a zoom: a small frame around a button, and the same content enlarged. */
export function ZoomSteps() {
  return (
    <div
      dir="ltr"
      className={`relative h-full [container-type:size] overflow-hidden ${backdropClasses.code} forced-color-adjust-none`}
    >
      {/* This element is 46 em wide and 26 em high in every box, so that its content can be positioned in em. */}
      <div className="absolute top-1/2 left-1/2 h-[26em] w-[46em] -translate-1/2 text-[length:min(2.06cqi,3.5cqb)]">
        <Scene className="absolute top-[5.5em] left-[1em] shadow-float" />
        <svg
          {...act('appear', { delaySeconds: 0.5, durationSeconds: 0.6 })}
          viewBox="0 0 46 26"
          className="absolute inset-0 size-full fill-record/10 stroke-record"
        >
          <path d="M18.8 14.55 22.5 4.75V21.2L18.8 20.18z" stroke="none" />
          <path
            d="M18.8 14.55 22.6 4.75M18.8 20.18 22.6 21.2"
            fill="none"
            strokeWidth="0.12"
            strokeDasharray="0.2 0.3"
          />
        </svg>
        <span className="absolute top-[14.55em] left-[11.3em] h-[5.63em] w-[7.5em] rounded-[0.27em] border-[0.13em] border-record" />
        <div
          {...act('move', { from: '-18.7em 4.37em', scale: 0.333 })}
          className="absolute top-[4.56em] left-[22.5em] h-[16.88em] w-[22.5em] overflow-hidden rounded-[0.8em] bg-app-window shadow-window"
        >
          <div className="absolute" style={{ fontSize: `${ENLARGED_SCALE}em`, top: '-9.05em', left: '-10.3em' }}>
            <Scene />
          </div>
          <span className="absolute inset-0 rounded-[inherit] border-[0.2em] border-record" />
        </div>
      </div>
    </div>
  );
}

/** Recorded page with a button, 18 em wide and 15 em high. All lengths are in em. */
function Scene({ className = '' }: { className?: string }) {
  return (
    <div
      className={`flex h-[15em] w-[18em] flex-col rounded-[0.6em] border-[0.07em] border-app-line bg-app-window ${className}`}
    >
      <div className="flex h-[1.7em] shrink-0 items-center gap-[0.4em] border-b-[0.07em] border-app-line px-[0.8em]">
        <Dot />
        <Dot />
        <Dot />
      </div>
      <div className="flex grow flex-col px-[1.1em] pt-[1.2em] pb-[1.05em]">
        <span className="text-[1.25em] leading-none font-strong text-ink">Release 2.4.0</span>
        <span className="mt-[1em] text-[0.85em] leading-[1.6] text-ink-muted">
          The dark theme follows the system.
          <br />
          CSV files can be imported.
          <br />
          Search keeps the last letter.
        </span>
        <div className="mt-auto flex items-center gap-[0.6em] text-ink-muted">
          <span className="grow text-[0.85em]">Draft</span>
          <span className="rounded-[0.3em] border-[0.07em] border-app-skeleton px-[0.7em] py-[0.36em] leading-[1.4]">
            <span className="text-[0.85em]">Preview</span>
          </span>
          <span className="relative rounded-[0.3em] bg-clip-screen px-[0.7em] py-[0.36em] leading-[1.4] font-medium text-on-clip">
            <span className="text-[0.85em]">Publish</span>
            <Cursor className="absolute top-[1.15em] left-[3.9em] h-[1.35em] w-[1.12em]" />
          </span>
        </div>
      </div>
    </div>
  );
}

function Dot() {
  return <span className="size-[0.45em] rounded-full bg-app-skeleton" />;
}
