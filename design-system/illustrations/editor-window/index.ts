export { EditorWindow } from './editor-window.tsx';
export type { EditorWindowProps } from './editor-window.tsx';
export { whole } from './focus.ts';
export type { Focus } from './focus.ts';
