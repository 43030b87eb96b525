import { Cursor } from '../cursor/index.ts';

/** A zoom explained: the small frame around a button, and the same button when the frame fills the picture. */
export function ZoomSteps() {
  return (
    <div
      dir="ltr"
      className="relative h-full [container-type:size] overflow-hidden bg-linear-120 from-backdrop-from to-backdrop-to"
    >
      <div className="absolute inset-0 text-[length:min(2.1cqi,4cqb)]">
        <div className="absolute top-[24%] left-[5%] h-[52%] w-[38.5%] rounded-[0.6em] border border-app-line bg-app-window p-[1.2em] shadow-float">
          <Bar className="w-[44%] bg-ink-faint" />
          <Bar className="mt-[1em] w-[86%]" />
          <Bar className="mt-[0.8em] w-[66%]" />
          <Bar className="mt-[0.8em] w-[76%]" />
          <span className="absolute top-[67%] left-[65%] rounded-[0.3em] bg-clip-screen px-[0.7em] py-[0.3em] text-[0.8em] font-medium text-on-clip">
            Publish
          </span>
        </div>
        <span className="absolute top-[55%] left-[27%] h-[16%] w-[14.5%] border-[0.12em] border-record" />
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full stroke-record"
          fill="none"
        >
          <path
            d="M27 55 48 9.5M27 71 48 90.5M41.5 55 48 36M41.5 71 48 76"
            strokeWidth="1.25"
            vectorEffect="non-scaling-stroke"
            strokeDasharray="2 3"
          />
        </svg>
        <div className="absolute inset-y-[9%] right-[4%] left-[47%] overflow-hidden rounded-[0.8em] border-[0.2em] border-record bg-app-window shadow-window">
          <Bar className="mt-[14%] ml-[10%] h-[1.6em] w-[60%]" />
          <span className="absolute right-[16%] bottom-[26%] rounded-[0.6em] bg-clip-screen px-[1.3em] py-[0.7em] text-[1.7em] font-medium text-on-clip">
            Publish
            <Cursor className="absolute top-[1.5em] left-[3.4em] scale-125" />
          </span>
        </div>
      </div>
    </div>
  );
}

function Bar({ className = '' }: { className?: string }) {
  return (
    <span
      className={`block rounded-full ${/\bh-/.test(className) ? '' : 'h-[0.6em]'} ${/\bbg-/.test(className) ? '' : 'bg-app-track'} ${className}`}
    />
  );
}
