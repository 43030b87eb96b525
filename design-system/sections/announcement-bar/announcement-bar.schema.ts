import * as z from 'zod';
import { commonsTextSchema, richTextSchema, textUnlessGiven } from '../../content/schema.ts';

/** A text that only the commons may have: there is no bar until they do. */
const keySchema = z.strictObject({ key: z.string().min(1).describe('The key of the site setting') });

/** The content of the announcement bar. */
export const announcementBarSchema = z.strictObject({
  text: z
    .union([richTextSchema, commonsTextSchema, keySchema], {
      error: 'a text, or the key of a site setting, with or without a fallback',
    })
    .describe('What is new, in one sentence, with one link. Rich text'),
  label: textUnlessGiven(40, 'Announcement', 'Names the bar for a screen reader'),
  closeLabel: textUnlessGiven(40, 'Close the announcement', 'Names the button that closes it'),
});

export type AnnouncementBarContent = z.infer<typeof announcementBarSchema>;
