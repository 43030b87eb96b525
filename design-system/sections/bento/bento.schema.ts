import * as z from 'zod';
import { illustrationNameSchema } from '../../content/media.schema.ts';
import { list, richTextSchema, text, timelineHeadShape } from '../../content/schema.ts';
import { iconNames } from '../../primitives/icon/names.ts';
import { pack } from './pack.ts';

const cellSchema = z
  .strictObject({
    size: z
      .enum(['small', 'wide', 'tall', 'large'], { error: 'one of small, wide, tall, large' })
      .describe('On a grid of three: small 1 by 1, wide 2 by 1, tall 1 by 2, large 2 by 2'),
    title: text(50).describe('What it is, in a few words'),
    text: richTextSchema.describe('One or two sentences. Rich text'),
    illustration: illustrationNameSchema.optional().describe('A drawing over the words'),
    icon: z
      .enum(iconNames, { error: `one of ${iconNames.join(', ')}` })
      .optional()
      .describe('Or an icon'),
    figure: text(8).optional().describe('Or a figure in large type, such as 60 or 4K'),
    keys: list(text(8), 1, 4)
      .optional()
      .describe('Or keys pressed together: what they write, such as K, or one of command, shift, return'),
  })
  .refine(({ illustration, icon, figure, keys }) => [illustration, icon, figure, keys].filter(Boolean).length === 1, {
    error: 'exactly one of an illustration, an icon, a figure or keys',
  });

/** The content of a bento. */
export const bentoSchema = z.strictObject({
  ...timelineHeadShape,
  cells: list(cellSchema, 3, 7)
    .check(({ value, issues }) => {
      const { hole } = pack(value.map(({ size }) => size));
      if (hole === undefined) return;
      issues.push({
        code: 'custom',
        input: value,
        message: `sizes that fill the grid of three: row ${hole} has a hole`,
      });
    })
    .describe('The most important one large or wide. Their sizes must fill the grid of three without a hole'),
});

export type BentoContent = z.infer<typeof bentoSchema>;
