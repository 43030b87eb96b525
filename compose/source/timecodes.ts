import { isList, isRecord } from './json.ts';
import type { Json } from './json.ts';

/** Seconds between the timecodes of two sections, and of two entries of a list. */
const SECTION_STEP = 4;
const ENTRY_STEP = 1;

/** Returns the timecode of a section's content or of a list entry, such as `00:04`; `undefined` if it has none. */
export function timecodeOf(value: Json | undefined): string | undefined {
  const at = isRecord(value) ? value['at'] : undefined;
  return typeof at === 'string' && /^\d\d:\d\d$/.test(at) ? at : undefined;
}

/**
 * Returns a section's content with a timecode between those of the sections before and after it, if its own isn't. The
 * timecodes of its lists ascend. Without room between the two, it is later than the one before.
 */
export function fitTimecodes(content: Json, before: string | undefined, after: string | undefined): Json {
  const fitted = ascend(content);
  const at = timecodeOf(fitted);
  if (at === undefined || !isRecord(fitted)) return fitted;
  const fits = (before === undefined || at > before) && (after === undefined || at < after);
  return fits ? fitted : { ...fitted, at: between(before, after) ?? at };
}

/** Returns a list in which each timecode is later than that of the entry before. Other entries stay the same objects. */
export function ascendingEntries(list: readonly Json[]): Json[] {
  const entries: Json[] = [];
  for (const entry of list) entries.push(laterThan(entry, entries.at(-1)));
  return entries;
}

function ascend(value: Json): Json {
  if (isList(value)) return ascendingEntries(value.map(ascend));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, ascend(part)]));
}

function laterThan(entry: Json, previous: Json | undefined): Json {
  const [at, before] = [timecodeOf(entry), timecodeOf(previous)];
  if (!isRecord(entry) || at === undefined || before === undefined || at > before) return entry;
  return { ...entry, at: format(secondsOf(before) + ENTRY_STEP) ?? at };
}

function between(before: string | undefined, after: string | undefined): string | undefined {
  const from = before === undefined ? -SECTION_STEP : secondsOf(before);
  const wanted = from + SECTION_STEP;
  if (after === undefined || wanted < secondsOf(after)) return format(wanted);
  return format(Math.max(Math.floor((from + secondsOf(after)) / 2), from + 1));
}

function secondsOf(timecode: string): number {
  const [minutes = 0, seconds = 0] = timecode.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Formats a time; `undefined` if it doesn't fit, from 100 minutes on. */
function format(seconds: number): string | undefined {
  const parts = [Math.floor(Math.max(0, seconds) / 60), Math.max(0, seconds) % 60];
  return seconds < 6000 ? parts.map((part) => String(part).padStart(2, '0')).join(':') : undefined;
}
