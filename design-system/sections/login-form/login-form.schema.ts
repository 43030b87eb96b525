import * as z from 'zod';
import { headingLevelSchema, linkSchema, richTextSchema, words } from '../../content/schema.ts';

/** The content of a log-in form. The fields and their labels are the same everywhere. */
export const loginFormSchema = z.object({
  at: words(12).optional().describe('Where the form stands on the timeline of the site, such as 00:00'),
  heading: words(40),
  headingLevel: headingLevelSchema.default(1).optional(),
  lede: richTextSchema.optional().describe('One sentence: what a visitor gets by logging in'),
  submitLabel: words(40).default('Log in').optional(),
  links: z
    .array(linkSchema.extend({ lead: words(60).optional().describe('The question the link answers') }))
    .max(3)
    .optional()
    .describe('Where else to go: to register, to set a new password'),
});

export type LoginFormContent = z.infer<typeof loginFormSchema>;
