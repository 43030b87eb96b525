import * as z from 'zod';
import { linkSchema, list, richTextSchema, text, sectionHeadShape } from '../../content/schema.ts';

const factSchema = z.strictObject({
  figure: text(5).describe('Number, such as 60 or 4K'),
  unit: text(24).optional().describe('Unit, such as frames a second'),
  text: richTextSchema.describe('What the number means, in one sentence. Rich text'),
  source: linkSchema.optional().describe('Source of the number'),
});

/** Content of a row of numbers. */
export const statsSchema = z.strictObject({
  ...sectionHeadShape,
  facts: list(factSchema, 2, 4).describe('Numbers that readers can verify'),
});

export type StatsContent = z.infer<typeof statsSchema>;
