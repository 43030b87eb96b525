import { isList, isRecord } from './json.ts';
import type { Json } from './json.ts';

/**
 * Which entry of a list each entry of its next version was: the same one first, then one of the same name, then the one in
 * its place. -1 is a new one. So what was moved keeps its comments, and so does what was edited. Takes time in proportion
 * to the lengths of both lists.
 */
export function pairs(before: readonly Json[], after: readonly Json[]): readonly number[] {
  const free = new Set(before.keys());
  const found = after.map(() => -1);
  const take = (index: number, at: number): void => {
    found[index] = at;
    free.delete(at);
  };
  const pairBy = (keyOf: (value: Json) => unknown): void => {
    const keys = before.map(keyOf);
    const byKey = Map.groupBy([...free].toReversed(), (at) => keys[at]);
    for (const [index, value] of after.entries()) {
      const key = keyOf(value);
      if (found[index] !== -1 || key === undefined) continue;
      const candidates = byKey.get(key) ?? [];
      // The entry in the same place comes first: each of several equal entries keeps its own.
      let at = free.has(index) && keys[index] === key ? index : candidates.pop();
      while (at !== undefined && !free.has(at)) at = candidates.pop();
      if (at !== undefined) take(index, at);
    }
  };
  pairBy(canonicalText);
  pairBy(nameOf);
  const rest = [...after.keys()].filter((index) => found[index] === -1);
  // As many have gone as have come: they were edited. Else those in the same place were.
  const order = [...free].toSorted((one, other) => one - other);
  for (const [nth, index] of rest.entries()) {
    const at = (order.length === rest.length ? order[nth] : index) ?? -1;
    if (free.has(at) && isAlike(before[at] ?? null, after[index] ?? null)) take(index, at);
  }
  return found;
}

/** The same text for two values exactly if they say the same (`isSame`). */
function canonicalText(value: Json): string {
  if (isList(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (isRecord(value))
    return `{${Object.keys(value)
      .toSorted()
      .map((name) => `${JSON.stringify(name)}:${canonicalText(value[name] ?? null)}`)
      .join(',')}}`;
  return Object.is(value, -0) ? '-0' : JSON.stringify(value);
}

/** What tells an entry from its neighbours: the id of a section or of a group. */
const nameOf = (value: Json): Json | undefined => (isRecord(value) ? value['id'] : undefined);

/** Whether one may have been made of the other by editing it. */
function isAlike(one: Json, other: Json): boolean {
  if (!isRecord(one) || !isRecord(other)) return typeof one === typeof other && !isRecord(one) && !isRecord(other);
  const keys = Object.keys(one);
  return keys.filter((key) => Object.hasOwn(other, key)).length * 2 >= keys.length;
}
