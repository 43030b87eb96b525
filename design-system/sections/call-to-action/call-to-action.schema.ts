import * as z from 'zod';
import { handOffSchema, headingLevelWithDefault, linkSchema, richTextSchema, text } from '../../content/schema.ts';

/** Content of a call to action. */
export const callToActionSchema = z.strictObject({
  layout: z
    .enum(['full', 'plain', 'compact'], { error: 'one of full, plain, compact' })
    .optional()
    .describe(
      'full: end of a page, with the waveform. plain: without the waveform. compact: a band within a page. Default: full',
    ),
  heading: text(75).describe('The action or its benefit'),
  headingLevel: headingLevelWithDefault(2),
  lede: richTextSchema.optional().describe('Why it’s easy, in one or two sentences. Rich text'),
  action: linkSchema.describe('Primary action'),
  handOff: handOffSchema,
  secondaryAction: linkSchema.optional().describe('Secondary action, for visitors who aren’t ready'),
});

export type CallToActionContent = z.infer<typeof callToActionSchema>;
