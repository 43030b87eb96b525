import type { StoryContext, StrictArgTypes, StrictInputType } from 'storybook/internal/csf';
import * as z from 'zod';
import { findSection } from './find-section.ts';

/** Sources of a control. */
type Described = Pick<StoryContext, 'component' | 'argTypes' | 'initialArgs'>;

/** Type of the prop, from Storybook's analysis of the source. */
interface ReadType {
  readonly name?: string;
  readonly value?: unknown;
}

/**
 * Gives every prop of a story the control for its type. Content props use the section's schema, and others the type in
 * the source or the story's value. Props without a known type have no control, because Storybook's default object
 * control would break the story.
 */
export function deriveControls({ component, argTypes, initialArgs }: Described): StrictArgTypes {
  const [, section] = findSection(component);
  // Storybook adds props that only the story has later, and would show an object control for functions.
  const given = Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]));
  return Object.fromEntries(
    Object.entries({ ...given, ...argTypes }).map(([name, argType]) => {
      const part = section?.schema.shape[name];
      if (!(part instanceof z.ZodType)) return [name, { ...argType, ...bySource(name, argType, initialArgs[name]) }];
      return [name, { ...argType, ...bySchema(part) }];
    }),
  );
}
deriveControls.secondPass = true;

type Control = Pick<StrictInputType, 'control' | 'options'>;
type Type = NonNullable<StrictInputType['type']>;

const none: Control = { control: false };
const of = (type: 'text' | 'number' | 'boolean' | 'object'): Control => ({ control: { type } });

/** Control for the values a schema accepts, and its description with the limits. Lists, objects and unions are edited as JSON. */
function bySchema(schema: z.ZodType): Omit<StrictInputType, 'name'> {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  const { maxLength, minItems = 0, maxItems, description } = json;
  const type = typeOf(json);
  const limits = [
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `${minItems} to ${maxItems} entries`,
  ];
  return {
    ...byType(json),
    type: type && { ...type, required: !schema.safeParse(undefined).success },
    description: [description, ...limits].filter(Boolean).join('; '),
  };
}

function byType(json: z.core.JSONSchema.BaseSchema): Control {
  const { type } = json;
  const options = valuesOf(json);
  if (options) return { control: { type: 'select' }, options };
  if (type === 'string') return of('text');
  if (type === 'number' || type === 'integer') return of('number');
  return of(type === 'boolean' ? 'boolean' : 'object');
}

/** Returns the values of a schema that accepts a fixed set of them; otherwise undefined. */
function valuesOf({ enum: values, const: value, anyOf }: z.core.JSONSchema.BaseSchema): unknown[] | undefined {
  const constants = anyOf?.map((part) => (typeof part === 'object' ? part.const : undefined));
  const options = values ?? (value === undefined ? constants : [value]);
  return options?.every((option) => option !== undefined) ? options : undefined;
}

/** Returns the type by which Storybook reads a prop from the URL of a story. A prop without one keeps the value that is read. */
function typeOf(json: z.core.JSONSchema.BaseSchema | boolean | undefined): Type | undefined {
  if (typeof json !== 'object') return undefined;
  const { type, items, anyOf, oneOf } = json;
  const values = valuesOf(json);
  if (values)
    return { name: 'enum', value: values.filter((value) => typeof value === 'string' || typeof value === 'number') };
  if (type === 'string' || type === 'boolean') return { name: type };
  if (type === 'number' || type === 'integer') return { name: 'number' };
  const item = Array.isArray(items) ? undefined : typeOf(items);
  if (type === 'array') return item && { name: 'array', value: item };
  const shapes = [json, ...(anyOf ?? oneOf ?? [])].map((part) => (typeof part === 'object' ? part.properties : {}));
  const types = shapes.flatMap((shape = {}) =>
    Object.entries(shape).flatMap(([name, part]) => {
      const read = typeOf(part);
      return read ? [[name, read] as const] : [];
    }),
  );
  return types.length === 0 ? undefined : { name: 'object', value: Object.fromEntries(types) };
}

function bySource(name: string, { type, table }: StrictInputType, value: unknown): Control {
  if (name === 'className') return of('text');
  const read: ReadType = typeof type === 'object' ? type : {};
  if (read.name === 'enum' && Array.isArray(read.value)) return { control: { type: 'select' }, options: read.value };
  if (read.name === 'string' || read.name === 'number' || read.name === 'boolean') return of(textLike(read.name));
  if (read.name === 'union' && Array.isArray(read.value) && read.value.some(isText)) return of('text');
  if (['true', 'false'].includes(String(table?.defaultValue?.summary))) return of('boolean');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return of(textLike(typeof value));
  return isData(value) ? of('object') : none;
}

const textLike = (name: string) => (name === 'number' ? 'number' : name === 'boolean' ? 'boolean' : 'text');

const isText = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'name' in part && part.name === 'string';

/** Returns true if a value can be edited as JSON: lists and plain objects without functions or elements. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  return !holdsFunction(value);
}

function holdsFunction(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsFunction);
}
