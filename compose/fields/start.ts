import type { Json, JsonRecord } from '../source/json.ts';
import { isList, isRecord } from '../source/json.ts';
import type { Field, RecordField } from './field.ts';
import { fieldOf } from './field-of.ts';
import type * as z from 'zod';

/** Whether something can be made here at all: a long text is made of a Markdown file. */
export function canStart(field: Field): boolean {
  if (field.kind === 'record') return field.fields.every((each) => !each.isRequired || canStart(each.field));
  if (field.kind === 'list') return field.min === 0 || canStart(field.item);
  return field.kind !== 'document';
}

/**
 * What stands in a new place of a page until somebody says something: what the schema demands, and no more. Words say that
 * they are to be replaced.
 */
export function start(schema: z.ZodType): Json {
  const field = fieldOf(schema);
  let value = least(field, 'text');
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

/** Texts of several forms: the first that a pattern takes. */
const SAMPLES = ['new', '/', '/{page}', '2000-01-01'];

/** The least that a field takes, by its form. */
function least(field: Field, name: string): Json {
  switch (field.kind) {
    case 'text': {
      const words = `New ${wordsOf(name)}`.slice(0, field.limit).trimEnd();
      const form = new RegExp(field.pattern ?? '', 'u');
      return [words, ...SAMPLES].find((each) => form.test(each)) ?? words;
    }
    case 'rich-text':
      return `New ${wordsOf(name)}.`;
    case 'link':
    case 'path':
      return '/';
    case 'timecode':
      return '00:00';
    case 'date':
      return '2000-01-01';
    case 'switch':
      return false;
    case 'number':
      return Math.min(Math.max(1, field.min), field.max);
    case 'fixed':
      return field.value;
    case 'choice':
    case 'illustration':
      return field.options[0] ?? '';
    case 'list':
      return Array.from({ length: field.min }, () => least(field.item, name.replace(/s$/, '')));
    case 'record':
      return Object.fromEntries(
        field.fields.filter(({ isRequired }) => isRequired).map((each) => [each.name, least(each.field, each.name)]),
      );
    case 'variants': {
      const [first] = field.variants;
      return first ? least(first.field, name) : '';
    }
    case 'document':
      return { blocks: [] };
  }
}

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
    return Object.hasOwn(value, name) || !canStart(field) ? [] : [{ ...value, [name]: least(field, name) }];
  });
}

/** A name of the schema in words: `secondaryAction` is `secondary action`. */
const wordsOf = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
