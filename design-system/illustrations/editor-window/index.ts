export { EditorWindow } from './editor-window.tsx';
export type { EditorWindowProps } from './editor-window.tsx';
export {
  changeSettings,
  changeZoom,
  firstEdit,
  isZoomed,
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
  SPEED,
  takeOver,
} from './edit.ts';
export type { Edit } from './edit.ts';
export { cursorPath } from './cursor-path.ts';
export { onPicture, recordedPoint, whole } from './focus.ts';
export type { Focus, Point } from './focus.ts';
export type { EditorActions } from './inspector.tsx';
export { Picture, roomStyle } from './preview.tsx';
export { targetAt, targets } from './targets.ts';
export { preciseTimecode } from './timecode.ts';
