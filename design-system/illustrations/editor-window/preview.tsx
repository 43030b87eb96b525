import type { CSSProperties, ReactNode } from 'react';
import { CodeEditor } from '../code-editor.tsx';
import { Cursor } from '../cursor.tsx';
import { CameraBubble } from './camera-bubble.tsx';
import { ClickMark } from './click-mark.tsx';
import { getCursorPath } from './cursor-path.ts';
import { EASE_SECONDS, getFocus, isSelectedZoomShown } from './edit.ts';
import type { Edit } from './edit.ts';
import { getVisibleFrame } from './focus.ts';
import type { Focus, Point } from './focus.ts';
import { backdrops } from './inspector.tsx';

export interface PreviewProps {
  edit: Edit;
  /** Content on top of the recording, which is zoomed with it. */
  marks?: ReactNode;
  /** Content on top of the video. */
  children?: ReactNode;
}

/** CSS classes with the transition of everything that moves in the video, so that all of it moves together. */
const TRANSITION_CLASSES = 'motion-safe:transition-[translate,scale] motion-safe:duration-slow motion-safe:ease-in-out';

/** Preview of the exported video, with the camera. */
export function Preview({ edit, marks, children }: PreviewProps) {
  return (
    <div className="@container relative aspect-4/3 w-full overflow-hidden rounded-[0.6em] editor-wide:aspect-16/9">
      <EditedVideo edit={edit} marks={marks} />
      <div
        data-slot="camera"
        data-plays="camera"
        className={`absolute bottom-[5%] left-[3.5%] aspect-square w-[22%] origin-bottom-left editor-wide:w-[14%] ${TRANSITION_CLASSES}`}
        // The camera makes room for the zoomed recording.
        style={{ ...getRoomStyle(edit), scale: isSelectedZoomShown(edit) ? 0.6 : undefined }}
      >
        <CameraBubble />
      </div>
      {children}
    </div>
  );
}

/** Returns the style of the parent of a camera, with the room shown or removed. */
export const getRoomStyle = ({ settings }: Edit): CSSProperties =>
  (settings.removesRoom ? {} : { '--room': '0%' }) as CSSProperties;

const isMotionReduced = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

interface EditedVideoProps extends Pick<PreviewProps, 'edit' | 'marks'> {
  /** True for the exported video, which doesn't show the frame of the selected zoom and the path of the cursor. */
  isFinal?: boolean;
  /** Recorded app. Default: the code editor. */
  recording?: ReactNode;
}

/**
 * Recording on its backdrop, with the zoom of the edit. It fills its parent, which must be a query container.
 */
export function EditedVideo({ edit, marks, isFinal = false, recording = <CodeEditor /> }: EditedVideoProps) {
  const { view, cursor, selected, presses, settings, lastAction, lastSetting } = edit;
  // While a zoom is dragged, the video follows without a transition.
  const easeSeconds = lastAction === 'change-zoom' || isMotionReduced() ? 0 : EASE_SECONDS;
  return (
    <div
      aria-hidden="true"
      data-slot="picture"
      data-plays="view"
      className={`absolute inset-0 origin-top-left text-[length:1.62cqi] ${backdrops[settings.backdrop]?.className} ${TRANSITION_CLASSES}`}
      style={{
        translate: toTranslate((1 - view.scale) * view.x, (1 - view.scale) * view.y),
        scale: view.scale,
        ...(lastAction && { transitionDuration: `${easeSeconds}s` }),
      }}
    >
      <div data-slot="recording" className="absolute inset-[6%_7%]">
        {recording}
      </div>
      {marks}
      {!isFinal && lastSetting === 'smooth' && lastAction === 'set' && (
        <CursorPath to={cursor} smooth={settings.smooth} />
      )}
      {presses > 0 && selected && (
        // While the edit plays, the click follows after the zoom.
        <PositionedMark
          key={presses}
          point={selected.point}
          mark={<ClickMark delay={lastAction === 'run' ? EASE_SECONDS : 0} />}
        />
      )}
      <PositionedMark
        point={cursor}
        plays="path"
        className={TRANSITION_CLASSES}
        mark={<Cursor data-slot="cursor" data-plays="wobble" className="scale-120 origin-top-left" />}
      />
      {!isFinal && !isSelectedZoomShown(edit) && selected && <ZoomFrame focus={getFocus(selected)} />}
    </div>
  );
}

interface PositionedMarkProps {
  point: Point;
  plays?: string;
  className?: string;
  mark: ReactNode;
}

/** Positions the top left corner of a mark at a point. It uses `translate`, which causes no layout shift. */
function PositionedMark({ point, plays, className = '', mark }: PositionedMarkProps) {
  return (
    <span
      data-plays={plays}
      className={`absolute inset-0 ${className}`}
      style={{ translate: toTranslate(point.x, point.y) }}
    >
      {mark}
    </span>
  );
}

/** Recorded path of the cursor. */
function CursorPath({ to, smooth }: { to: Point; smooth: number }) {
  const points = getCursorPath({ x: 30, y: 84 }, to, smooth);
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full stroke-record"
      fill="none"
    >
      <polyline
        points={points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')}
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Frame of the selected zoom. */
function ZoomFrame({ focus }: { focus: Focus }) {
  const { left, top, size } = getVisibleFrame(focus);
  return (
    <span
      data-hidden-in-loop=""
      className="absolute rounded-[0.5em] border-[0.16em] border-dashed border-record motion-safe:transition-opacity motion-safe:duration-slow motion-safe:starting:opacity-0"
      style={{ left: `${round(left)}%`, top: `${round(top)}%`, width: `${round(size)}%`, height: `${round(size)}%` }}
    >
      <span
        className={`absolute -left-[0.16em] rounded-[0.35em] bg-record px-[0.6em] font-mono text-[length:max(0.95em,11px)] text-[oklch(0.16_0.02_30)] ${top > 6 ? 'bottom-full' : '-top-[0.16em]'}`}
      >
        {focus.scale.toFixed(1)}×
      </span>
    </span>
  );
}

const toTranslate = (x: number, y: number): string => `${round(x)}% ${round(y)}%`;
const round = (value: number): number => Math.round(value * 100) / 100;
