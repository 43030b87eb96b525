import { centerOn, clamp, keepInView, VIDEO_RATIO, whole } from './focus.ts';
import type { Focus, Point } from './focus.ts';
import { findTarget } from './targets.ts';

/** Zoom on the timeline: start and end in seconds, the clicked point, and the scale. */
export interface ZoomBlock {
  readonly id: number;
  readonly from: number;
  readonly to: number;
  readonly point: Point;
  readonly scale: number;
}

/** Properties of a zoom that can be changed. */
export type ZoomChange = Partial<Pick<ZoomBlock, 'from' | 'to' | 'scale'>>;

/** Settings of the whole recording. */
export interface Settings {
  /** Reduction of the cursor's wobble, in percent. */
  readonly smooth: number;
  /** Index of the backdrop. */
  readonly backdrop: number;
  readonly removesRoom: boolean;
  readonly reducesNoise: boolean;
}

/** Duration of the movement into or out of a zoom, in seconds. */
export const EASE_SECONDS = 0.6;

/** State of the editor: zooms, settings, and the visible part of the video. */
export interface Edit {
  /** All zooms except the selected one. */
  readonly others: readonly ZoomBlock[];
  /** Zoom that is selected on the timeline. The inspector shows its amount, start and length. */
  readonly selected?: ZoomBlock | undefined;
  readonly settings: Settings;
  /** Visible part of the video. */
  readonly view: Focus;
  /** Time at the playhead, in seconds. */
  readonly playhead: number;
  /** Position of the recorded cursor. */
  readonly cursor: Point;
  /** Number of clicks on the recording. */
  readonly presses: number;
  /** Most recent action, or undefined before the first action. */
  readonly lastAction?: 'take-over' | 'press' | 'move' | 'whole' | 'seek' | 'change-zoom' | 'remove' | 'run' | 'set';
  /** Most recently changed setting. */
  readonly lastSetting?: keyof Settings;
  /** Duration of the playhead’s movement to its new position during playback, in seconds. Undefined if it jumps there. */
  readonly moveSeconds?: number | undefined;
}

/** Length of the recording, in seconds. */
export const LENGTH = 28;

/** Playback speed: seconds of the recording per second, as in the loop of the hero. */
export const SPEED = LENGTH / 12;

/** Length of a new zoom that no other click ends, and the distance that the playhead moves into it, in seconds. */
const NEW_ZOOM_SECONDS = 3;
const PLAYHEAD_STEP_SECONDS = 2;

/** Duration of zooming out, in seconds. */
const ZOOM_OUT_SECONDS = 0.8;

/** Distance below which two clicks count as clicks on the same place, in percent of the video's width. */
const SAME_PLACE_DISTANCE_PERCENT = 6;

/** Shortest zoom, in seconds. */
const MIN_ZOOM_SECONDS = 0.4;

/**
 * Initial state of the editor. One zoom is selected, and the playhead is before it. The keyframes in
 * `sections/hero/loop.css` show the same zooms.
 */
export const initialEdit = {
  others: [{ id: 2, from: 12.6, to: 21, point: { x: 45, y: 85 }, scale: 1.8 }],
  selected: { id: 1, from: 4.2, to: 11.2, point: { x: 84, y: 9.8 }, scale: 2 },
  settings: { smooth: 80, backdrop: 0, removesRoom: true, reducesNoise: true },
  view: whole,
  playhead: 3.6,
  cursor: { x: 88, y: 10.6 },
  presses: 0,
} as const satisfies Edit;

/** Returns all zooms in their order on the timeline. */
export const getZooms = ({ others, selected }: Edit): ZoomBlock[] =>
  [...others, ...(selected ? [selected] : [])].toSorted((a, b) => a.from - b.from);

/**
 * Returns true if the selected zoom is shown, which requires the playhead to be in it. The loop can also show the
 * recording enlarged between two zooms.
 */
export const isSelectedZoomShown = ({ view, selected, playhead }: Edit): boolean =>
  view.scale !== whole.scale && selected !== undefined && selected.from <= playhead && playhead <= selected.to;

