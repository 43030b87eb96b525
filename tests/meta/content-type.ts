import * as z from 'zod';

type Json = z.core.JSONSchema.BaseSchema;

/** The type of what a schema takes, a property a line, without the words that describe it. */
export function contentType(schema: z.ZodType): string {
  return typeText(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '');
}

function typeText(json: Json | boolean, indent: string): string {
  if (typeof json === 'boolean') return json ? 'anything' : 'nothing';
  if (json.const !== undefined) return JSON.stringify(json.const);
  if (json.enum) return json.enum.map((value) => JSON.stringify(value)).join(' | ');
  const union = json.anyOf ?? json.oneOf;
  if (union) return union.map((part) => typeText(part, indent)).join(' | ');
  if (json.type === 'array')
    return `list of ${json.minItems ?? 0} to ${json.maxItems ?? 'any'} ${itemText(json, indent)}`;
  if (json.type === 'object') return objectText(json, indent);
  return `${String(json.type ?? 'anything')}${bounds(json)}`;
}

function itemText({ items }: Json, indent: string): string {
  return typeof items === 'object' && !Array.isArray(items) ? typeText(items, indent) : 'anything';
}

function objectText({ properties = {}, required = [] }: Json, indent: string): string {
  const within = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, part]) => `${within}${name}${required.includes(name) ? '' : '?'}: ${typeText(part, within)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function bounds({ minLength, maxLength, minimum, maximum, pattern }: Json): string {
  const from = minLength ?? minimum;
  const to = maxLength ?? maximum;
  const range = from === undefined && to === undefined ? '' : ` ${from ?? ''}..${to ?? ''}`;
  return `${range}${pattern === undefined ? '' : ` like ${pattern}`}`;
}
