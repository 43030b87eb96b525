import { list, linkSchema, richTextSchema, text, timecodeSchema } from '@onset/design-system/content/schema';
import { illustrationNameSchema, mediaSchema } from '@onset/design-system/content/media';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { sections } from '../section-of.ts';
import { fieldOf, fieldsOf } from './field-of.ts';
import type { Field } from './field.ts';
import { moved, newValue, nextItem, variantOf, withProperty } from './values.ts';

describe('the field of a schema', () => {
  test.each<[string, z.ZodType, Partial<Field>]>([
    ['a text knows its limit', text(40), { kind: 'text', isRich: false, max: 40 }],
    ['a rich text is one that says so', richTextSchema.describe('Words. Rich text'), { kind: 'text', isRich: true }],
    ['a text with a form knows it', timecodeSchema, { kind: 'text', pattern: '^\\d\\d:\\d\\d$' }],
    ['a whole number goes in steps', z.int().min(1).max(9), { kind: 'number', min: 1, max: 9, step: 1 }],
    ['yes or no is a switch', z.boolean(), { kind: 'switch' }],
    ['names are a choice', z.enum(['full', 'plain']), { kind: 'choice', options: ['full', 'plain'] }],
    ['a drawing is chosen by its picture', illustrationNameSchema, { kind: 'picture', of: 'illustration' }],
    ['a list knows how many', list(text(9), 2, 4), { kind: 'list', min: 2, max: 4 }],
  ])('%s', (_, schema, expected) => {
    expect(fieldOf(schema)).toMatchObject(expected);
  });

  test('an object has a field for each part, and knows which it cannot do without', () => {
    const link = fieldOf(linkSchema.extend({ lead: text(60).optional() }));
    expect(link.kind === 'group' && link.fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['label', true],
      ['href', true],
      ['lead', false],
    ]);
  });

  test('one of several forms is known by its mark', () => {
    const media = fieldOf(mediaSchema);
    if (media.kind !== 'variants') throw new Error(`${media.kind}, expected variants`);
    expect(media.variants.map(({ label }) => label)).toEqual(['illustration', 'image', 'video']);
    expect(variantOf(media.variants, { kind: 'video', title: 'A film' })).toBe(2);
  });
});

test.each(Object.entries(sections))('what is added to the content of %s is what its schema takes', (_name, section) => {
  const shape: Readonly<Record<string, unknown>> = section.schema.shape;
  const refused = fieldsOf(section.schema).flatMap(({ name, field }) => {
    const part = shape[name];
    // The blocks of a long text come from Markdown.
    const isText = JSON.stringify(field).includes('"kind":"json"');
    if (isText || !(part instanceof z.ZodType)) return [];
    // Rules between several parts no field can know: the story says above it what it leaves out, and stays.
    const issues = part.safeParse(newValue(field)).error?.issues.filter(({ code }) => code !== 'custom') ?? [];
    return issues.map(({ path, message }) => `${[name, ...path].join('.')}: expected ${message}`);
  });
  expect(refused).toEqual([]);
});

describe('the values of an edit', () => {
  const item = fieldOf(z.strictObject({ id: text(20), title: text(12) }));

  test('a new item is like the last, and told from it', () => {
    expect(nextItem(item, [{ id: 'one', title: 'Zooms' }])).toEqual({ id: 'one-2', title: 'Zooms' });
    const titled = fieldOf(z.strictObject({ title: text(12) }));
    expect(nextItem(titled, [{ title: 'Twelve signs' }])).toEqual({ title: 'Twelve sig 2' });
  });

  test('an item goes where it is moved, and the others close up', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });

  test('a part that is left out is gone, and one that is changed keeps its place', () => {
    expect(withProperty({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
    expect(Object.keys(withProperty({ a: 1, b: 2 }, 'a', 3))).toEqual(['a', 'b']);
  });
});
