import { timecode } from '../timeline-ruler.tsx';

/** Formats seconds as `mm:ss.t`, as editors do. */
export function formatPreciseTimecode(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  return `${timecode(Math.floor(tenths / 10))}.${tenths % 10}`;
}
