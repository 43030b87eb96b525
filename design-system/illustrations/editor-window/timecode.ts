import { formatTimecode } from '../../content/timecode.ts';

/** Formats seconds as `mm:ss.t`, as editors do. */
export function formatPreciseTimecode(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  return `${formatTimecode(Math.floor(tenths / 10))}.${tenths % 10}`;
}
