import * as z from 'zod';
import { headingLevelSchema, linkSchema, richTextSchema, words } from '../../content/schema.ts';

/** The content of a form that sets a new password by a link from an email. The field is the same everywhere. */
export const resetPasswordFormSchema = z.object({
  at: words(12).optional().describe('Where the form stands on the timeline of the site, such as 00:00'),
  heading: words(40),
  headingLevel: headingLevelSchema.default(1).optional(),
  lede: richTextSchema.optional().describe('One sentence: what happens to other devices'),
  submitLabel: words(40).default('Set password').optional(),
  missingCodeText: words(160)
    .default('This page needs the link from our email. Open the link again, or ask for a new one.')
    .optional(),
  refusedCodeText: words(160)
    .default('This link has been used already, or is too old.')
    .optional()
    .describe('What is said of a link that is no longer good, where no error says it'),
  newLink: linkSchema.describe('To where a new link can be asked for'),
  doneText: words(160).default('Your new password is set.').optional(),
  doneHint: words(160).optional().describe('What it means for other devices'),
  doneLink: linkSchema.describe('Where to go once the password is set'),
});

export type ResetPasswordFormContent = z.infer<typeof resetPasswordFormSchema>;
