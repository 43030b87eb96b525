import * as z from 'zod';
import { mediaSchema } from '../../content/media.schema.ts';
import { list, richTextSchema, text, sectionHeadShape } from '../../content/schema.ts';

const tabSchema = z.strictObject({
  label: text(28).describe('Tab label in one to three words'),
  title: text(70).describe('What the media shows, as a short sentence. Replaces the tab label without JavaScript'),
  text: richTextSchema.describe('Two or three sentences. Rich text'),
  media: mediaSchema,
});

/** Content of tabs with media. */
export const mediaTabsSchema = z.strictObject({
  ...sectionHeadShape,
  tabs: list(tabSchema, 2, 6).describe('Put the most important tab first: most visitors look at no other'),
});

export type MediaTabsContent = z.infer<typeof mediaTabsSchema>;
