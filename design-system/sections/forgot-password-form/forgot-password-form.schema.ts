import * as z from 'zod';
import { headingLevelSchema, linkSchema, richTextSchema, words } from '../../content/schema.ts';

/** The content of a form that sends a link to a forgotten password's owner. The field is the same everywhere. */
export const forgotPasswordFormSchema = z.object({
  at: words(12).optional().describe('Where the form stands on the timeline of the site, such as 00:00'),
  heading: words(40),
  headingLevel: headingLevelSchema.default(1).optional(),
  lede: richTextSchema.optional().describe('One sentence: what the link is for'),
  submitLabel: words(40).default('Send link').optional(),
  sentText: words(120)
    .default('If an account has this address, a link is on its way.')
    .optional()
    .describe('What is said once it is sent. It must not tell whether there is such an account'),
  sentHint: words(160).optional().describe('How long the link is valid, and where to look for it'),
  againLabel: words(40).default('Use another address').optional(),
  links: z
    .array(linkSchema.extend({ lead: words(60).optional().describe('The question the link answers') }))
    .max(3)
    .optional()
    .describe('Where else to go: back to log in. They stay once the link is sent'),
});

export type ForgotPasswordFormContent = z.infer<typeof forgotPasswordFormSchema>;
