import * as z from 'zod';
import { headingLevelSchema, linkSchema, richTextSchema, words } from '../../content/schema.ts';

/** The content of a registration form. The fields and their labels are the same everywhere. */
export const registerFormSchema = z.object({
  at: words(12).optional().describe('Where the form stands on the timeline of the site, such as 00:00'),
  heading: words(40),
  headingLevel: headingLevelSchema.default(1).optional(),
  lede: richTextSchema.optional().describe('One sentence: what an account is for'),
  consentText: richTextSchema.describe('What is agreed to, with links to it, such as "I agree to the [terms](/…)."'),
  submitLabel: words(40).default('Create account').optional(),
  links: z
    .array(linkSchema.extend({ lead: words(60).optional().describe('The question the link answers') }))
    .max(3)
    .optional()
    .describe('Where else to go: to log in'),
});

export type RegisterFormContent = z.infer<typeof registerFormSchema>;
