import {
  changeSettings,
  changeZoom,
  firstEdit,
  LENGTH,
  moveCursor,
  press,
  removeZoom,
  run,
  seek,
  selectZoom,
  shownFocus,
  showWhole,
  sizeOf,
  takeOver,
} from '../../illustrations/editor-window/edit.ts';
import type { Edit } from '../../illustrations/editor-window/edit.ts';
import { onVideo, recordedPoint } from '../../illustrations/editor-window/focus.ts';
import type { Point } from '../../illustrations/editor-window/focus.ts';
import type { EditorActions } from '../../illustrations/editor-window/inspector.tsx';

/** State of the demo: its edit and what the visitor is doing. */
export interface DemoState {
  readonly edit: Edit;
  /** Edits that can be undone, oldest first. */
  readonly past: readonly Edit[];
  /** Gesture of the last change. All changes of a drag are undone together. */
  readonly gesture: number;
  /** Time from which the edit plays, in seconds. */
  readonly playsFrom?: number | undefined;
  readonly isExported: boolean;
  readonly isUndone: boolean;
}

/** Action of the visitor. A press without a point is from the keyboard, at the cursor. */
export type Action =
  | { type: 'take-over'; shown: Pick<Edit, 'view' | 'cursor' | 'playhead'> }
  | { type: 'press'; seen: Point | undefined }
  | { type: 'move'; by: Point }
  | { type: 'whole' | 'remove' }
  | { type: 'undo' | 'export' | 'back' }
  | { type: 'select'; zoom: Parameters<EditorActions['select']>[0] }
  | { type: 'change-zoom'; change: Parameters<EditorActions['changeZoom']>[0] }
  | { type: 'set'; change: Parameters<EditorActions['set']>[0] }
  | { type: 'seek' | 'run'; at: number };

export const firstState: DemoState = { edit: firstEdit, past: [], gesture: 0, isExported: false, isUndone: false };

/** Actions that stop playing. Changes of settings don't, because their effect is visible while it plays. */
const ENDS_PLAYING: ReadonlySet<Action['type']> = new Set([
  'press',
  'move',
  'whole',
  'select',
  'change-zoom',
  'remove',
  'undo',
]);

interface Event {
  action: Action;
  /** Number of the gesture that the action is part of. */
  gesture: number;
  /** Playing time in seconds. */
  playedAt: number | undefined;
}

/** Returns the state after an action. */
export function nextState(before: DemoState, { action, gesture, playedAt }: Event): DemoState {
  const isEnded = before.playsFrom !== undefined && playedAt !== undefined && ENDS_PLAYING.has(action.type);
  const state = isEnded ? { ...before, edit: seek(before.edit, playedAt), playsFrom: undefined } : before;
  const { edit, past } = state;
  const next = { ...state, isUndone: false };
  const shown = (after: Edit): DemoState => ({ ...next, edit: after });
  const changed = (after: Edit): DemoState => {
    if (after === edit) return next;
    const isSame = state.gesture === gesture && past.length > 0;
    return { ...next, edit: after, past: isSame ? past : [...past, edit], gesture };
  };
  switch (action.type) {
    case 'take-over':
      // A click on the video takes over the demo, and so does a click elsewhere in the window after that.
      return shown(edit.lastAction ? edit : takeOver(edit, action.shown));
    case 'select':
      return shown(selectZoom(edit, action.zoom));
    case 'move':
      return shown(moveCursor(edit, action.by));
    case 'seek':
      return { ...shown(seek(edit, action.at)), playsFrom: undefined };
    case 'run':
      return action.at < LENGTH
        ? { ...shown(run(edit, action.at)), playsFrom: action.at }
        : { ...shown(seek(edit, action.at)), playsFrom: undefined };
    case 'press':
      return changed(press(edit, action.seen ? pointAt(edit, action.seen) : edit.cursor));
    case 'whole':
      return changed(showWhole(edit));
    case 'remove':
      return changed(removeZoom(edit));
    case 'change-zoom':
      return changed(changeZoom(edit, action.change));
    case 'set':
      return changed(changeSettings(edit, action.change));
    case 'undo':
      return {
        ...shown({ ...(past.at(-1) ?? edit), lasts: undefined }),
        past: past.slice(0, -1),
        isUndone: past.length > 0,
      };
    case 'export':
      return { ...next, isExported: true };
    case 'back':
      return { ...shown({ ...edit, lastAction: 'seek' }), isExported: false };
  }
}

/** Returns the point of the recording at a point of the video. */
const pointAt = (edit: Edit, seen: Point): Point =>
  onVideo(recordedPoint(shownFocus(edit), seen), 1 / sizeOf(edit.settings));
