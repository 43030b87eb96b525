import { initialEdit } from '@onset/design-system/illustrations/editor-window/edit';
import { whole } from '@onset/design-system/illustrations/editor-window/focus';
import type { Edit } from '@onset/design-system/illustrations/editor-window/edit';
import type { Focus, Point } from '@onset/design-system/illustrations/editor-window/focus';
import { along, between } from '../timing.ts';

/** A press of the recording: when, where, and how far the zoom goes, until it lets go. */
interface Press {
  readonly at: number;
  readonly until: number;
  readonly focus: Focus;
}

/** Seconds a zoom takes to ease in, and to let go. */
const EASE = 0.6;

/** The presses of the film, in its seconds from the start of the recording. */
const presses: readonly Press[] = [
  { at: 1.4, until: 3.4, focus: { x: 46, y: 50, scale: 1.7 } },
  { at: 4.7, until: 7, focus: { x: 84.6, y: 21.9, scale: 2.4 } },
];

/** Where the recorded cursor is at which moment. */
const path: readonly (readonly [number, Point])[] = [
  [0, { x: 30, y: 82 }],
  [1.3, { x: 46, y: 50 }],
  [3.2, { x: 47, y: 52 }],
  [4.6, { x: 85.6, y: 22.4 }],
  [7, { x: 85.6, y: 22.4 }],
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
  const blocks = made.map(({ at, until, focus }, id) => ({
    id,
    from: onTimeline(at),
    to: onTimeline(Math.min(second, until)),
    focus,
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
  return { ...press.focus, scale: 1 + (press.focus.scale - 1) * share };
}
