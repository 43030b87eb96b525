import type { StoryContext, StrictArgTypes, StrictInputType } from 'storybook/internal/csf';
import * as z from 'zod';
import { findSection } from './find-section.ts';

/** Properties of a story context from which the story's controls are derived. */
type ControlSources = Pick<StoryContext, 'component' | 'argTypes' | 'initialArgs'>;

/** Type of a prop, which Storybook infers from the component's source. */
interface InferredType {
  readonly name?: string;
  readonly value?: unknown;
}

/**
 * Returns the arg types of a story, with a control for each prop. The control of a content prop depends on the
 * section's schema. That of other props depends on the type in the component's source or the value in the story. Props
 * without a known type get no control, because Storybook's default object control would break the story.
 */
export function deriveControls({ component, argTypes, initialArgs }: ControlSources): StrictArgTypes {
  const [, section] = findSection(component);
  // Props that exist only in the story's args. If they were missing here, Storybook would add them later with an object
  // control, even if their values are functions.
  const argTypesFromArgs = Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]));
  return Object.fromEntries(
    Object.entries({ ...argTypesFromArgs, ...argTypes }).map(([name, argType]) => {
      const part = section?.schema.shape[name];
      if (!(part instanceof z.ZodType))
        return [name, { ...argType, ...controlFromType(name, argType, initialArgs[name]) }];
      return [name, { ...argType, ...controlFromSchema(part) }];
    }),
  );
}
deriveControls.secondPass = true;

type Control = Pick<StrictInputType, 'control' | 'options'>;
type Type = NonNullable<StrictInputType['type']>;

const NO_CONTROL: Control = { control: false };
const createControl = (type: 'text' | 'number' | 'boolean' | 'object'): Control => ({ control: { type } });

/**
 * Returns the control for the values that a schema accepts, and a description with its limits. Lists, objects and
 * unions are edited as JSON.
 */
function controlFromSchema(schema: z.ZodType): Omit<StrictInputType, 'name'> {
  const jsonSchema = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  const { maxLength, minItems = 0, maxItems, description } = jsonSchema;
  const type = inferType(jsonSchema);
  const limits = [
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `${minItems} to ${maxItems} entries`,
  ];
  return {
    ...controlFromJsonSchema(jsonSchema),
    type: type && { ...type, required: !schema.safeParse(undefined).success },
    description: [description, ...limits].filter(Boolean).join('; '),
  };
}

function controlFromJsonSchema(jsonSchema: z.core.JSONSchema.BaseSchema): Control {
  const { type } = jsonSchema;
  const options = getAllowedValues(jsonSchema);
  if (options) return { control: { type: 'select' }, options };
  if (type === 'string') return createControl('text');
  if (type === 'number' || type === 'integer') return createControl('number');
  return createControl(type === 'boolean' ? 'boolean' : 'object');
}

/** Returns the accepted values of a schema with a fixed set of values, or undefined for other schemas. */
function getAllowedValues({ enum: values, const: value, anyOf }: z.core.JSONSchema.BaseSchema): unknown[] | undefined {
  const constants = anyOf?.map((part) => (typeof part === 'object' ? part.const : undefined));
  const options = values ?? (value === undefined ? constants : [value]);
  return options?.every((option) => option !== undefined) ? options : undefined;
}

/**
 * Returns the type that Storybook uses to parse a prop from the URL of a story. A value without a type isn't converted.
 */
function inferType(jsonSchema: z.core.JSONSchema.BaseSchema | boolean | undefined): Type | undefined {
  if (typeof jsonSchema !== 'object') return undefined;
  const { type, items, anyOf, oneOf } = jsonSchema;
  const values = getAllowedValues(jsonSchema);
  if (values)
    return { name: 'enum', value: values.filter((value) => typeof value === 'string' || typeof value === 'number') };
  if (type === 'string' || type === 'boolean') return { name: type };
  if (type === 'number' || type === 'integer') return { name: 'number' };
  const item = Array.isArray(items) ? undefined : inferType(items);
  // Storybook would convert the text `0` of a list of options into a number.
  if (type === 'array') return item && { name: 'array', value: isTextOption(item) ? { name: 'string' } : item };
  const shapes = [jsonSchema, ...(anyOf ?? oneOf ?? [])].map((part) =>
    typeof part === 'object' ? part.properties : {},
  );
  const types = shapes.flatMap((shape = {}) =>
    Object.entries(shape).flatMap(([name, part]) => {
      const inferredType = inferType(part);
      return inferredType ? [[name, inferredType] as const] : [];
    }),
  );
  return types.length === 0 ? undefined : { name: 'object', value: Object.fromEntries(types) };
}

/** Returns true for the type of a fixed set of texts. */
const isTextOption = (type: Type): boolean =>
  type.name === 'enum' && type.value.every((value) => typeof value === 'string');

function controlFromType(name: string, { type, table }: StrictInputType, value: unknown): Control {
  if (name === 'className') return createControl('text');
  const inferredType: InferredType = typeof type === 'object' ? type : {};
  if (inferredType.name === 'enum' && Array.isArray(inferredType.value))
    return { control: { type: 'select' }, options: inferredType.value };
  if (inferredType.name === 'string' || inferredType.name === 'number' || inferredType.name === 'boolean')
    return createControl(toControlType(inferredType.name));
  if (inferredType.name === 'union' && Array.isArray(inferredType.value) && inferredType.value.some(isStringType))
    return createControl('text');
  if (['true', 'false'].includes(String(table?.defaultValue?.summary))) return createControl('boolean');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return createControl(toControlType(typeof value));
  return isJsonData(value) ? createControl('object') : NO_CONTROL;
}

const toControlType = (name: string) => (name === 'number' ? 'number' : name === 'boolean' ? 'boolean' : 'text');

const isStringType = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'name' in part && part.name === 'string';

/** Returns true if a value can be edited as JSON: a list or a plain object without functions and React elements. */
function isJsonData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  return !containsFunction(value);
}

function containsFunction(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(containsFunction);
}
