import type { ComponentProps } from 'react';
import { getCursorPath } from '../../illustrations/editor-window/cursor-path.ts';
import { initialEdit } from '../../illustrations/editor-window/edit.ts';
import { backdropClasses } from '../../illustrations/parts.tsx';
import { Person } from '../../illustrations/person.tsx';
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
            <ReleasePage className="inset-x-[4%] top-[8%] bottom-[max(14%,18px)] text-[length:max(1.2em,11px)] shadow-float" />
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

/** Control point of the curve on which the smoothed cursor moves between the clicks, as in the keyframes. */
const BEND = { x: 80, y: 66 };

/** Points of the recorded path: an unsteady straight path, bent onto the curve of the smoothed cursor. */
const recordedPoints = getCursorPath(firstClick, secondClick, 50)
  .map(({ x, y }, index, { length }) => {
    const progress = index / (length - 1);
    const bend = 2 * progress * (1 - progress);
    return {
      x: x + bend * (BEND.x - (firstClick.x + secondClick.x) / 2),
      y: y + bend * (BEND.y - (firstClick.y + secondClick.y) / 2),
    };
  })
  // Every eighth point is enough for this size.
  .filter((_, index) => index % 8 === 0);

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
          points={recordedPoints.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ')}
          className="stroke-ink-faint"
          strokeWidth="2"
          strokeDasharray="1 5"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${firstClick.x} ${firstClick.y}Q${BEND.x} ${BEND.y} ${secondClick.x} ${secondClick.y}`}
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
      <ReleasePage
        data-plays="page"
        className="bottom-[17%] left-[32%] w-[36%] text-[length:max(11px,1.25cqi)] leading-[1.5] shadow-window"
      >
        <span className="px-[0.8em] pt-[0.4em]">Dark theme</span>
        <span className="px-[0.8em]">CSV import</span>
        <span className="px-[0.8em] pb-[0.6em]">Shortcuts</span>
      </ReleasePage>
    </div>
  );
}

/** Page of the release, which opens at the second click: its title, and its content below. */
function ReleasePage({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={`absolute flex flex-col overflow-hidden rounded-[0.7em] border border-app-line bg-app-window text-ink-muted ${className}`}
      {...rest}
    >
      <span className={`grow px-[0.8em] py-[0.4em] font-strong text-on-clip ${backdropClasses.code}`}>
        Orchard 2.4.0
      </span>
      {children}
    </div>
  );
}
