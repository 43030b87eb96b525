export { Recording } from './recording.tsx';
