import * as z from 'zod';
import { mediaSchema } from '../../content/media.schema.ts';
import { linkSchema, list, richTextSchema, text, timelineHeadShape } from '../../content/schema.ts';

const rowSchema = z.strictObject({
  title: text(60).describe('What the row is about, in a few words'),
  text: richTextSchema.describe('Two to four sentences. Rich text'),
  points: list(text(90), 2, 4).optional().describe('What else there is to know, a line each'),
  link: linkSchema.optional().describe('Where more of it is said'),
  media: mediaSchema.describe('What the words are about'),
});

/** The content of rows of words and media. */
export const mediaRowsSchema = z.strictObject({
  ...timelineHeadShape,
  start: z
    .enum(['words', 'media'], { error: 'words or media' })
    .optional()
    .describe(
      'What the first row begins with, where they stand side by side; the next ones change about. “words” unless given',
    ),
  rows: list(rowSchema, 1, 6).describe('In the order in which they happen, or the most wanted first'),
});

export type MediaRowsContent = z.infer<typeof mediaRowsSchema>;
