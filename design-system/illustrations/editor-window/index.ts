export { EditorWindow } from './editor-window.tsx';
export type { EditorWindowProps } from './editor-window.tsx';
export { firstEdit, isZoomed, LENGTH, moveCursor, press, showWhole, takeOver } from './edit.ts';
export type { Edit } from './edit.ts';
export { recordedPoint, whole } from './focus.ts';
export type { Focus, Point } from './focus.ts';
export { targetAt, targets } from './targets.ts';
export { preciseTimecode } from './timecode.ts';
