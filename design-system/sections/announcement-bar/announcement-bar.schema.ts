import * as z from 'zod';
import { commonsTextSchema, richTextSchema, textWithDefault } from '../../content/schema.ts';

/**
 * Schema of a reference to a site setting that has no fallback text. The bar is hidden until the setting has a text.
 */
const keySchema = z.strictObject({ key: z.string().min(1).describe('Key of the site setting') });

/** Content of the announcement bar. */
export const announcementBarSchema = z.strictObject({
  text: z
    .union([richTextSchema, commonsTextSchema, keySchema], {
      error: 'a text, or the key of a site setting, with or without a fallback',
    })
    .describe('News in one sentence, with one link. Rich text'),
  label: textWithDefault(40, 'Announcement', 'Label of the bar for screen readers'),
  closeLabel: textWithDefault(40, 'Close the announcement', 'Label of the close button'),
});

export type AnnouncementBarContent = z.infer<typeof announcementBarSchema>;
