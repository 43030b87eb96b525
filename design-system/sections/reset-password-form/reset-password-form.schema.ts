import * as z from 'zod';
import { entryShape, linkSchema, text, textUnlessGiven } from '../../content/schema.ts';

/** The content of a form that sets a new password by a link from an email. The field is the same everywhere. */
export const resetPasswordFormSchema = z.strictObject({
  ...entryShape('what happens to other devices'),
  submitLabel: textUnlessGiven(40, 'Set password', 'The button'),
  missingCodeText: textUnlessGiven(
    160,
    'This page needs the link from our email. Open the link again, or request a new one.',
    'What is said where the page was opened without the link of the mail',
  ),
  rejectedCodeText: textUnlessGiven(
    160,
    'This link was already used, or has expired.',
    'What is said of a link that is no longer good',
  ),
  newLink: linkSchema.describe('To where a new link can be asked for'),
  doneText: textUnlessGiven(160, 'Your password has been changed.', 'What is said once the password is set'),
  doneHint: text(160).optional().describe('What it means for other devices'),
  doneLink: linkSchema.describe('Where to go once the password is set'),
});

export type ResetPasswordFormContent = z.infer<typeof resetPasswordFormSchema>;
