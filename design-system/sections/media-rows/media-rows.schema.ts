import * as z from 'zod';
import { mediaSchema } from '../../content/media.schema.ts';
import { linkSchema, list, richTextSchema, text, sectionHeadShape } from '../../content/schema.ts';

const rowSchema = z.strictObject({
  title: text(60).describe('Topic of the row, in a few words'),
  text: richTextSchema.describe('Two to four sentences. Rich text'),
  points: list(text(90), 2, 4).optional().describe('Further points, one line each'),
  link: linkSchema.optional().describe('Link to more information'),
  media: mediaSchema.describe('Media that shows what the text describes'),
});

/** Content of rows of text and media. */
export const mediaRowsSchema = z.strictObject({
  ...sectionHeadShape,
  start: z
    .enum(['text', 'media'], { error: 'text or media' })
    .optional()
    .describe('What comes first in the first row on wide screens. Rows alternate. Default: text'),
  rows: list(rowSchema, 1, 6).describe('Rows in chronological order, or the most important first'),
});

export type MediaRowsContent = z.infer<typeof mediaRowsSchema>;
