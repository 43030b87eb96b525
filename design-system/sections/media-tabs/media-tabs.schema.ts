import * as z from 'zod';
import { mediaSchema } from '../../content/media.schema.ts';
import { list, richTextSchema, text, timelineHeadShape } from '../../content/schema.ts';

const tabSchema = z.strictObject({
  label: text(28).describe('The name of the tab, in one to three words'),
  title: text(70).describe('What is seen, as a short sentence; without scripts it stands in place of the tab'),
  text: richTextSchema.describe('Two or three sentences. Rich text'),
  media: mediaSchema,
});

/** The content of tabs with media. */
export const mediaTabsSchema = z.strictObject({
  ...timelineHeadShape,
  tabs: list(tabSchema, 2, 6).describe('The one most visitors came for first: most look at no other'),
});

export type MediaTabsContent = z.infer<typeof mediaTabsSchema>;
