import * as z from 'zod';
import { list, richTextSchema, text, timelineHeadShape } from '../../content/schema.ts';
import { illustrationNames } from '../../illustrations/names.ts';

const featureSchema = z.strictObject({
  illustration: z.enum(illustrationNames, { error: `one of ${illustrationNames.join(', ')}` }).describe('The drawing'),
  title: text(50).describe('What it does, in a few words'),
  text: richTextSchema.describe('Two or three sentences: what it does for you. Rich text'),
});

/** The content of a feature grid. */
export const featureGridSchema = z.strictObject({
  ...timelineHeadShape,
  features: list(featureSchema, 2, 6).describe('Drawn wide and narrow in turn, so an even number fills the grid'),
});

export type FeatureGridContent = z.infer<typeof featureGridSchema>;
