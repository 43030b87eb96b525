import type { Field, NamedField } from '../field.ts';

/** What the schema says of one place in a content. */
export interface LimitRow {
  /** Where it is: `questions[].answer`. */
  readonly place: string;
  readonly kind: string;
  readonly limit: string;
  readonly isRequired: boolean;
  readonly description: string;
}

/** A row for every place in a content, those inside others after them. */
export function limitRows(fields: readonly NamedField[], inside = ''): LimitRow[] {
  return fields.flatMap(({ name, isRequired, field }) => {
    const place = `${inside}${name}`;
    return [
      { place, isRequired, kind: kindOf(field), limit: limitOf(field), description: field.description ?? '' },
      ...rowsWithin(field, place),
    ];
  });
}

function rowsWithin(field: Field, place: string): LimitRow[] {
  if (field.kind === 'list') return rowsWithin(field.item, `${place}[]`);
  if (field.kind === 'group') return limitRows(field.fields, `${place}.`);
  if (field.kind !== 'variants') return [];
  const rows = field.variants.flatMap(({ field: form }) => rowsWithin(form, place));
  return rows.filter((row, index) => rows.findIndex((other) => other.place === row.place) === index);
}

function kindOf(field: Field): string {
  if (field.kind === 'text') return field.isRich ? 'rich text' : 'text';
  if (field.kind === 'picture') return field.of;
  if (field.kind === 'variants') return field.variants.map(({ label }) => label).join(' or ');
  return { number: 'number', switch: 'yes or no', choice: 'choice', list: 'list', group: 'parts', json: 'parts' }[
    field.kind
  ];
}

function limitOf(field: Field): string {
  if (field.kind === 'text') return field.max === undefined ? '' : `to ${field.max} characters`;
  if (field.kind === 'choice') return field.options.map(String).join(', ');
  if (field.kind === 'picture') return `one of ${field.options.length}`;
  if (field.kind === 'list') return field.max === undefined ? `${field.min} or more` : `${field.min} to ${field.max}`;
  if (field.kind !== 'number') return '';
  if (field.max === undefined) return field.min === undefined ? '' : `${field.min} or more`;
  return `${field.min ?? 0} to ${field.max}`;
}
