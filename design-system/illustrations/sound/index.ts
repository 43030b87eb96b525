export { Sound } from './sound.tsx';
