import * as z from 'zod';
import { headingLevelSchema, richTextSchema, timecodeSchema, words } from '../../content/schema.ts';
import { illustrationNames } from '../../illustrations/names.ts';

/** The content of a feature grid. */
export const featureGridSchema = z.object({
  at: timecodeSchema.describe('Where the section stands on the page’s timeline'),
  label: words(40).describe('What the section is, beside the timecode'),
  heading: words(90),
  headingLevel: headingLevelSchema.optional(),
  lede: richTextSchema.optional(),
  features: z
    .array(
      z.object({
        illustration: z.enum(illustrationNames),
        title: words(50),
        text: richTextSchema.describe('Two or three sentences: what it does for you'),
      }),
    )
    .min(2)
    .max(6)
    .describe('Drawn wide and narrow in turn, so an even number fills the grid'),
});

export type FeatureGridContent = z.infer<typeof featureGridSchema>;
