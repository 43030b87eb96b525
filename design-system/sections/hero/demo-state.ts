import {
  changeSettings,
  changeZoom,
  initialEdit,
  LENGTH,
  moveCursor,
  press,
  removeZoom,
  run,
  seek,
  selectZoom,
  zoomOut,
  takeOver,
} from '../../illustrations/editor-window/edit.ts';
import type { Edit } from '../../illustrations/editor-window/edit.ts';
import { toRecordingPoint } from '../../illustrations/editor-window/focus.ts';
import type { Point } from '../../illustrations/editor-window/focus.ts';
import type { EditorActions } from '../../illustrations/editor-window/inspector.tsx';

/** State of the editor demo: the edit, the undo history, playback and export. */
export interface DemoState {
  readonly edit: Edit;
  /** Edits that can be undone, oldest first. */
  readonly past: readonly Edit[];
  /** Number of the gesture that made the last change. Changes of one gesture, such as a drag, are undone together. */
  readonly gesture: number;
  /** Position at which the current playback started, in seconds. Undefined while the edit is paused. */
  readonly playsFrom?: number | undefined;
  readonly isExported: boolean;
  readonly isUndone: boolean;
}

/**
 * Action of the visitor. `press` is a click on the video. Without a point, it was made with the keyboard, at the
 * cursor.
 */
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

export const firstState: DemoState = { edit: initialEdit, past: [], gesture: 0, isExported: false, isUndone: false };

/**
 * Types of actions that stop playback. Changes of settings don't stop it, because their effect is visible during
 * playback.
 */
const PLAYBACK_STOPPING_ACTIONS: ReadonlySet<Action['type']> = new Set([
  'press',
  'move',
  'whole',
  'select',
  'change-zoom',
  'remove',
  'undo',
]);

interface DemoEvent {
  action: Action;
  /** Number of the gesture to which the action belongs. */
  gesture: number;
  /** Playback position in seconds. Undefined while the edit is paused. */
  playedAt: number | undefined;
}

/** Returns the state after an action. */
export function nextState(before: DemoState, { action, gesture, playedAt }: DemoEvent): DemoState {
  const stopsPlayback =
    before.playsFrom !== undefined && playedAt !== undefined && PLAYBACK_STOPPING_ACTIONS.has(action.type);
  const state = stopsPlayback ? { ...before, edit: seek(before.edit, playedAt), playsFrom: undefined } : before;
  const { edit, past } = state;
  const next = { ...state, isUndone: false };
  const shown = (after: Edit): DemoState => ({ ...next, edit: after });
  const withUndoStep = (after: Edit): DemoState => {
    if (after === edit) return next;
    const isSameGesture = state.gesture === gesture && past.length > 0;
    return { ...next, edit: after, past: isSameGesture ? past : [...past, edit], gesture };
  };
  switch (action.type) {
    case 'take-over':
      // The first click on the video sends this action twice: from the video's button and then from the window around
      // it. The second one is ignored.
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
      return withUndoStep(press(edit, action.seen ? toRecordingPoint(edit.view, action.seen) : edit.cursor));
    case 'whole':
      return withUndoStep(zoomOut(edit));
    case 'remove':
      return withUndoStep(removeZoom(edit));
    case 'change-zoom':
      return withUndoStep(changeZoom(edit, action.change));
    case 'set':
      return withUndoStep(changeSettings(edit, action.change));
    case 'undo':
      return {
        ...shown({ ...(past.at(-1) ?? edit), moveSeconds: undefined }),
        past: past.slice(0, -1),
        isUndone: past.length > 0,
      };
    case 'export':
      return { ...next, isExported: true };
    case 'back':
      return { ...shown({ ...edit, lastAction: 'seek' }), isExported: false };
  }
}
