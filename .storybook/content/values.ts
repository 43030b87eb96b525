import type { Field, GroupField } from './field.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a new part of a content holds, so that it is allowed and can be seen: the least of what its field takes. */
export function newValue(field: Field): unknown {
  switch (field.kind) {
    case 'text':
      return newText(field.pattern, field.description, field.max);
    case 'number':
      return field.min ?? 1;
    case 'switch':
      return true;
    case 'choice':
    case 'picture':
      return field.options[0];
    case 'list':
      return Array.from({ length: field.min }, (_, index) => distinct(field.item, newValue(field.item), index));
    case 'group':
      return Object.fromEntries(
        field.fields.flatMap(({ name, isRequired, field: part }) => (isRequired ? [[name, newValue(part)]] : [])),
      );
    case 'variants':
      return field.variants[0] && newValue(field.variants[0].field);
    case 'json':
      return [];
  }
}

/** One more item of a list: like the one it follows, so that it fits beside it, and told from it by its first text. */
export function nextItem(item: Field, list: readonly unknown[], after = list.length - 1): unknown {
  return list.length === 0 ? newValue(item) : distinct(item, list[after], list.length);
}

/** An item moved to another place of its list. */
export function moved(list: readonly unknown[], from: number, to: number): unknown[] {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, list[from]);
}

/** An object with one property changed; without it where there is no value. */
export function withProperty(values: Values, name: string, value: unknown): Values {
  const { [name]: _, ...others } = values;
  // A property keeps its place, so that the text of the page stays in order.
  if (value === undefined) return others;
  return name in values ? { ...values, [name]: value } : { ...others, [name]: value };
}

/** Whether a value is an object of named parts. */
export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which of several forms a value has: that whose fixed values it holds, else that of its type. */
export function variantOf(variants: readonly { readonly field: Field }[], value: unknown): number {
  const found = variants.findIndex(({ field }) => hasForm(field, value));
  return Math.max(0, found);
}

function hasForm(field: Field, value: unknown): boolean {
  if (field.kind === 'group') return isValues(value) && hasMarks(field, value);
  if (field.kind === 'list') return Array.isArray(value);
  if (field.kind === 'text') return typeof value === 'string';
  if (field.kind === 'number') return typeof value === 'number';
  return field.kind === 'switch'
    ? typeof value === 'boolean'
    : field.kind === 'choice' && field.options.includes(value as string);
}

/** By the values that tell one form from another; where there are none, by the names of its parts. */
function hasMarks({ fields }: GroupField, value: Values): boolean {
  const marks = fields.flatMap(({ name, field }) =>
    field.kind === 'choice' && field.options.length === 1 ? [[name, field.options[0]] as const] : [],
  );
  if (marks.length > 0) return marks.every(([name, mark]) => value[name] === mark);
  const known = fields.map(({ name }) => name);
  return (
    Object.keys(value).every((name) => known.includes(name)) &&
    fields.every(({ name, isRequired }) => !isRequired || name in value)
  );
}

const EXAMPLES = [
  'Text',
  '/page',
  'https://onset.example/',
  '#part',
  '00:00',
  '2026-11-22',
  '2026-11-22T08:00Z',
  '1.0.0',
  '/page/{page}',
  'USD',
  'en-US',
  '0'.repeat(64),
  'text',
];

function newText(pattern: string | undefined, description = '', max = Number.POSITIVE_INFINITY): string {
  const named = /such as “?([^\s,”]+)/.exec(description)?.[1];
  const candidates = named === undefined ? EXAMPLES : [named, ...EXAMPLES];
  const form = pattern === undefined ? /./ : new RegExp(pattern, 'u');
  return (candidates.find((each) => form.test(each)) ?? 'Text').slice(0, max);
}

/** The same value with another number behind its first text: items of a list are told apart by what they say. */
function distinct(field: Field, value: unknown, count: number): unknown {
  if (count === 0) return value;
  if (field.kind === 'text' && field.pattern === undefined && typeof value === 'string')
    return numbered(value, count + 1, field.max);
  if (field.kind !== 'group' || !isValues(value)) return value;
  const first = field.fields.find(
    ({ name, field: part }) => part.kind === 'text' && part.pattern === undefined && name in value,
  );
  const anchor = field.fields.find(({ name }) => name === 'id' && 'id' in value);
  return {
    ...value,
    ...(first && { [first.name]: distinct(first.field, value[first.name], count) }),
    ...(anchor && { id: `${String(value['id']).replace(/-\d+$/, '')}-${count + 1}` }),
  };
}

function numbered(text: string, count: number, max = Number.POSITIVE_INFINITY): string {
  const number = ` ${count}`;
  return `${text.replace(/ \d+$/, '').slice(0, max - number.length)}${number}`;
}
