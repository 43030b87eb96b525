import type { RecordedApp } from '@onset/design-system/illustrations/recorded-window';
import type { ReactNode } from 'react';
import type { Chord } from '@onset/design-system/illustrations/parts';
import type { Look } from '@onset/design-system/illustrations/look';
import { along } from '../timing.ts';

/** A place in the recorded window, in percent of its width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A zoom of the edit. Moments are in seconds. */
export interface Zoom extends Place {
  readonly from: number;
  readonly to: number;
  readonly scale: number;
}

/** Something that is visible from one second to another. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Events of a recording, and the zooms of its edit. */
export interface Take {
  /** Returns the recorded app at a moment. */
  readonly app: (second: number) => ReactNode;
  /** Recorded app whose backdrop is behind the window of the edit. */
  readonly backdrop: RecordedApp;
  /** The cursor at given moments, in seconds. Between them it moves. */
  readonly cursor: readonly (Place & { readonly at: number })[];
  /** Seconds of the clicks. */
  readonly clicks: readonly number[];
  readonly zooms: readonly Zoom[];
  /** Shortcuts that the edit shows. */
  readonly keys: readonly (Span & { readonly chord: Chord })[];
  /** The person on camera, and when the camera fills the edit. */
  readonly camera?: { readonly look: Look; readonly full: readonly Span[] };
}

/** Seconds that a zoom takes to ease in, and to ease out. */
const EASE = 0.8;

/** Returns the place that the edit is centered on, and its scale. */
export function viewAt(zooms: readonly Zoom[], second: number): Place & { readonly scale: number } {
  const value = (of: (zoom: Zoom) => number, whole: number): number =>
    along(second, [
      [0, whole],
      ...zooms.flatMap((zoom, index) => {
        const begins = zooms[index - 1]?.to === zoom.from ? [] : ([[zoom.from, whole]] as const);
        const ends = zooms[index + 1]?.from === zoom.to ? [] : ([[zoom.to + EASE, whole]] as const);
        return [...begins, [zoom.from + EASE, of(zoom)], [zoom.to, of(zoom)], ...ends] as const;
      }),
    ]);
  return { x: value(({ x }) => x, 50), y: value(({ y }) => y, 50), scale: value(({ scale }) => scale, 1) };
}

/** Returns the smoothed place of the cursor, as the edit shows it. */
export function cursorAt(cursor: Take['cursor'], second: number): Place {
  return {
    x: along(
      second,
      cursor.map(({ at, x }) => [at, x]),
    ),
    y: along(
      second,
      cursor.map(({ at, y }) => [at, y]),
    ),
  };
}

/** Returns the place of the cursor as a hand moved it: it trembles at rest, and strays while it moves. */
export function shakyCursorAt(cursor: Take['cursor'], second: number): Place {
  const { x, y } = cursorAt(cursor, second);
  const [before, after] = [cursorAt(cursor, second - 0.05), cursorAt(cursor, second + 0.05)];
  const stray = 0.12 + Math.min(1.6, Math.hypot(after.x - before.x, after.y - before.y) * 0.5);
  return {
    x: x + stray * (Math.sin(second * 11.3) + 0.6 * Math.sin(second * 23.7 + 1)),
    y: y + stray * 1.5 * (Math.sin(second * 13.9 + 2) + 0.6 * Math.sin(second * 29.3)),
  };
}

/** Returns the beginning of a text that is typed between two moments. */
export function typed(text: string, from: number, to: number, second: number): string {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)));
  return text.slice(0, Math.round(share * text.length));
}

/** The box of the recorded window in the recording, in pixels. */
export const RECORDED_BOX = { left: 104, top: 62, width: 976 };

/** An event as a recording's `events.json` has it: seconds, and pixels of the screen. */
export type TakeEvent =
  | { at: number; kind: 'move' | 'press'; x: number; y: number; button?: 'left' }
  | { at: number; kind: 'key'; key: string };

/** Seconds between two places of the cursor in `events.json`. */
const SAMPLE = 0.1;

/** Returns the clicks, shortcuts and cursor path of a take, in order. */
export function eventsOf({ cursor, clicks, keys }: Take, seconds: number): TakeEvent[] {
  const place = (at: number): Place => {
    const { x, y } = shakyCursorAt(cursor, at);
    const { left, top, width } = RECORDED_BOX;
    return { x: Math.round(left + (x / 100) * width), y: Math.round(top + (y / 100) * (width / 1.6)) };
  };
  const events: TakeEvent[] = [
    ...Array.from({ length: seconds / SAMPLE }, (_, index) => {
      const at = Math.round(index * SAMPLE * 10) / 10;
      return { at, kind: 'move' as const, ...place(at) };
    }),
    ...clicks.map((at) => ({ at, kind: 'press' as const, ...place(at), button: 'left' as const })),
    ...keys.map(({ from, chord }) => ({ at: from, kind: 'key' as const, key: chord.join(' ') })),
  ];
  return events.toSorted((one, other) => one.at - other.at);
}
