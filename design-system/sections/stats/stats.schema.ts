import * as z from 'zod';
import { linkSchema, list, richTextSchema, text, timelineHeadShape } from '../../content/schema.ts';

const factSchema = z.strictObject({
  figure: text(5).describe('The figure, such as 60 or 4K'),
  unit: text(24).optional().describe('What is counted, such as frames a second'),
  text: richTextSchema.describe('What the figure means, in a sentence. Rich text'),
  source: linkSchema.optional().describe('Where the figure can be checked'),
});

/** The content of a row of figures. */
export const statsSchema = z.strictObject({
  ...timelineHeadShape,
  facts: list(factSchema, 2, 4).describe('Figures that are true, and that a reader can check'),
});

export type StatsContent = z.infer<typeof statsSchema>;
