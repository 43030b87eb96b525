import type { Json, JsonRecord } from '../../site/compositor/page-source.ts';

export type { Json, JsonRecord } from '../../site/compositor/page-source.ts';

export const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Whether two values say the same; the order of a record's keys says nothing. */
export function isSame(one: Json, other: Json): boolean {
  if (isList(one)) return isList(other) && areSame(one, other);
  if (!isRecord(one)) return Object.is(one, other);
  if (!isRecord(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name] ?? null, other[name] ?? null))
  );
}

const areSame = (some: readonly Json[], others: readonly Json[]): boolean =>
  some.length === others.length && some.every((each, index) => isSame(each, others[index] ?? null));
