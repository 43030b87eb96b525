import { illustrationNames } from '@onset/design-system/illustrations/names';
import { iconNames } from '@onset/design-system/primitives/icon';
import * as z from 'zod';
import type { Choice, Field, NamedField, PictureKind } from './field.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** The field that edits what a schema takes. What an editor has no field for is edited as JSON. */
export function fieldOf(schema: z.ZodType): Field {
  return fromJson(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));
}

/** The fields of everything that the content of a section may hold, in the order of its schema. */
export function fieldsOf(schema: z.ZodObject): readonly NamedField[] {
  const field = fieldOf(schema);
  return field.kind === 'group' ? field.fields : [];
}

const pictureNames: Readonly<Record<PictureKind, readonly string[]>> = {
  illustration: illustrationNames,
  icon: iconNames,
};

function fromJson(json: Schema): Field {
  const about = json.description === undefined ? {} : { description: json.description };
  const options = optionsOf(json);
  if (options !== undefined) {
    const kind = pictureKindOf(options);
    return kind
      ? { kind: 'picture', of: kind, options: options.map(String), ...about }
      : { kind: 'choice', options, ...about };
  }
  const forms = (json.oneOf ?? json.anyOf)?.filter(isSchema);
  if (forms !== undefined)
    return {
      kind: 'variants',
      variants: forms.map((form) => ({ label: labelOf(form), field: fromJson(form) })),
      ...about,
    };
  if (json.type === 'string') return { ...textField(json), ...about };
  if (json.type === 'number' || json.type === 'integer') return { ...numberField(json), ...about };
  if (json.type === 'boolean') return { kind: 'switch', ...about };
  // Blocks of a long text hold blocks: an editor of parts would have no end.
  const hasEnd = isSchema(json.items) && json.items.$ref === undefined;
  if (json.type === 'array' && isSchema(json.items) && hasEnd)
    return {
      kind: 'list',
      item: fromJson(json.items),
      min: json.minItems ?? 0,
      ...(json.maxItems === undefined ? {} : { max: json.maxItems }),
      ...about,
    };
  if (json.type === 'object' && json.properties !== undefined)
    return { kind: 'group', fields: namedFields(json, json.properties), ...about };
  return { kind: 'json', ...about };
}

function namedFields(json: Schema, properties: NonNullable<Schema['properties']>): NamedField[] {
  return Object.entries(properties).flatMap(([name, part]) =>
    isSchema(part) ? [{ name, isRequired: json.required?.includes(name) ?? false, field: fromJson(part) }] : [],
  );
}

function textField({ description, minLength, maxLength, pattern }: Schema): Field {
  return {
    kind: 'text',
    isRich: /\brich text\b/i.test(description ?? ''),
    ...(minLength === undefined ? {} : { min: minLength }),
    ...(maxLength === undefined ? {} : { max: maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
  };
}

function numberField({ type, minimum, maximum }: Schema): Field {
  // Zod says the largest whole number where there is no bound.
  const isBound = (value: number | undefined): value is number =>
    value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  return {
    kind: 'number',
    step: type === 'integer' ? 1 : 'any',
    ...(isBound(minimum) ? { min: minimum } : {}),
    ...(isBound(maximum) ? { max: maximum } : {}),
  };
}

/** The values, where nothing but these is allowed. */
function optionsOf(json: Schema): Choice[] | undefined {
  const values = json.enum ?? (json.const === undefined ? constants(json.anyOf) : [json.const]);
  return values?.every(isChoice) ? values : undefined;
}

function constants(parts: Schema['anyOf']): unknown[] | undefined {
  const values = parts?.map((part) => (isSchema(part) ? part.const : undefined));
  return values?.every((value) => value !== undefined) ? values : undefined;
}

function pictureKindOf(options: readonly Choice[]): PictureKind | undefined {
  if (options.length === 0) return undefined;
  const kinds = ['illustration', 'icon'] as const;
  return options.length > 1
    ? kinds.find((kind) => options.every((option) => pictureNames[kind].includes(String(option))))
    : undefined;
}

/** What one form of several is called: by the value that tells it from the others, or by what it is. */
function labelOf({ properties, type }: Schema): string {
  const mark = Object.values(properties ?? {}).find((part) => isSchema(part) && part.const !== undefined);
  if (isSchema(mark)) return String(mark.const);
  return type === 'object' ? Object.keys(properties ?? {}).join(', ') : String(type ?? 'other');
}

const isChoice = (value: unknown): value is Choice => ['string', 'number', 'boolean'].includes(typeof value);

const isSchema = (part: unknown): part is Schema => typeof part === 'object' && part !== null && !Array.isArray(part);
