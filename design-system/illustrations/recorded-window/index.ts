export { RecordedWindow } from './recorded-window.tsx';
export type { RecordedApp } from './recorded-window.tsx';
