import * as z from 'zod';
import { illustrationNameSchema } from '../../content/media.schema.ts';
import { keysSchema, list, richTextSchema, text, sectionHeadShape } from '../../content/schema.ts';
import { pack } from './pack.ts';

const cellSchema = z
  .strictObject({
    size: z
      .enum(['small', 'wide', 'tall', 'large'], { error: 'one of small, wide, tall, large' })
      .describe('Columns and rows in a grid of three columns: small 1 by 1, wide 2 by 1, tall 1 by 2, large 2 by 2'),
    title: text(50).describe('Title in a few words'),
    text: richTextSchema.describe('One or two sentences. Rich text'),
    illustration: illustrationNameSchema.optional().describe('Illustration above the text'),
    figure: text(8).optional().describe('Number in large type instead, such as 60 or 4K'),
    keys: keysSchema.optional(),
  })
  .refine(({ illustration, figure, keys }) => [illustration, figure, keys].filter(Boolean).length === 1, {
    error: 'exactly one of illustration, figure or keys',
  });

/** Content of a bento. */
export const bentoSchema = z.strictObject({
  ...sectionHeadShape,
  cells: list(cellSchema, 3, 7)
    .check(({ value, issues }) => {
      const { hole } = pack(value.map(({ size }) => size));
      if (hole === undefined) return;
      issues.push({
        code: 'custom',
        input: value,
        message: `sizes that fill the grid of three columns: row ${hole} has a gap`,
      });
    })
    .describe(
      'Make the most important cell large or wide. The sizes must fill the grid of three columns without a gap',
    ),
});

export type BentoContent = z.infer<typeof bentoSchema>;
