import { hrefSchema, pathSchema, timecodeSchema } from '@onset/design-system/content/schema';
import { illustrationNames } from '@onset/design-system/illustrations/names';
import * as z from 'zod';
import type { Field, NamedField, TextForm, Variant } from './field.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Forms of text by the pattern that is held against them. */
const FORMS = new Map<string, TextForm>(
  (
    [
      [hrefSchema, 'link'],
      [pathSchema, 'path'],
      [timecodeSchema, 'timecode'],
    ] as const
  ).map(([schema, form]) => [String(z.toJSONSchema(schema).pattern), form]),
);

/**
 * The field of a schema, to its last part. Nothing is said by hand: what a section's schema has, somebody can fill in.
 *
 * @throws {Error} for a schema there is no field for: names the place
 */
export function fieldOf(schema: z.ZodType): Field {
  const json = z.toJSONSchema(schema, { io: 'input' });
  return fieldOfJson(json, []);
}

function fieldOfJson(schema: JsonSchema, place: readonly string[]): Field {
  const { type, enum: options, const: only } = schema;
  // What refers to a part of itself is a long text: an article, of a Markdown file.
  if (schema.$ref !== undefined) return { kind: 'document' };
  if (only !== undefined && only !== null && (typeof only === 'string' || typeof only === 'boolean'))
    return { kind: 'fixed', value: only };
  if (options) return choiceOf(options.filter((each) => typeof each === 'string' || typeof each === 'number'));
  const ways = schema.oneOf ?? schema.anyOf;
  if (ways) return { kind: 'variants', variants: variantsOf(ways.filter(isSchema), place) };
  if (type === 'string') return textOf(schema);
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'number' || type === 'integer') {
    const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema;
    return { kind: 'number', min: minimum, max: maximum, isWhole: type === 'integer' };
  }
  if (type === 'array') {
    const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
    return {
      kind: 'list',
      item: fieldOfJson(isSchema(items) ? items : {}, [...place, '[]']),
      min: minItems,
      max: maxItems,
    };
  }
  if (type === 'object') {
    const properties = Object.entries(schema.properties ?? {});
    return { kind: 'record', fields: properties.map((entry) => namedField(entry, schema, place)) };
  }
  throw new Error(`There is no field for ${place.join('.') || 'the schema'}: ${JSON.stringify(schema).slice(0, 120)}`);
}

function namedField(
  [name, schema]: [string, z.core.JSONSchema._JSONSchema],
  { required = [] }: JsonSchema,
  place: readonly string[],
): NamedField {
  const json = isSchema(schema) ? schema : {};
  return {
    name,
    description: json.description,
    isRequired: required.includes(name),
    field: fieldOfJson(json, [...place, name]),
  };
}

function textOf({ pattern, format, contentMediaType, maxLength }: JsonSchema): Field {
  if (contentMediaType === 'text/markdown') return { kind: 'rich-text' };
  if (format === 'date') return { kind: 'date' };
  const form = pattern === undefined ? undefined : FORMS.get(pattern);
  return form ? { kind: form } : { kind: 'text', limit: maxLength, pattern };
}

function choiceOf(options: readonly (string | number)[]): Field {
  const isOfDrawings =
    options.length > 0 && options.every((each) => (illustrationNames as readonly (string | number)[]).includes(each));
  return { kind: isOfDrawings ? 'illustration' : 'choice', options };
}

function variantsOf(ways: readonly JsonSchema[], place: readonly string[]): Variant[] {
  return ways.map((way, index) => {
    const field = fieldOfJson(way, [...place, `|${index}`]);
    return { label: labelOf(way, field), field };
  });
}

/** What a way to fill a place is called: the kind it names, or what it is made of. */
function labelOf({ properties }: JsonSchema, field: Field): string {
  const kind = properties?.['kind'];
  if (isSchema(kind) && typeof kind.const === 'string') return kind.const;
  if (field.kind === 'record') return field.fields.map(({ name }) => name).join(', ');
  if (field.kind === 'fixed') return JSON.stringify(field.value);
  return field.kind;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
