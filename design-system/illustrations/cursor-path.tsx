import { act } from './act.ts';
import { Cursor } from './cursor.tsx';

/** Recorded path of the cursor, which is unsteady, and the smoothed path. */
export function CursorPath() {
  return (
    <div
      dir="ltr"
      className="relative h-full [container-type:size] overflow-hidden bg-app-panel forced-color-adjust-none"
    >
      <div className="absolute inset-0 text-[length:min(2.6cqi,4.4cqb)]">
        <div className="absolute inset-0 bg-[radial-gradient(var(--onset-color-app-skeleton)_1px,transparent_1.5px)] bg-size-[2.6em_2.6em] bg-position-[1em_1em]" />
        <svg viewBox="0 0 100 60" className="absolute inset-0 size-full" fill="none" preserveAspectRatio="none">
          <path
            d="M8 50 9 52 15 47 16 49 20 42 23 33 25 35 30 31 31 29 37 33 37 33 44 42 43 44 50 40 51 46 56 42 58 35 62 34 66 28 67 29 72 29 72 24 78 31 76 31 81 25 77 22 83 20 82 17 79 15 85 10 83 12"
            className="stroke-ink-faint"
            strokeWidth="1.3"
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
        </svg>
        <svg
          {...act('draw')}
          viewBox="0 0 100 60"
          className="absolute inset-0 size-full"
          fill="none"
          preserveAspectRatio="none"
        >
          <path
            d="M8 50C18 36 30 35 42 37S69 37 76 28S81.5 18 83 12"
            className="stroke-record"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
            strokeLinecap="round"
          />
        </svg>
        <span className="absolute top-[83.3%] left-[8%] size-[0.9em] -translate-1/2 rounded-full border-[0.2em] border-record bg-app-panel" />
        <Cursor {...act('follow')} className="absolute top-[19.5%] left-[82.6%] scale-150" />
        <span className="absolute right-[5%] bottom-[8%] flex flex-col gap-[0.4em] rounded-[0.5em] bg-app-panel p-[0.6em] font-mono text-[0.95em]">
          <span className="flex items-center gap-[0.7em] text-ink-muted">
            <span className="w-[1.8em] border-t-[0.14em] border-ink-faint" />
            your hand
          </span>
          <span className="flex items-center gap-[0.7em] text-ink">
            <span className="w-[1.8em] border-t-[0.24em] border-record" />
            the video
          </span>
        </span>
      </div>
    </div>
  );
}
