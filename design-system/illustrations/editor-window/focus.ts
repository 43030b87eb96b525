/** A place in the picture, in per cent of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a zoom goes: the point that stays where it is while everything around it grows, and how many times it grows. */
export interface Focus extends Point {
  readonly scale: number;
}

/** The whole recording. */
export const whole: Focus = { x: 50, y: 50, scale: 1 };

/** The height of the picture for one of its width. */
export const PICTURE_RATIO = 10 / 16;

/** The point of the recording that is seen at a point of the picture. */
export function recordedPoint({ x, y, scale }: Focus, seen: Point): Point {
  return { x: x + (seen.x - x) / scale, y: y + (seen.y - y) / scale };
}

/** A point or focus of the recording on the picture, where the recording has another size about the picture's center. */
export const onPicture = <T extends Point>(point: T, size: number): T => ({
  ...point,
  x: 50 + (point.x - 50) * size,
  y: 50 + (point.y - 50) * size,
});

/** What a zoom shows, as a part of the whole: its left and top edge and its size, in per cent. */
export function frameOf({ x, y, scale }: Focus): { left: number; top: number; size: number } {
  return { left: x * (1 - 1 / scale), top: y * (1 - 1 / scale), size: 100 / scale };
}

/** Keeps this far from the edge of the picture what a zoom must keep in sight, in per cent of the picture. */
const MARGIN = 12;

/** The same zoom, moved no further than it must be to show the point. */
export function keepInSight(focus: Focus, point: Point): Focus {
  const { left, top, size } = frameOf(focus);
  const room = 100 - size;
  const margin = MARGIN / focus.scale;
  const along = (edge: number, at: number): number =>
    (clamp(clamp(edge, at + margin - size, at - margin), 0, room) / room) * 100;
  return room > 0 ? { ...focus, x: along(left, point.x), y: along(top, point.y) } : focus;
}

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
