import { list, linkSchema, richTextSchema, text, timecodeSchema } from '@onset/design-system/content/schema';
import { illustrationNameSchema, mediaSchema } from '@onset/design-system/content/media';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { fieldOf } from './field-of.ts';
import type { Field } from './field.ts';

describe('fieldOf', () => {
  test.each<[string, z.ZodType, Partial<Field>]>([
    ['text with a limit', text(40), { kind: 'text', isRich: false, max: 40 }],
    ['rich text', richTextSchema.describe('Words. Rich text'), { kind: 'text', isRich: true }],
    ['text with a pattern', timecodeSchema, { kind: 'text', pattern: '^\\d\\d:\\d\\d$' }],
    ['integer', z.int().min(1).max(9), { kind: 'number', min: 1, max: 9, step: 1 }],
    ['boolean', z.boolean(), { kind: 'switch' }],
    ['enum', z.enum(['full', 'plain']), { kind: 'choice', options: ['full', 'plain'] }],
    ['illustration name', illustrationNameSchema, { kind: 'picture', of: 'illustration' }],
    ['list with bounds', list(text(9), 2, 4), { kind: 'list', min: 2, max: 4 }],
  ])('describes a schema: %s', (_, schema, expected) => {
    expect(fieldOf(schema)).toMatchObject(expected);
  });

  test('lists the fields of an object and marks the required ones', () => {
    const link = fieldOf(linkSchema.extend({ lead: text(60).optional() }));
    expect(link.kind === 'group' && link.fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['label', true],
      ['href', true],
      ['lead', false],
    ]);
  });

  test('labels the variants of a union by their discriminator', () => {
    const media = fieldOf(mediaSchema);
    if (media.kind !== 'variants') throw new Error(`${media.kind}, expected variants`);
    expect(media.variants.map(({ label }) => label)).toEqual(['illustration', 'image', 'video']);
  });
});
