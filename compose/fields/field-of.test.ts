import { registry } from '../../site/compositor/registry.ts';
import { pageSectionNames } from '../../site/compositor/parse-page.ts';
import type { RegisteredSection } from '@onset/design-system/sections/section';
import { mediaSchema } from '@onset/design-system/content/media';
import { commonsTextSchema, linkSchema, richTextSchema, text } from '@onset/design-system/content/schema';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Field } from './field.ts';
import { fieldOf } from './field-of.ts';

/** Every field below one, each with its place. */
function below(field: Field, place = ''): (readonly [string, Field])[] {
  const inner =
    field.kind === 'record'
      ? field.fields.flatMap((each) => below(each.field, `${place}.${each.name}`))
      : field.kind === 'list'
        ? below(field.item, `${place}[]`)
        : field.kind === 'variants'
          ? field.variants.flatMap((each) => below(each.field, `${place}|${each.label}`))
          : [];
  return [[place, field], ...inner];
}

describe('every section has fields for all that it says', () => {
  test.each(pageSectionNames)('%s', (name) => {
    const { schema } = registry[name] as RegisteredSection;
    const field = fieldOf(schema);
    expect(field).toMatchObject({ kind: 'record', fields: Object.keys(schema.shape).map((each) => ({ name: each })) });
    expect(below(field).flatMap(([place, each]) => faultOf(each, name + place))).toEqual([]);
  });
});

/** What somebody could not fill in, or would not know how. */
function faultOf(field: Field, place: string): string[] {
  if (field.kind === 'choice' && field.options.length === 0) return [`${place} has nothing to choose from`];
  if (field.kind === 'list' && field.max < field.min) return [`${place} takes none`];
  if (field.kind === 'record' && !place.includes('.'))
    return field.fields.filter((each) => each.description === undefined).map((each) => `${each.name} is not described`);
  if (field.kind === 'variants' && new Set(field.variants.map(({ label }) => label)).size < field.variants.length)
    return [`${place} has two ways of one name`];
  return [];
}

test('a plain text has its limit', () => {
  expect(fieldOf(text(60).describe('A title'))).toEqual({ kind: 'text', limit: 60, pattern: undefined });
});

test('a rich text is told from a plain one, wherever it is described', () => {
  expect(fieldOf(richTextSchema.describe('An answer'))).toEqual({ kind: 'rich-text' });
});

test('a link has words and a place to lead to', () => {
  expect(fieldOf(linkSchema)).toMatchObject({
    fields: [
      { name: 'label', field: { kind: 'text', limit: 60 }, isRequired: true, description: 'Link text' },
      { name: 'href', field: { kind: 'link' } },
    ],
  });
});

test('media are chosen by their kind, drawings by their pictures', () => {
  const field = fieldOf(mediaSchema);
  expect(field).toMatchObject({
    kind: 'variants',
    variants: [{ label: 'illustration' }, { label: 'image' }, { label: 'video' }],
  });
  expect(below(field).filter(([, { kind }]) => kind === 'illustration')).toHaveLength(1);
});

test('a text of the commons is one, or a key with what stands there until it has come', () => {
  expect(fieldOf(commonsTextSchema)).toMatchObject({ variants: [{ label: 'text' }, { label: 'key, fallback' }] });
});

test('what there is no field for is named', () => {
  expect(() => fieldOf(z.strictObject({ deep: z.strictObject({ any: z.unknown() }) }))).toThrow(
    'no field for deep.any',
  );
});
