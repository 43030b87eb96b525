export { Cursor } from './cursor.tsx';
