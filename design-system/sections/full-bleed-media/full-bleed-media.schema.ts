import * as z from 'zod';
import { mediaSchema } from '../../content/media.schema.ts';
import { richTextSchema, sectionHeadShape } from '../../content/schema.ts';

/** Content of media that span the window. */
export const fullBleedMediaSchema = z.strictObject({
  ...sectionHeadShape,
  media: mediaSchema.describe('What the page is about, in one picture that is readable at any width'),
  caption: richTextSchema.optional().describe('One or two sentences below the media: what to look for. Rich text'),
});

export type FullBleedMediaContent = z.infer<typeof fullBleedMediaSchema>;
