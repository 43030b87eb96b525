import type { Field } from '../../fields/field.ts';
import type { Json } from '../../source/json.ts';
import { isRecord } from '../../source/json.ts';

/** A list with one entry at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

/**
 * A list with an entry twice, the second behind the first. Where entries have an id, the second has one that no entry and
 * none of the `taken` has.
 */
export function duplicated(items: readonly Json[], index: number, taken: readonly string[]): Json[] {
  const item = items[index];
  if (item === undefined) return [...items];
  const ids = items.flatMap((each) => (isRecord(each) && typeof each['id'] === 'string' ? [each['id']] : []));
  const copy =
    isRecord(item) && typeof item['id'] === 'string' ? { ...item, id: freeId(item['id'], [...ids, ...taken]) } : item;
  return items.toSpliced(index + 1, 0, copy);
}

function freeId(id: string, taken: readonly string[]): string {
  const stem = id.replace(/-\d{1,6}$/, '');
  let number = 2;
  while (taken.includes(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** A new entry as it is put into a list: with an id of its own, where entries have one. */
export function withFreeId(entry: Json, items: readonly Json[]): Json {
  if (!isRecord(entry) || typeof entry['id'] !== 'string') return entry;
  const ids = items.flatMap((each) => (isRecord(each) && typeof each['id'] === 'string' ? [each['id']] : []));
  return ids.includes(entry['id']) ? { ...entry, id: freeId(entry['id'], ids) } : entry;
}

/** Entries of a list with a key each, by which they are known while they move and change. */
export interface KeyedEntries {
  readonly items: readonly Json[];
  readonly keys: readonly number[];
  /** The next key that was never given. */
  readonly next: number;
}

export const noEntries: KeyedEntries = { items: [], keys: [], next: 0 };

/**
 * The keys of a list that has changed, by whomever: what is the same keeps its key wherever it stands now, what has
 * changed keeps that of its place, and what is new gets one of its own.
 */
export function keyed(before: KeyedEntries, items: readonly Json[]): KeyedEntries {
  const free = new Map<Json, number[]>();
  before.items.forEach((item, index) => {
    const key = before.keys[index];
    // An entry that stays where it is comes before one that looks like it.
    if (key === undefined || items[index] === item) return;
    const keys = free.get(item);
    if (keys) keys.push(key);
    else free.set(item, [key]);
  });
  const kept = items.map((item, index) =>
    before.items[index] === item && index < before.items.length ? before.keys[index] : free.get(item)?.shift(),
  );
  const used = new Set(kept);
  let { next } = before;
  const keys = kept.map((key, index) => {
    if (key !== undefined) return key;
    const old = before.keys[index];
    // As many as before: the one that is new is the one that was changed.
    if (old !== undefined && !used.has(old) && items.length === before.items.length) return old;
    next += 1;
    return next - 1;
  });
  return { items, keys, next };
}

/** Parts that say where something stands or how it looks, and never what it is. */
const NO_TITLES = new Set(['id', 'timecode', 'icon', 'size', 'language', 'type', 'kind']);

/** What an entry is called: its first text. Empty where it has none. */
export function entryTitle(field: Field, value: Json): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).slice(0, 200);
  if (!isRecord(value)) return '';
  const names = field.kind === 'record' ? field.fields.map(({ name }) => name) : Object.keys(value);
  const parts = names
    .filter((name) => !NO_TITLES.has(name) && Object.hasOwn(value, name))
    .flatMap((name) => {
      const part = value[name];
      return part === undefined ? [] : [part];
    });
  const text = parts.find((part) => typeof part === 'string' && part.trim() !== '');
  if (typeof text === 'string') return text.slice(0, 200);
  return parts.map((part) => (isRecord(part) ? entryTitle({ kind: 'document' }, part) : '')).find(Boolean) ?? '';
}
