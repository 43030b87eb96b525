import * as z from 'zod';
import { entryShape, formLinksSchema, text, textUnlessGiven } from '../../content/schema.ts';

/** The content of a form that sends a link to a forgotten password's owner. The field is the same everywhere. */
export const forgotPasswordFormSchema = z.strictObject({
  ...entryShape('what the link is for'),
  submitLabel: textUnlessGiven(40, 'Send link', 'The button'),
  sentText: textUnlessGiven(
    120,
    'If there’s an account with this address, a link is on its way.',
    'What is said once it is sent, which must not tell whether there is such an account',
  ),
  sentHint: text(160).optional().describe('How long the link is valid, and where to look for it'),
  againLabel: textUnlessGiven(40, 'Use another address', 'The button that leads back to the form'),
  links: formLinksSchema.optional().describe('Where else to go: back to log in. They stay once the link is sent'),
});

export type ForgotPasswordFormContent = z.infer<typeof forgotPasswordFormSchema>;
