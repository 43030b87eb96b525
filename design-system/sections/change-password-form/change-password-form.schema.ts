import * as z from 'zod';
import { headingLevelSchema, richTextSchema, words } from '../../content/schema.ts';

/** The content of a form that changes a password. The fields and their labels are the same everywhere. */
export const changePasswordFormSchema = z.object({
  at: words(12).optional().describe('Where the form stands on the timeline of the page, such as 00:02'),
  heading: words(40),
  headingLevel: headingLevelSchema.default(2).optional(),
  lede: richTextSchema.optional().describe('One or two sentences: what happens to other devices'),
  submitLabel: words(40).default('Change password').optional(),
  changedText: words(80).default('Password changed').optional().describe('What is said once it is changed'),
});

export type ChangePasswordFormContent = z.infer<typeof changePasswordFormSchema>;
