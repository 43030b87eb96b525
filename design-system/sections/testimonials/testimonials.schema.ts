import * as z from 'zod';
import { list, text, textUnlessGiven, timelineHeadShape } from '../../content/schema.ts';

const quoteSchema = z.strictObject({
  sample: z
    .literal(true, { error: 'true: each quote is a sample until there are real ones, and says so' })
    .describe('That nobody said it. It is shown beside the name'),
  text: text(280).describe('What is said, without quotation marks'),
  name: text(40).describe('Who says it'),
  role: text(60).describe('What they do, and where'),
});

/** The content of a section of quotes. */
export const testimonialsSchema = z.strictObject({
  ...timelineHeadShape,
  quotes: list(quoteSchema, 1, 3).describe('One is drawn large; two or three stand beside each other'),
  sampleLabel: textUnlessGiven(24, 'Sample quote', 'The mark on each quote that nobody said'),
});

export type TestimonialsContent = z.infer<typeof testimonialsSchema>;
