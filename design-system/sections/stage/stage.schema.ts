import * as z from 'zod';
import { mediaSchema } from '../../content/media.schema.ts';
import { richTextSchema, timelineHeadShape } from '../../content/schema.ts';

/** The content of one picture as wide as the window. */
export const stageSchema = z.strictObject({
  ...timelineHeadShape,
  media: mediaSchema.describe('What the page is about, in one picture that is readable at any width'),
  caption: richTextSchema.optional().describe('One or two sentences below the media: what to look for. Rich text'),
});

export type StageContent = z.infer<typeof stageSchema>;
