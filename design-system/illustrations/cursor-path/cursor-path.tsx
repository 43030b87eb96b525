import { Cursor } from '../cursor/index.ts';

/** What a hand does, and what is shown: the trembling path of a mouse, and the calm one drawn through it. */
export function CursorPath() {
  return (
    <div dir="ltr" className="relative h-full [container-type:size] overflow-hidden bg-app-panel">
      <div className="absolute inset-0 text-[length:min(2.6cqi,4.4cqb)]">
        <div className="absolute inset-0 bg-[radial-gradient(var(--onset-color-app-line)_1px,transparent_1.5px)] bg-size-[2.6em_2.6em] bg-position-[1em_1em]" />
        <svg viewBox="0 0 100 60" className="absolute inset-0 size-full" fill="none" preserveAspectRatio="none">
          <path
            d="M8 50 9.4 52.5 14.6 47.2 16 49.2 19.7 41.9 23.1 32.9 25 35.4 30.3 30.9 30.6 29.2 37.3 33 36.8 33.3 44 41.5 43.4 43.5 50.4 39.7 50.7 45.6 56.5 42.2 58.3 35.1 62.2 34.1 65.7 28.3 67.4 29 72.4 28.8 72.1 23.7 77.8 30.6 75.7 31.1 80.9 25.3 76.7 22.5 82.6 19.5 82.1 17.1 78.7 15 85 10.5 83 12"
            className="stroke-ink-faint"
            strokeWidth="1.3"
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
          <path
            d="M8 50C18 36 30 35 42 37S68 37 76 28C81 19 81 16 83 12"
            className="stroke-record"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
            strokeLinecap="round"
          />
        </svg>
        <span className="absolute top-[83.3%] left-[8%] size-[0.9em] -translate-1/2 rounded-full border-[0.2em] border-record bg-app-panel" />
        <Cursor className="absolute top-[19.5%] left-[82.6%] scale-150" />
        <span className="absolute right-[6%] bottom-[9%] flex flex-col gap-[0.4em] font-mono text-[0.95em]">
          <span className="flex items-center gap-[0.7em] text-ink-muted">
            <span className="w-[1.8em] border-t-[0.14em] border-ink-faint" />
            your hand
          </span>
          <span className="flex items-center gap-[0.7em] text-ink">
            <span className="w-[1.8em] border-t-[0.24em] border-record" />
            the film
          </span>
        </span>
      </div>
    </div>
  );
}
