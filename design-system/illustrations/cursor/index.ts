export { Cursor, CursorShape } from './cursor.tsx';
