import type { ReactNode } from 'react';
import { Cursor } from '../cursor/index.ts';
import { CameraBubble } from './camera-bubble.tsx';
import { ClickMark } from './click-mark.tsx';
import { isZoomed } from './edit.ts';
import type { Edit } from './edit.ts';
import { frameOf } from './focus.ts';
import type { Focus, Point } from './focus.ts';
import { Recording } from '../recording/index.ts';

export interface PreviewProps {
  edit: Edit;
  /** What lies over the picture. */
  children?: ReactNode;
}

/** How the picture moves: everything in it at once, so that it stays one picture. */
const MOVES = 'motion-safe:transition-[translate,scale] motion-safe:duration-slow motion-safe:ease-in-out';

/** The picture as it will be exported: the recording on its backdrop, zoomed where the edit says, and the camera. */
export function Preview({ edit, children }: PreviewProps) {
  const { view, cursor, selected, presses } = edit;
  return (
    <div className="@container relative aspect-16/10 w-full overflow-hidden rounded-[0.6em]">
      <div
        aria-hidden="true"
        data-slot="picture"
        data-plays="view"
        className={`absolute inset-0 origin-top-left bg-linear-135 from-backdrop-from to-backdrop-to text-[length:1.62cqi] ${MOVES}`}
        style={{ translate: percent((1 - view.scale) * view.x, (1 - view.scale) * view.y), scale: view.scale }}
      >
        <div className="absolute inset-[6%_7%]">
          <Recording />
        </div>
        {!isZoomed(edit) && <ZoomFrame focus={selected.focus} />}
        {presses > 0 && <At key={presses} point={selected.focus} mark={<ClickMark />} />}
        <At
          point={cursor}
          plays="path"
          className={MOVES}
          mark={<Cursor data-slot="cursor" data-plays="wobble" className="scale-120 origin-top-left" />}
        />
      </div>
      <CameraBubble />
      {children}
    </div>
  );
}

interface AtProps {
  point: Point;
  plays?: string;
  className?: string;
  mark: ReactNode;
}

/** Puts a mark at a point: its own top left corner is there. Moved as a whole layer, which shifts no layout. */
function At({ point, plays, className = '', mark }: AtProps) {
  return (
    <span
      data-plays={plays}
      className={`absolute inset-0 ${className}`}
      style={{ translate: percent(point.x, point.y) }}
    >
      {mark}
    </span>
  );
}

/** What the selected zoom will show. */
function ZoomFrame({ focus }: { focus: Focus }) {
  const { left, top, size } = frameOf(focus);
  return (
    <span
      data-hidden-in-loop=""
      className="absolute rounded-[0.5em] border-[0.16em] border-dashed border-record motion-safe:transition-opacity motion-safe:duration-slow motion-safe:starting:opacity-0"
      style={{ left: `${left}%`, top: `${top}%`, width: `${size}%`, height: `${size}%` }}
    >
      <span
        className={`absolute -left-[0.16em] rounded-[0.35em] bg-record px-[0.6em] font-mono text-[0.95em] text-[oklch(0.16_0.02_30)] ${top > 6 ? 'bottom-full' : '-top-[0.16em]'}`}
      >
        {focus.scale.toFixed(1)}×
      </span>
    </span>
  );
}

const percent = (x: number, y: number): string => `${round(x)}% ${round(y)}%`;
const round = (value: number): number => Math.round(value * 100) / 100;
