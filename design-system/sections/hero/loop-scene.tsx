import { getCursorPath } from '../../illustrations/editor-window/cursor-path.ts';
import { initialEdit } from '../../illustrations/editor-window/edit.ts';
import { backdropClasses } from '../../illustrations/parts.tsx';
import { Person } from '../../illustrations/person.tsx';
import { Icon } from '../../primitives/icon.tsx';
import { videos } from './exported-videos.tsx';

/**
 * The exported videos in three aspect ratios, on top of the video. They are hidden unless the loop plays. The markup
 * never changes, so the island keeps the server-rendered markup.
 */
export function LoopScene() {
  return (
    <div data-static="" data-loop="" aria-hidden="true" className="absolute inset-0 hidden text-[length:1.62cqi]">
      <div data-plays="shapes" className="absolute inset-0 flex items-center justify-center gap-[1.6em] bg-app-track">
        {videos.map(({ shape, width, height }, index) => (
          <div
            key={shape}
            data-plays="shape"
            className={`relative overflow-hidden rounded-[0.6em] shadow-window ${backdropClasses.code}`}
            style={{ width: `${width}em`, height: `${height}em`, animationDelay: `${index * 200}ms` }}
          >
            <div className="absolute inset-x-[2%] top-[8%] bottom-[max(14%,18px)] flex flex-col items-center justify-center rounded-[0.5em] border border-app-line bg-app-window text-center text-[length:min(3.41cqi,1rem)] leading-[1.3] font-medium text-ink shadow-float">
              <Icon name="check" className="size-[2em] text-success" /> Published 2.4.0
            </div>
            <Person closeUp className="absolute bottom-[0.6em] left-[0.6em] size-[4em] rounded-full bg-clip-camera" />
            <span className="absolute right-[0.5em] bottom-0 font-mono text-[length:max(1em,11px)] text-ink">
              {shape}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

const {
  selected: { point: firstClick },
  others: [{ point: secondClick }],
} = initialEdit;

interface LoopTitleProps {
  /** Captions of the loop: about the raw recording, the room, the zoom, the cursor and the exported videos. */
  captions: readonly string[];
}

/** Title of the editor while the loop plays: captions in the same place, of which the keyframes show one at a time. */
export function LoopTitle({ captions }: LoopTitleProps) {
  return (
    <div data-static="" data-loop="" aria-hidden="true" className="hidden">
      <div className="grid justify-items-center">
        {captions.map((caption) => (
          <span key={caption} data-plays="caption" className="opacity-0 [grid-area:1/1]">
            {caption}
          </span>
        ))}
      </div>
    </div>
  );
}

/**
 * Marks in the recording while the loop plays: a ring at each click, the cursor's path to the second one, as it was
 * recorded and smoothed, and the page which that click opens. They are hidden unless the loop plays. The markup never changes,
 * so the island keeps the elements that are already in the document.
 */
export function LoopMarks() {
  return (
    <div data-static="" data-loop="" className="absolute inset-0 hidden">
      <svg
        data-plays="trail"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
        fill="none"
      >
        <polyline
          points={getCursorPath(firstClick, secondClick, 50)
            // Every fourth point is enough for this size.
            .filter((_, index) => index % 4 === 0)
            .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
            .join(' ')}
          className="stroke-ink-faint"
          strokeWidth="2"
          strokeDasharray="1 5"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${firstClick.x} ${firstClick.y}L${secondClick.x} ${secondClick.y}`}
          className="stroke-record"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span data-plays="ring" className="absolute inset-0">
        <span
          data-plays="click"
          className="absolute size-[5em] -translate-1/2 rounded-full border-[0.25em] border-record bg-record/15"
        />
      </span>
      <div
        data-plays="page"
        className="absolute bottom-[17%] left-[32%] flex w-[36%] flex-col overflow-hidden rounded-[0.7em] border border-app-line bg-app-window text-[length:max(11px,1.25cqi)] leading-[1.5] text-ink-muted shadow-window"
      >
        <span className={`mb-[0.4em] px-[1em] py-[0.5em] font-strong text-on-clip ${backdropClasses.code}`}>
          Orchard 2.4.0
        </span>
        <span className="px-[1em]">Dark theme</span>
        <span className="px-[1em]">CSV import</span>
        <span className="px-[1em] pb-[0.6em]">Shortcuts</span>
      </div>
    </div>
  );
}
