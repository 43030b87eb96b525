import * as z from 'zod';
import { headingLevelSchema, richTextSchema, words } from '../../content/schema.ts';

/** The content of a profile form. The fields and their labels are the same everywhere. */
export const profileFormSchema = z.object({
  at: words(12).optional().describe('Where the form stands on the timeline of the page, such as 00:01'),
  heading: words(40),
  headingLevel: headingLevelSchema.default(2).optional(),
  lede: richTextSchema.optional().describe('One or two sentences: what the details are for'),
  submitLabel: words(40).default('Save changes').optional(),
});

export type ProfileFormContent = z.infer<typeof profileFormSchema>;
