export { Playhead } from './playhead.tsx';
