export { RecorderBar } from './recorder-bar.tsx';
