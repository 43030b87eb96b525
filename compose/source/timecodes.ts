import { isRecord } from './json.ts';
import type { Json } from './json.ts';

/** Returns a list in which each timecode is later than that of the entry before. Other entries stay the same objects. */
export function ascendingEntries(list: readonly Json[]): Json[] {
  const entries: Json[] = [];
  for (const entry of list) entries.push(laterThan(entry, entries.at(-1)));
  return entries;
}

function laterThan(entry: Json, previous: Json | undefined): Json {
  const [timecode, before] = [timecodeOf(entry), timecodeOf(previous)];
  if (!isRecord(entry) || timecode === undefined || before === undefined || timecode > before) return entry;
  return { ...entry, timecode: secondAfter(before) ?? timecode };
}

/** Returns the timecode of a list entry, such as `00:04`; `undefined` if it has none. */
function timecodeOf(value: Json | undefined): string | undefined {
  const timecode = isRecord(value) ? value['timecode'] : undefined;
  return typeof timecode === 'string' && /^\d\d:\d\d$/.test(timecode) ? timecode : undefined;
}

/** Returns the timecode a second later; `undefined` if it doesn't fit, from 100 minutes on. */
function secondAfter(timecode: string): string | undefined {
  const [minutes = 0, seconds = 0] = timecode.split(':').map(Number);
  const later = minutes * 60 + seconds + 1;
  const parts = [Math.floor(later / 60), later % 60];
  return later < 6000 ? parts.map((part) => String(part).padStart(2, '0')).join(':') : undefined;
}
