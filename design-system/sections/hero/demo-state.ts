import {
  changeSettings,
  changeZoom,
  firstEdit,
  LENGTH,
  moveCursor,
  onPicture,
  press,
  recordedPoint,
  removeZoom,
  run,
  seek,
  selectZoom,
  shownFocus,
  showWhole,
  sizeOf,
  takeOver,
} from '../../illustrations/editor-window/index.ts';
import type { Edit, EditorActions, Point } from '../../illustrations/editor-window/index.ts';

/** The demo: its edit, and what a visitor is doing with it. */
export interface DemoState {
  readonly edit: Edit;
  /** Edits that can be undone, the last one last. */
  readonly past: readonly Edit[];
  /** The gesture of the last change: a drag is undone at once. */
  readonly gesture: number;
  /** The moment from which the edit plays, in seconds. */
  readonly playsFrom?: number | undefined;
  readonly isExported: boolean;
  readonly isUndone: boolean;
}

/** An action of the visitor. A press without a point is by keyboard, and takes the cursor's place. */
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

/** Returns the state after an action, which belongs to the gesture of that number. */
export function nextState(state: DemoState, { action, gesture }: { action: Action; gesture: number }): DemoState {
  const { edit, past } = state;
  const next = { ...state, isUndone: false };
  switch (action.type) {
    case 'undo':
      return {
        ...next,
        edit: { ...(past.at(-1) ?? edit), lasts: undefined },
        past: past.slice(0, -1),
        isUndone: past.length > 0,
      };
    case 'export':
      return { ...next, isExported: true };
    case 'back':
      return { ...next, isExported: false };
    case 'run':
      return action.at < LENGTH
        ? { ...next, edit: run(edit, action.at), playsFrom: action.at }
        : { ...next, edit: seek(edit, action.at), playsFrom: undefined };
    case 'seek':
      return { ...next, edit: seek(edit, action.at), playsFrom: undefined };
    case 'take-over':
    case 'select':
    case 'move':
      return { ...next, edit: shown(edit, action) };
    case 'press':
    case 'whole':
    case 'remove':
    case 'change-zoom':
    case 'set': {
      const isSame = state.gesture === gesture && past.length > 0;
      const changed = changedEdit(edit, action);
      return changed === edit ? next : { ...next, edit: changed, past: isSame ? past : [...past, edit], gesture };
    }
  }
}

/** Returns the edit with something else shown. */
function shown(edit: Edit, action: Extract<Action, { type: 'take-over' | 'select' | 'move' }>): Edit {
  // A click on the picture takes over, and then so does the window.
  if (action.type === 'take-over') return edit.lastAction ? edit : takeOver(edit, action.shown);
  return action.type === 'move' ? moveCursor(edit, action.by) : selectZoom(edit, action.zoom);
}

/** Returns the edit after a change that can be undone. */
function changedEdit(
  edit: Edit,
  action: Extract<Action, { type: 'press' | 'whole' | 'remove' | 'change-zoom' | 'set' }>,
): Edit {
  switch (action.type) {
    case 'press':
      return press(edit, action.seen ? pointAt(edit, action.seen) : edit.cursor);
    case 'whole':
      return showWhole(edit);
    case 'remove':
      return removeZoom(edit);
    case 'change-zoom':
      return changeZoom(edit, action.change);
    case 'set':
      return changeSettings(edit, action.change);
  }
}

/** The point of the recording that is seen at a point of the picture. */
const pointAt = (edit: Edit, seen: Point): Point =>
  onPicture(recordedPoint(shownFocus(edit), seen), 1 / sizeOf(edit.settings));
