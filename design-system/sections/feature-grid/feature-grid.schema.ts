import * as z from 'zod';
import { illustrationNameSchema } from '../../content/media.schema.ts';
import { linkSchema, list, richTextSchema, text, sectionHeadShape } from '../../content/schema.ts';

const featureSchema = z
  .strictObject({
    illustration: illustrationNameSchema.optional().describe('Illustration. Either all features have one or none'),
    title: text(50).describe('What the feature does, in a few words'),
    text: richTextSchema.describe(
      'How it helps the visitor: two or three sentences, or one in a list without illustrations. Rich text',
    ),
    link: linkSchema.optional().describe('Link to more information, for a list without illustrations'),
  })
  .refine(({ illustration, link }) => illustration === undefined || link === undefined, {
    path: ['link'],
    error: 'a link in the text instead: a feature with an illustration has no separate link',
  });

/** Content of a feature grid. */
export const featureGridSchema = z
  .strictObject({
    ...sectionHeadShape,
    features: list(featureSchema, 2, 12).describe(
      'Two to six features with illustrations (an even number fills the grid) or two to twelve without',
    ),
  })
  .refine(({ features }) => new Set(features.map(({ illustration }) => illustration === undefined)).size === 1, {
    path: ['features'],
    error: 'an illustration for all features or for none',
  })
  .refine(({ features }) => features.some(({ illustration }) => illustration === undefined) || features.length <= 6, {
    path: ['features'],
    error: 'a list of 2 to 6 features with illustrations',
  });

export type FeatureGridContent = z.infer<typeof featureGridSchema>;
