export { RecordedWindow } from './recorded-window.tsx';
export type { RecordedApp, RecordedWindowProps } from './recorded-window.tsx';
