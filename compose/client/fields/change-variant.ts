import type { Field } from '../../fields/field.ts';
import { leastOf } from '../../fields/least.ts';
import type { Json } from '../../source/json.ts';
import { isRecord } from '../../source/json.ts';
import { fits } from './fits.ts';

/**
 * A value in another of the forms its place takes. What both forms have by name stays, also the one text of a plain form
 * that becomes a record, and back.
 */
export function inVariant(field: Field, value: Json, name: string): Json {
  const least = leastOf(field, name);
  if (field.kind !== 'record') return textWithin(field, value) ?? least;
  if (!isRecord(least)) return least;
  const old = isRecord(value) ? value : {};
  const kept = field.fields
    .filter((part) => part.field.kind !== 'fixed' && Object.hasOwn(old, part.name))
    .flatMap((part) => {
      const said = old[part.name];
      return said !== undefined && fits(part.field, said) ? [[part.name, said] as const] : [];
    });
  const [first] = field.fields.filter((part) => ['text', 'rich-text'].includes(part.field.kind));
  const text = typeof value === 'string' && value !== '' && first ? { [first.name]: value } : {};
  const both: Readonly<Record<string, Json>> = { ...least, ...Object.fromEntries(kept), ...text };
  // In the order of the form, so that a page reads as its neighbours do.
  return Object.fromEntries(
    field.fields.flatMap((part) => {
      const said = both[part.name];
      return said === undefined ? [] : [[part.name, said] as const];
    }),
  );
}

/** The text of a record that a plain form keeps: the first that fits. */
function textWithin(field: Field, value: Json): Json | undefined {
  if (!isRecord(value)) return fits(field, value) ? value : undefined;
  return Object.values(value).find((each) => typeof each === 'string' && each !== '' && fits(field, each));
}
