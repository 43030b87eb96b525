import { clamp, keepInSight, PICTURE_RATIO, whole } from './focus.ts';
import type { Focus, Point } from './focus.ts';
import { targetAt } from './targets.ts';

/** A zoom on the timeline: a stretch of it, in seconds, and where it goes. */
export interface ZoomBlock {
  readonly from: number;
  readonly to: number;
  readonly focus: Focus;
}

/** The drawn edit: its zooms, and what is seen of it. */
export interface Edit {
  /** Every zoom but the selected one. */
  readonly others: readonly ZoomBlock[];
  /** The zoom whose settings are shown. */
  readonly selected: ZoomBlock;
  /** What the picture shows. */
  readonly view: Focus;
  /** Seconds from the start. */
  readonly playhead: number;
  /** Where the recorded cursor is. */
  readonly cursor: Point;
  /** How often it was pressed. */
  readonly presses: number;
  /** The last action; `undefined` before the first. */
  readonly lastAction?: 'take-over' | 'press' | 'move' | 'whole';
}

/** Seconds of the drawn recording. */
export const LENGTH = 28;

/** Seconds that a new zoom lasts unless another press ends it, and how far the playhead moves into it. */
const BLOCK = 3;
const STEP = 2;

/** Seconds that a zoom takes to let go. */
const RELEASE = 0.8;

/** Two presses less than this apart, in per cent of the picture's width, are in the same place. */
const SAME_PLACE = 6;

/** Seconds under which a rest of a zoom is not worth keeping. */
const SHORTEST = 0.4;

/**
 * The edit before a visitor touches it: one zoom is selected, and the playhead is on its way there. The keyframes in
 * `sections/hero/loop.css` show the first two zooms.
 */
export const firstEdit: Edit = {
  others: [
    { from: 7.8, to: 11.4, focus: { x: 46, y: 54, scale: 1.6 } },
    { from: 20.7, to: 24.6, focus: { x: 79, y: 37, scale: 2 } },
  ],
  selected: { from: 12, to: 16.8, focus: { x: 84.6, y: 21.9, scale: 2.4 } },
  view: whole,
  playhead: 7.4,
  cursor: { x: 88.1, y: 23.2 },
  presses: 0,
};

/** True if the selected zoom is shown. Between its zooms, the loop may show the recording enlarged. */
export const isZoomed = ({ view, selected: { from, to }, playhead }: Edit): boolean =>
  view.scale !== whole.scale && from <= playhead && playhead <= to;

/** Returns the edit at a moment of the loop. The zoom at the playhead, if there is one, is selected. */
export function takeOver(edit: Edit, shown: Pick<Edit, 'view' | 'cursor' | 'playhead'>): Edit {
  const blocks = [...edit.others, edit.selected];
  const selected = blocks.find(({ from, to }) => from <= shown.playhead && shown.playhead <= to) ?? edit.selected;
  return { ...edit, ...shown, selected, others: blocks.filter((block) => block !== selected), lastAction: 'take-over' };
}

/**
 * A press on a point of the recording: a new zoom stands on the timeline at the playhead, over what was there, and the
 * picture goes to it. In the place it is zoomed to already, it shows the whole. At the end of the timeline it starts over.
 */
export function press(edit: Edit, point: Point): Edit {
  if (isZoomed(edit) && isSamePlace(edit.selected.focus, point)) return showWhole(edit);
  const { others, selected, playhead } = edit.playhead + BLOCK > LENGTH ? firstEdit : edit;
  const zoom = { from: playhead, to: playhead + BLOCK, focus: { ...point, scale: targetAt(point).scale } };
  return {
    others: [...others, selected].flatMap((other) => without(other, zoom)),
    selected: zoom,
    view: zoom.focus,
    playhead: playhead + STEP,
    cursor: point,
    presses: edit.presses + 1,
    lastAction: 'press',
  };
}

/** Lets go of the zoom: it ends at the playhead, and the whole recording is shown. */
export function showWhole(edit: Edit): Edit {
  if (!isZoomed(edit)) return edit;
  const { selected, playhead } = edit;
  return {
    ...edit,
    selected: { ...selected, to: playhead },
    view: whole,
    lastAction: 'whole',
    playhead: Math.min(LENGTH, playhead + RELEASE),
  };
}

/** Moves the cursor by so many per cent of what is seen. A zoomed picture follows it. */
export function moveCursor(edit: Edit, by: Point): Edit {
  const { cursor, view } = edit;
  const moved = {
    x: clamp(cursor.x + by.x / view.scale, 1, 99),
    y: clamp(cursor.y + by.y / view.scale, 1, 99),
  };
  return { ...edit, cursor: moved, view: isZoomed(edit) ? keepInSight(view, moved) : whole, lastAction: 'move' };
}

function isSamePlace({ x, y, scale }: Focus, point: Point): boolean {
  return Math.hypot(point.x - x, (point.y - y) * PICTURE_RATIO) * scale < SAME_PLACE;
}

/** What is left of a zoom where another is put over it: both sides, one, or nothing. */
function without(zoom: ZoomBlock, { from, to }: ZoomBlock): ZoomBlock[] {
  return [
    { ...zoom, to: Math.min(zoom.to, from) },
    { ...zoom, from: Math.max(zoom.from, to) },
  ].filter((rest) => rest.to - rest.from >= SHORTEST);
}
