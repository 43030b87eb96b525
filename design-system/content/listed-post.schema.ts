import * as z from 'zod';
import { illustrationNameSchema } from './media.schema.ts';
import { pathSchema, text } from './schema.ts';

/** Schema of a post that is shown as a card. */
export const listedPostSchema = z.strictObject({
  title: text(60).describe('Title'),
  description: text(170).describe('Summary in one or two sentences'),
  href: pathSchema.describe('URL of the post'),
  date: z.iso.date({ error: 'a day such as 2026-11-18' }).describe('Publication date'),
  minutes: z.int().min(1).describe('Reading time in minutes'),
  topic: text(30).optional().describe('Topic'),
  illustration: illustrationNameSchema.describe('Illustration above the post'),
});

export type ListedPost = z.infer<typeof listedPostSchema>;
