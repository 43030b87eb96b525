export { Recording } from './recording.tsx';
export { RecordedWindow } from './recorded-window.tsx';
