import * as z from 'zod';
import { stillSchema } from '../../content/media.schema.ts';
import { text, textWithDefault, sectionHeadShape, widthSchema } from '../../content/schema.ts';

const createStateSchema = (stateName: string) =>
  z.strictObject({
    label: text(24).describe(`What ${stateName} is, in a word or two, on the picture`),
    media: stillSchema,
  });

/** Content of a comparison of two images. */
export const beforeAfterSchema = z.strictObject({
  ...sectionHeadShape,
  width: widthSchema,
  before: createStateSchema('the state before').describe('State before. Shown first'),
  after: createStateSchema('the state after').describe(
    'State after. Use an image of the same size, with the same subject in the same place',
  ),
  dividerStart: z
    .int({ error: 'a whole number' })
    .min(10, { error: 'at least 10' })
    .max(90, { error: 'at most 90' })
    .optional()
    .describe('Position of the divider at first, in percent of the width. Keep it off faces. Default: 50'),
  caption: text(160).optional().describe('Caption below the images: what to look for'),
  dividerLabel: textWithDefault(60, 'Divider between the two pictures', 'Label of the divider for screen readers'),
  dividerAt: textWithDefault(
    60,
    '{percent} % of “{before}” shown',
    'Position of the divider for screen readers, with {percent} and {before}',
  ),
});

export type BeforeAfterContent = z.infer<typeof beforeAfterSchema>;
