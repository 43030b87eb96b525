import * as z from 'zod';
import { illustrationNameSchema } from '../../content/media.schema.ts';
import { linkSchema, list, richTextSchema, text, timelineHeadShape } from '../../content/schema.ts';
import { iconNames } from '../../primitives/icon/names.ts';

const featureSchema = z
  .strictObject({
    illustration: illustrationNameSchema.optional().describe('The drawing: all features have one, or all an icon'),
    icon: z
      .enum(iconNames, { error: `one of ${iconNames.join(', ')}` })
      .optional()
      .describe('The icon, in a list without drawings'),
    title: text(50).describe('What it does, in a few words'),
    text: richTextSchema.describe('Two or three sentences, one in a list of icons: what it does for you. Rich text'),
    link: linkSchema.optional().describe('Where more of it is said, in a list of icons'),
  })
  .refine(({ illustration, icon }) => (illustration === undefined) !== (icon === undefined), {
    error: 'either an illustration or an icon',
  })
  .refine(({ illustration, link }) => illustration === undefined || link === undefined, {
    path: ['link'],
    error: 'a link in the text instead: a feature with an illustration has no separate link',
  });

/** The content of a feature grid. */
export const featureGridSchema = z
  .strictObject({
    ...timelineHeadShape,
    columns: z
      .literal([2, 3, 4], { error: 'the number 2, 3 or 4' })
      .optional()
      .describe('How many icons stand side by side where there is room: 3 unless given. Nothing to drawings'),
    features: list(featureSchema, 2, 12).describe(
      'Two to six drawings, wide and narrow in turn, so an even number fills the grid; or three to twelve icons',
    ),
  })
  .refine(({ features }) => new Set(features.map(({ icon }) => icon === undefined)).size === 1, {
    path: ['features'],
    error: 'drawings only, or icons only',
  })
  .refine(({ features }) => features.some(({ icon }) => icon !== undefined) || features.length <= 6, {
    path: ['features'],
    error: 'a list of 2 to 6 drawings',
  })
  .refine(({ features }) => features.every(({ icon }) => icon === undefined) || features.length >= 3, {
    path: ['features'],
    error: 'a list of 3 to 12 icons',
  });

export type FeatureGridContent = z.infer<typeof featureGridSchema>;
