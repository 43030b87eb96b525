import { CodeLines } from '../../illustrations/code-editor.tsx';
import { getCursorPath } from '../../illustrations/editor-window/cursor-path.ts';
import { initialEdit } from '../../illustrations/editor-window/edit.ts';
import { videos } from './exported-videos.tsx';

interface LoopSceneProps {
  /** Captions of the loop: about the raw recording, the room, the zoom, the cursor and the exported videos. */
  captions: readonly string[];
}

/**
 * Parts of the looping animation on top of the video: captions, and the exported videos in three aspect ratios. They are
 * hidden unless the loop plays. The markup never changes, so the island keeps the server-rendered markup.
 */
export function LoopScene({ captions }: LoopSceneProps) {
  return (
    <div data-static="" data-loop="" aria-hidden="true" className="absolute inset-0 hidden text-[length:1.62cqi]">
      <div data-plays="shapes" className="absolute inset-0 flex items-center justify-center gap-[1.6em] bg-app-track">
        {videos.map(({ shape, width, height }, index) => (
          <div
            key={shape}
            data-plays="shape"
            className="relative overflow-hidden rounded-[0.6em] bg-linear-135 from-backdrop-from to-backdrop-to shadow-window"
            style={{ width: `${width}em`, height: `${height}em`, animationDelay: `${index * 200}ms` }}
          >
            <div className="absolute inset-x-[7%] top-[9%] bottom-[max(14%,18px)] overflow-hidden rounded-[0.5em] border border-app-line bg-app-window text-[length:max(0.8em,11px)] leading-[1.6] shadow-float">
              <div className="flex justify-end border-b border-app-line bg-app-panel p-[0.4em]">
                <span className="rounded-[0.45em] bg-clip-screen px-[0.5em] font-medium whitespace-nowrap text-on-clip">
                  Publish
                </span>
              </div>
              <div className="absolute">
                <CodeLines />
              </div>
            </div>
            <span className="absolute bottom-0 w-full text-center font-mono text-[length:max(1em,11px)] text-ink">
              {shape}
            </span>
          </div>
        ))}
      </div>
      <div className="absolute inset-x-0 bottom-[5%] grid justify-items-center editor-wide:hidden">
        <Captions
          captions={captions}
          className="rounded-full bg-ink-fill px-[1em] py-1 text-[length:min(0.8125rem,6cqi)] text-on-ink-fill shadow-float first:hidden"
        />
      </div>
    </div>
  );
}

const {
  selected: { point: firstClick },
  others: [{ point: secondClick }],
} = initialEdit;

/** Title of the editor while the loop plays: the current caption. In narrow windows, the captions are on the video. */
export function LoopTitle({ captions }: LoopSceneProps) {
  return (
    <div data-static="" data-loop="" aria-hidden="true" className="hidden">
      <div className="grid justify-items-center">
        <Captions captions={captions} className="hidden editor-wide:block" />
      </div>
    </div>
  );
}

/** Captions in the same place, of which the keyframes show one at a time. */
function Captions({ captions, className }: LoopSceneProps & { className: string }) {
  return captions.map((caption) => (
    <span key={caption} data-plays="caption" className={`[grid-area:1/1] font-medium opacity-0 ${className}`}>
      {caption}
    </span>
  ));
}

/**
 * Marks in the recording while the loop plays: a ring at the first click, and the cursor's unsteady path to the
 * second one, as it was recorded. They are hidden unless the loop plays. The markup never changes, so the island keeps
 * the elements that are already in the document.
 */
export function LoopMarks() {
  return (
    <div data-static="" data-loop="" className="absolute inset-0 hidden">
      <svg
        data-plays="trail"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full stroke-record"
        fill="none"
      >
        <polyline
          points={getCursorPath(firstClick, secondClick, 50)
            // Half of the points are enough for this size.
            .filter((_, index) => index % 2 === 0)
            .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
            .join(' ')}
          strokeWidth="2"
          strokeDasharray="1 5"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span className="absolute inset-0" style={{ translate: `${firstClick.x}% ${firstClick.y}%` }}>
        <span
          data-plays="click"
          className="absolute size-[5em] -translate-1/2 rounded-full border-[0.25em] border-record bg-record/15"
        />
      </span>
    </div>
  );
}
