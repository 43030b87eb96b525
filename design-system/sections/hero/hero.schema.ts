import * as z from 'zod';
import { headingLevelSchema, linkSchema, richTextSchema, words } from '../../content/schema.ts';

/** The content of a hero. */
export const heroSchema = z.object({
  heading: words(75).describe('The promise of the page, in one breath'),
  headingLevel: headingLevelSchema.default(1).optional(),
  lede: richTextSchema.describe('Two sentences: what it does, and for whom'),
  primaryAction: linkSchema,
  secondaryAction: linkSchema.optional(),
  note: words(90).optional().describe('What a careful buyer asks first: system, price, refund'),
  illustrationAlt: words(240).describe('What the drawing of the editor shows'),
  pointLabel: words(80).describe('The name of the drawing as a button that zooms'),
  invitation: words(80).optional().describe('Beside the drawing: what can be tried with it'),
});

export type HeroContent = z.infer<typeof heroSchema>;
