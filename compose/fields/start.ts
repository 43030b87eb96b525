import type { Json, JsonRecord } from '../source/json.ts';
import { isList, isRecord } from '../source/json.ts';
import type { Field, RecordField } from './field.ts';
import { fieldOf } from './field-of.ts';
import { canStart, leastOf } from './least.ts';
import type * as z from 'zod';

export { canStart } from './least.ts';

/**
 * What stands in a new place of a page until somebody says something: what the schema demands, and no more. Words say that
 * they are to be replaced.
 */
export function start(schema: z.ZodType): Json {
  const field = fieldOf(schema);
  let value = leastOf(field, 'text');
  // A rule between fields is no part of their form: what it asks for is found by trying.
  for (let issues = issuesOf(schema, value); issues.length > 0;) {
    const better = issues
      .flatMap(({ path }) => withOneMore(field, value, path.map(String)))
      .find((each) => issuesOf(schema, each).length < issues.length);
    if (better === undefined) return value;
    value = better;
    issues = issuesOf(schema, value);
  }
  return value;
}

const issuesOf = (schema: z.ZodType, value: Json): readonly z.core.$ZodIssue[] =>
  schema.safeParse(value).error?.issues ?? [];

/** The value with one field more that it may have, or another choice, in a record on the way to a place; each in turn. */
function withOneMore(field: Field, value: Json, path: readonly string[]): Json[] {
  const [name, ...rest] = path;
  if (field.kind === 'list' && isList(value) && name !== undefined)
    return withOneMore(field.item, value[Number(name)] ?? null, rest).map((each) => value.with(Number(name), each));
  if (field.kind !== 'record' || !isRecord(value)) return [];
  const next = field.fields.find((each) => each.name === name);
  const deeper = next && name !== undefined ? withOneMore(next.field, value[name] ?? null, rest) : [];
  return [...deeper.map((each) => ({ ...value, [name ?? '']: each })), ...additions(field, value)];
}

function additions({ fields }: RecordField, value: JsonRecord): Json[] {
  return fields.flatMap(({ name, field }) => {
    if (field.kind === 'choice') return field.options.map((option) => ({ ...value, [name]: option }));
    return Object.hasOwn(value, name) || !canStart(field) ? [] : [{ ...value, [name]: leastOf(field, name) }];
  });
}
