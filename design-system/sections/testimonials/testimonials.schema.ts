import * as z from 'zod';
import { portraitSchema } from '../../content/media.schema.ts';
import { list, text, textWithDefault, sectionHeadShape } from '../../content/schema.ts';

const quoteSchema = z.strictObject({
  sample: z
    .literal(true, { error: 'true: each quote is marked as a sample until there are real ones' })
    .describe('Marks the quote as invented. Shown next to the name'),
  text: text(280).describe('The quote, without quotation marks'),
  name: text(40).describe('Name'),
  role: text(60).describe('Role and company'),
  portrait: portraitSchema.optional().describe('The drawn person in place of the initials, by their hair'),
});

/** Content of a section of quotes. */
export const testimonialsSchema = z.strictObject({
  ...sectionHeadShape,
  quotes: list(quoteSchema, 1, 3).describe('One quote is shown large, two or three side by side'),
  sampleLabel: textWithDefault(24, 'Sample quote', 'Badge on each sample quote'),
});

export type TestimonialsContent = z.infer<typeof testimonialsSchema>;
