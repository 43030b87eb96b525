import * as z from 'zod';
import { createFormHeadShape, linkSchema, text, textWithDefault } from '../../content/schema.ts';

/** Content of a form that sets a new password with a link from an email. Its field is the same on every page. */
export const resetPasswordFormSchema = z.strictObject({
  ...createFormHeadShape('what happens to other devices'),
  submitLabel: textWithDefault(40, 'Set password', 'Button label'),
  missingCodeText: textWithDefault(
    160,
    'This page needs the link from our email. Open the link again, or request a new one.',
    'Message if the page was opened without the link from the email',
  ),
  rejectedCodeText: textWithDefault(
    160,
    'This link was already used, or has expired.',
    'Message for a used or expired link',
  ),
  newLink: linkSchema.describe('Link to request a new link'),
  doneText: textWithDefault(160, 'Your password has been changed.', 'Message after the password is set'),
  doneHint: text(160).optional().describe('What it means for other devices'),
  doneLink: linkSchema.describe('Links to the next step after the password is set'),
});

export type ResetPasswordFormContent = z.infer<typeof resetPasswordFormSchema>;
