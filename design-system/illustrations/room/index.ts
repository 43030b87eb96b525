export { Room } from './room.tsx';
