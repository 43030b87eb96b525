export { Timecode } from './timecode.tsx';
export type { TimecodeProps } from './timecode.tsx';
