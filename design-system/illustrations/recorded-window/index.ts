export { Fieldbook } from './fieldbook.tsx';
export { Larder } from './larder.tsx';
export { RecordedWindow } from './recorded-window.tsx';
export type { RecordedApp } from './recorded-window.tsx';
