/** Point of the video, in percent of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Zoom into the video: its scale, and the fixed point around which the video is enlarged. */
export interface Focus extends Point {
  readonly scale: number;
}

/** Focus that shows the whole recording, without a zoom. */
export const whole: Focus = { x: 50, y: 50, scale: 1 };

/** Height of the video divided by its width. */
export const VIDEO_RATIO = 9 / 16;

/** Returns the point of the recording that is visible at a point of the zoomed video. */
export function toRecordingPoint({ x, y, scale }: Focus, videoPoint: Point): Point {
  return { x: x + (videoPoint.x - x) / scale, y: y + (videoPoint.y - y) / scale };
}

/** Returns the zoom that shows a point in its center, or as near to it as the edges of the video allow. */
export function centerOn(point: Point, scale: number): Focus {
  const size = 100 / scale;
  const toFixedPoint = (coordinate: number): number =>
    scale > 1 ? (clamp(coordinate - size / 2, 0, 100 - size) / (100 - size)) * 100 : 50;
  return { x: toFixedPoint(point.x), y: toFixedPoint(point.y), scale };
}

/**
 * Returns the visible part of a zoom in percent of the video: its left and top edge, and `size`, which is both its
 * width and its height.
 */
export function getVisibleFrame({ x, y, scale }: Focus): { left: number; top: number; size: number } {
  return { left: x * (1 - 1 / scale), top: y * (1 - 1 / scale), size: 100 / scale };
}

/**
 * Minimum distance of a point from the edges of the visible part, so that it counts as in view, in percent of the
 * visible part's size.
 */
const VIEW_MARGIN_PERCENT = 12;

/** Returns the zoom, moved as little as necessary to show the point. */
export function keepInView(focus: Focus, point: Point): Focus {
  const { left, top, size } = getVisibleFrame(focus);
  const freeSpace = 100 - size;
  const margin = VIEW_MARGIN_PERCENT / focus.scale;
  const clampToView = (viewEdge: number, coordinate: number): number =>
    (clamp(clamp(viewEdge, coordinate + margin - size, coordinate - margin), 0, freeSpace) / freeSpace) * 100;
  return freeSpace > 0 ? { ...focus, x: clampToView(left, point.x), y: clampToView(top, point.y) } : focus;
}

export const clamp = (value: number, lowerBound: number, upperBound: number): number =>
  Math.min(upperBound, Math.max(lowerBound, value));
