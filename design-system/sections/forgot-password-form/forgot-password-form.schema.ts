import * as z from 'zod';
import { createFormHeadShape, formLinksSchema, text, textWithDefault } from '../../content/schema.ts';

/** Content of a form that sends a link to set a new password. Its field is the same on every page. */
export const forgotPasswordFormSchema = z.strictObject({
  ...createFormHeadShape('what the link is for'),
  submitLabel: textWithDefault(40, 'Send link', 'Button label'),
  sentText: textWithDefault(
    120,
    'If there’s an account with this address, a link is on its way.',
    'Message after sending. It must not reveal whether the account exists',
  ),
  sentHint: text(160).optional().describe('How long the link is valid and where to look for it'),
  againLabel: textWithDefault(40, 'Use another address', 'Button that returns to the form'),
  links: formLinksSchema.optional().describe('Links to other pages, such as the login page. Also shown after sending'),
});

export type ForgotPasswordFormContent = z.infer<typeof forgotPasswordFormSchema>;
