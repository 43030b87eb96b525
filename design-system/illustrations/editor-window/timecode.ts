import { timecode } from '../timeline-ruler.tsx';

/** Seconds as `mm:ss.t`, as an editor shows where something begins. */
export function preciseTimecode(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  return `${timecode(Math.floor(tenths / 10))}.${tenths % 10}`;
}
