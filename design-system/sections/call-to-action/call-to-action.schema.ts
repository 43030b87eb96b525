import * as z from 'zod';
import { handOffSchema, headingLevelUnlessGiven, linkSchema, richTextSchema, text } from '../../content/schema.ts';

/** The content of a call to action. */
export const callToActionSchema = z.strictObject({
  layout: z
    .enum(['full', 'plain', 'compact'], { error: 'one of full, plain, compact' })
    .optional()
    .describe(
      'full: the end of a page, on its sound. plain: without. compact: a band inside a page. “full” unless given',
    ),
  heading: text(75).describe('What the visitor is asked to do, or what comes of it'),
  headingLevel: headingLevelUnlessGiven(2),
  lede: richTextSchema.optional().describe('What makes it easy, in a sentence or two. Rich text'),
  action: linkSchema.describe('The one thing to do'),
  handOff: handOffSchema,
  secondaryAction: linkSchema.optional().describe('For those who are not there yet'),
});

export type CallToActionContent = z.infer<typeof callToActionSchema>;
