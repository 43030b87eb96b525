import type { Json } from '../../source/json.ts';
import { isList, isRecord } from '../../source/json.ts';

/** Where something stands in a document: `sections`, `0`, `content`, `heading`. */
export type Path = readonly (string | number)[];

/** A path as one text, for what is found by it. */
export const keyOf = (path: Path): string => JSON.stringify(path);

/** Whether a path is another, or leads to something within it. */
export const isWithin = (path: Path, outer: Path): boolean => outer.every((each, index) => path[index] === each);

export const isSamePath = (one: Path, other: Path): boolean => one.length === other.length && isWithin(one, other);

/**
 * The value with another one at a place, or without it. All else is the same by reference. A place on a way that is
 * not there is left as it is: something else has taken it away meanwhile.
 */
export function withValueAt(value: Json, path: Path, next: Json | undefined): Json {
  const [name, ...rest] = path;
  if (name === undefined) return next ?? null;
  if (isList(value)) {
    const index = Number(name);
    const old = value[index];
    if (old === undefined) return value;
    if (rest.length === 0 && next === undefined) return value.toSpliced(index, 1);
    return value.with(index, withValueAt(old, rest, next));
  }
  if (!isRecord(value)) return value;
  const old = Object.hasOwn(value, name) ? value[name] : undefined;
  if (rest.length === 0 && next === undefined) {
    const { [String(name)]: _, ...others } = value;
    return others;
  }
  if (rest.length > 0 && old === undefined) return value;
  // A key keeps its place, so that the text of the page stays in order; `__proto__` is a key as any other.
  const entry = [String(name), withValueAt(old ?? null, rest, next)] as const;
  return old === undefined
    ? Object.fromEntries([...Object.entries(value), entry])
    : Object.fromEntries(Object.entries(value).map((each) => (each[0] === entry[0] ? entry : each)));
}