/** Returns the visible part of the video during a zoom. */
export const getFocus = ({ point, scale }: ZoomBlock): Focus => centerOn(point, scale);

/** Returns the edit with a zoom selected and shown, and the playhead in it. */
export function selectZoom(edit: Edit, zoom: ZoomBlock): Edit {
  const playhead = clamp(edit.playhead, zoom.from, zoom.to);
  return { ...select(edit, zoom), playhead, view: getFocus(zoom), cursor: zoom.point, lastAction: 'seek' };
}

/**
 * Returns the edit with the view, the cursor and the playhead that the loop shows. The zoom at the playhead, if any, is
 * selected.
 */
export function takeOver(edit: Edit, shownState: Pick<Edit, 'view' | 'cursor' | 'playhead'>): Edit {
  return {
    ...select(edit, findZoomAt(edit, shownState.playhead) ?? edit.selected),
    ...shownState,
    lastAction: 'take-over',
  };
}

const findZoomAt = (edit: Edit, seconds: number): ZoomBlock | undefined =>
  getZooms(edit).findLast(({ from, to }) => from <= seconds && seconds <= to);

const select = (edit: Edit, selected: ZoomBlock | undefined): Edit => ({
  ...edit,
  selected,
  others: getZooms(edit).filter(({ id }) => id !== selected?.id),
});

/**
 * Returns the edit after a click on a point of the recording. A new zoom to this point begins at the playhead and
 * replaces other zooms there. If the video is already zoomed to this place, the whole recording is shown instead.
 */
export function press(edit: Edit, point: Point): Edit {
  if (isSelectedZoomShown(edit) && edit.selected && isSamePlace(edit.selected, point)) return zoomOut(edit);
  const playhead = Math.min(edit.playhead, LENGTH - NEW_ZOOM_SECONDS);
  const zooms = getZooms(edit);
  const id = 1 + Math.max(0, ...zooms.map((candidate) => candidate.id));
  const zoom = {
    id,
    from: playhead,
    to: playhead + NEW_ZOOM_SECONDS,
    point,
    scale: findTarget(point).scale,
  };
  return {
    ...edit,
    others: zooms.flatMap((other) => getRemainders(other, zoom)),
    selected: zoom,
    view: getFocus(zoom),
    playhead: playhead + PLAYHEAD_STEP_SECONDS,
    cursor: point,
    presses: edit.presses + 1,
    lastAction: 'press',
  };
}

/** Returns the edit with the whole recording shown. A zoom that was just created ends at the playhead. */
export function zoomOut(edit: Edit): Edit {
  const { selected, playhead, lastAction } = edit;
  if (!isSelectedZoomShown(edit) || !selected) return edit;
  if (lastAction !== 'press' && lastAction !== 'move' && lastAction !== 'take-over')
    return { ...edit, view: whole, lastAction: 'whole' };
  return {
    ...edit,
    selected: { ...selected, to: Math.max(playhead, selected.from + MIN_ZOOM_SECONDS) },
    view: whole,
    lastAction: 'whole',
    playhead: Math.min(LENGTH, playhead + ZOOM_OUT_SECONDS),
  };
}

/**
 * Returns the edit with the cursor moved by a distance in percent of the visible area. A zoomed view follows the
 * cursor.
 */
export function moveCursor(edit: Edit, offset: Point): Edit {
  const { cursor, view } = edit;
  const movedCursor = {
    x: clamp(cursor.x + offset.x / view.scale, 1, 99),
    y: clamp(cursor.y + offset.y / view.scale, 1, 99),
  };
  return {
    ...edit,
    cursor: movedCursor,
    view: isSelectedZoomShown(edit) ? keepInView(view, movedCursor) : whole,
    lastAction: 'move',
  };
}

