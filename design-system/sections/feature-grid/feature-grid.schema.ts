import * as z from 'zod';
import { illustrationNameSchema } from '../../content/media.schema.ts';
import { linkSchema, list, richTextSchema, text, sectionHeadShape } from '../../content/schema.ts';
import { iconNames } from '../../primitives/icon.tsx';

const featureSchema = z
  .strictObject({
    illustration: illustrationNameSchema
      .optional()
      .describe('Illustration. Either all features have an illustration or all have an icon'),
    icon: z
      .enum(iconNames, { error: `one of ${iconNames.join(', ')}` })
      .optional()
      .describe('Icon, for a list without illustrations'),
    title: text(50).describe('What the feature does, in a few words'),
    text: richTextSchema.describe(
      'How it helps the visitor: two or three sentences, or one in a list of icons. Rich text',
    ),
    link: linkSchema.optional().describe('Link to more information, for a list of icons'),
  })
  .refine(({ illustration, icon }) => (illustration === undefined) !== (icon === undefined), {
    error: 'either an illustration or an icon',
  })
  .refine(({ illustration, link }) => illustration === undefined || link === undefined, {
    path: ['link'],
    error: 'a link in the text instead: a feature with an illustration has no separate link',
  });

/** Content of a feature grid. */
export const featureGridSchema = z
  .strictObject({
    ...sectionHeadShape,
    columns: z
      .literal([2, 3, 4], { error: 'the number 2, 3 or 4' })
      .optional()
      .describe('Icons per row on wide screens. Default: 3. Doesn’t apply to illustrations'),
    features: list(featureSchema, 2, 12).describe(
      'Two to six features with illustrations (an even number fills the grid) or three to twelve with icons',
    ),
  })
  .refine(({ features }) => new Set(features.map(({ icon }) => icon === undefined)).size === 1, {
    path: ['features'],
    error: 'only illustrations or only icons',
  })
  .refine(({ features }) => features.some(({ icon }) => icon !== undefined) || features.length <= 6, {
    path: ['features'],
    error: 'a list of 2 to 6 features with illustrations',
  })
  .refine(({ features }) => features.every(({ icon }) => icon === undefined) || features.length >= 3, {
    path: ['features'],
    error: 'a list of 3 to 12 features with icons',
  });

export type FeatureGridContent = z.infer<typeof featureGridSchema>;
