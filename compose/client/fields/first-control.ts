import type { Field } from '../../fields/field.ts';
import type { Json } from '../../source/json.ts';
import { isList, isRecord } from '../../source/json.ts';
import { variantOf } from './fits.ts';
import type { Path } from './path.ts';

/** Where the first thing to fill in stands, in a value that is new. */
export function firstControl(field: Field, value: Json | undefined, path: Path): Path {
  if (value === undefined) return path;
  if (field.kind === 'variants') {
    // The way to fill it is chosen at the place itself, which comes first.
    const variant = variantOf(field.variants, value);
    return variant && field.variants.length === 1 ? firstControl(variant.field, value, path) : path;
  }
  if (field.kind === 'record' && isRecord(value)) {
    const part = field.fields.find((each) => Object.hasOwn(value, each.name) && each.field.kind !== 'fixed');
    return part ? firstControl(part.field, value[part.name], [...path, part.name]) : path;
  }
  if (field.kind === 'list' && isList(value) && value.length > 0)
    return firstControl(field.item, value[0], [...path, 0]);
  return path;
}