/** Returns the edit with the playhead moved. The zoom at the playhead is selected and shown. */
export function seek(edit: Edit, seconds: number): Edit {
  const zoom = findZoomAt(edit, seconds);
  const shownState = zoom ? { ...select(edit, zoom), cursor: zoom.point } : edit;
  return {
    ...shownState,
    playhead: seconds,
    moveSeconds: undefined,
    view: zoom ? getFocus(zoom) : whole,
    lastAction: 'seek',
  };
}

/**
 * Returns the edit with the selected zoom changed and shown. The neighboring zooms limit the change. Moving the zoom
 * doesn't change its length.
 */
export function changeZoom(edit: Edit, change: ZoomChange): Edit {
  const { selected, others } = edit;
  if (!selected) return edit;
  const minStart = Math.max(0, ...others.filter(({ from }) => from < selected.from).map(({ to }) => to));
  const maxEnd = Math.min(LENGTH, ...others.map(({ from }) => from).filter((from) => from > selected.from));
  const zoomLength = selected.to - selected.from;
  const isMoved = change.from !== undefined && change.to !== undefined;
  const { scale = selected.scale } = change;
  const from = clamp(
    change.from ?? selected.from,
    minStart,
    isMoved ? maxEnd - zoomLength : selected.to - MIN_ZOOM_SECONDS,
  );
  const to = isMoved
    ? Math.min(maxEnd, from + zoomLength)
    : clamp(change.to ?? selected.to, from + MIN_ZOOM_SECONDS, maxEnd);
  if (from === selected.from && to === selected.to && scale === selected.scale) return edit;
  const zoom = { ...selected, from, to, scale };
  return {
    ...edit,
    selected: zoom,
    playhead: clamp(edit.playhead, from, to),
    view: getFocus(zoom),
    lastAction: 'change-zoom',
  };
}

/** Returns the edit without the selected zoom, with the whole recording shown. */
export const removeZoom = (edit: Edit): Edit => ({ ...edit, selected: undefined, view: whole, lastAction: 'remove' });

export const changeSettings = (edit: Edit, change: Partial<Settings>): Edit => ({
  ...edit,
  settings: { ...edit.settings, ...change },
  lastAction: 'set',
  lastSetting: Object.keys(change)[0] as keyof Settings,
});

/**
 * Returns the edit that plays from a time in seconds to the next start or end of a zoom. The playhead moves to that
 * time, and the cursor to the current or the next zoom. At the start of a zoom, a click follows after the video has
 * zoomed.
 */
export function run(edit: Edit, from: number): Edit {
  const zooms = getZooms(edit);
  const endSeconds = Math.min(
    LENGTH,
    ...zooms.flatMap((zoom) => [zoom.from, zoom.to]).filter((boundarySeconds) => boundarySeconds > from),
  );
  const zoom = zooms.find((candidate) => candidate.from <= from && from < candidate.to);
  const nextZoom = zoom ?? zooms.find((candidate) => candidate.from >= from);
  return {
    ...(zoom ? select(edit, zoom) : edit),
    playhead: endSeconds,
    moveSeconds: (endSeconds - from) / SPEED,
    view: zoom ? getFocus(zoom) : whole,
    cursor: nextZoom?.point ?? edit.cursor,
    presses: edit.presses + (zoom?.from === from ? 1 : 0),
    lastAction: 'run',
  };
}

function isSamePlace({ point: { x, y }, scale }: ZoomBlock, point: Point): boolean {
  return Math.hypot(point.x - x, (point.y - y) * VIDEO_RATIO) * scale < SAME_PLACE_DISTANCE_PERCENT;
}

/** Returns the parts of the first zoom that remain after the second replaces a part of it: two, one or none. */
function getRemainders(zoom: ZoomBlock, { id, from, to }: ZoomBlock): ZoomBlock[] {
  return [
    { ...zoom, to: Math.min(zoom.to, from) },
    { ...zoom, from: Math.max(zoom.from, to), ...(zoom.from < from && { id: id + 1 }) },
  ].filter((remainder) => remainder.to - remainder.from >= MIN_ZOOM_SECONDS);
}
