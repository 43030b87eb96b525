import { isRecord, isSame } from './json.ts';
import type { Json } from './json.ts';

/**
 * Which entry of a list each entry of its next version was: the same one first, then one of the same name, then the one in
 * its place. -1 is a new one. So what was moved keeps its comments, and so does what was edited.
 */
export function pairs(before: readonly Json[], after: readonly Json[]): readonly number[] {
  const free = new Set(before.keys());
  const found = after.map(() => -1);
  const take = (index: number, match: (old: Json, at: number) => boolean): void => {
    if (found[index] !== -1) return;
    // In its place first: of several that are the same, each keeps its own.
    for (const at of [index, ...free])
      if (free.has(at) && match(before[at] ?? null, at)) {
        found[index] = at;
        free.delete(at);
        return;
      }
  };
  for (const [index, value] of after.entries()) take(index, (old) => isSame(old, value));
  for (const [index, value] of after.entries())
    take(index, (old) => nameOf(value) !== undefined && nameOf(old) === nameOf(value));
  const rest = [...after.keys()].filter((index) => found[index] === -1);
  // As many have gone as have come: they were edited. Else those in the same place were.
  const order = [...free].toSorted((one, other) => one - other);
  for (const [nth, index] of rest.entries()) {
    const place = order.length === rest.length ? order[nth] : index;
    take(index, (old, at) => at === place && isAlike(old, after[index] ?? null));
  }
  return found;
}

/** What tells an entry from its neighbours: the id of a section or of a group. */
const nameOf = (value: Json): Json | undefined => (isRecord(value) ? value['id'] : undefined);

/** Whether one may have been made of the other by editing it. */
function isAlike(one: Json, other: Json): boolean {
  if (!isRecord(one) || !isRecord(other)) return typeof one === typeof other && !isRecord(one) && !isRecord(other);
  const keys = Object.keys(one);
  return keys.filter((key) => Object.hasOwn(other, key)).length * 2 >= keys.length;
}
