import { initialEdit } from '@onset/design-system/illustrations/editor-window/edit';
import { centerOn, whole } from '@onset/design-system/illustrations/editor-window/focus';
import type { Edit } from '@onset/design-system/illustrations/editor-window/edit';
import type { Focus, Point } from '@onset/design-system/illustrations/editor-window/focus';
import { along, between } from '../timing.ts';

/** Click in the recording: its time and point, the scale of the zoom, and the time at which the zoom ends. */
interface Press {
  readonly at: number;
  readonly until: number;
  readonly point: Point;
  readonly scale: number;
}

/** Seconds a zoom takes to ease in, and to let go. */
const EASE = 0.6;

/** The presses of the film, in its seconds from the start of the recording. */
const presses: readonly Press[] = [
  { at: 1.4, until: 3.4, point: { x: 44, y: 27 }, scale: 1.7 },
  { at: 4.7, until: 7, point: initialEdit.selected.point, scale: 2 },
];

/** Where the recorded cursor is at which moment. */
const path: readonly (readonly [number, Point])[] = [
  [0, { x: 30, y: 82 }],
  [1.3, { x: 44, y: 27 }],
  [3.2, { x: 45, y: 29 }],
  [4.6, { x: 85.8, y: 10.2 }],
  [7, { x: 85.8, y: 10.2 }],
  [8, { x: 72, y: 40 }],
];

/** What the editor shows so many seconds after the recording began: the zooms stand there as they are made. */
export function editAt(second: number): Edit {
  const cursor = {
    x: along(
      second,
      path.map(([at, point]) => [at, point.x]),
    ),
    y: along(
      second,
      path.map(([at, point]) => [at, point.y]),
    ),
  };
  const made = presses.filter(({ at }) => at <= second);
  const last = made.at(-1);
  const blocks = made.map(({ at, until, point, scale }, id) => ({
    id,
    from: onTimeline(at),
    to: onTimeline(Math.min(second, until)),
    point,
    scale,
  }));
  return {
    ...initialEdit,
    others: blocks.slice(0, -1),
    selected: blocks.at(-1) ?? { ...initialEdit.selected, from: -9, to: -8 },
    view: viewAt(second, last),
    playhead: onTimeline(second),
    cursor,
    presses: last && second < last.at + EASE ? made.length : 0,
  };
}

/** The drawn timeline is longer than the film. */
const onTimeline = (second: number): number => 2 + second * 2.6;

function viewAt(second: number, press: Press | undefined): Focus {
  if (!press) return whole;
  const share =
    between(press.at + 0.1, press.at + 0.1 + EASE, second) - between(press.until, press.until + EASE, second);
  return { ...centerOn(press.point, press.scale), scale: 1 + (press.scale - 1) * share };
}
