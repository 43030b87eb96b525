import * as z from 'zod';
import { headingLevelSchema, richTextSchema, timecodeSchema, words } from '../../content/schema.ts';

/** The content of a list of questions. */
export const faqSchema = z.object({
  at: timecodeSchema,
  label: words(40),
  heading: words(90),
  headingLevel: headingLevelSchema.optional(),
  lede: richTextSchema.optional(),
  questions: z
    .array(z.object({ question: words(120), answer: richTextSchema }))
    .min(1)
    .max(20),
});

export type FaqContent = z.infer<typeof faqSchema>;
