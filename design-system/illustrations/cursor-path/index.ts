export { CursorPath } from './cursor-path.tsx';
