import type { Field, Variant } from '../../fields/field.ts';
import type { Json } from '../../source/json.ts';
import { isList, isRecord, isSame } from '../../source/json.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether a value is of the kind that a field's control can show. What it says may still be wrong. */
export function fits(field: Field, value: Json): boolean {
  switch (field.kind) {
    case 'text':
    case 'rich-text':
    case 'link':
    case 'path':
    case 'timecode':
      return typeof value === 'string';
    case 'date':
      return typeof value === 'string' && DAY.test(value);
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'fixed':
      return isSame(field.value, value);
    case 'choice':
    case 'illustration':
      return field.options.some((each) => each === value);
    case 'list':
      return isList(value);
    case 'record':
      return isRecord(value);
    case 'variants':
      return variantOf(field.variants, value) !== undefined;
    case 'document':
      return true;
  }
}

/**
 * Which of the ways to fill a place a value takes: the one whose fixed parts it holds, else the one it has the most in
 * common with. None, when it is of no kind that is expected.
 */
export function variantOf(variants: readonly Variant[], value: Json): Variant | undefined {
  const candidates = variants.filter(({ field }) => fits(field, value) && holdsFixed(field, value));
  return candidates.toSorted((one, other) => strangers(one.field, value) - strangers(other.field, value))[0];
}

function holdsFixed(field: Field, value: Json): boolean {
  if (field.kind !== 'record' || !isRecord(value)) return true;
  return field.fields.every(
    (each) =>
      each.field.kind !== 'fixed' || (Object.hasOwn(value, each.name) && fits(each.field, value[each.name] ?? null)),
  );
}

/** How many parts a value has that a record does not know, or lacks that it needs. */
function strangers(field: Field, value: Json): number {
  if (field.kind !== 'record' || !isRecord(value)) return 0;
  const known = new Set(field.fields.map(({ name }) => name));
  const unknown = Object.keys(value).filter((name) => !known.has(name));
  const missing = field.fields.filter(({ name, isRequired }) => isRequired && !Object.hasOwn(value, name));
  return unknown.length + missing.length;
}
