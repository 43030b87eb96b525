import * as z from 'zod';
import { headingLevelWithDefault, richTextSchema, text, textWithDefault } from '../../content/schema.ts';

/** Content of a form that collects email addresses for a list. */
export const signupFormSchema = z.strictObject({
  purpose: z.enum(['newsletter', 'waitlist'], { error: 'newsletter or waitlist' }).describe('Mailing list'),
  layout: z
    .enum(['section', 'compact'], { error: 'section or compact' })
    .optional()
    .describe('section: full width. compact: for a footer column. Default: section'),
  label: text(40).optional().describe('What the section is about, above the heading. Not shown if compact'),
  heading: text(75).describe('What subscribers receive'),
  headingLevel: headingLevelWithDefault(2),
  lede: richTextSchema.optional().describe('How often and about what. Rich text'),
  emailLabel: textWithDefault(30, 'Email', 'Label of the email field'),
  submitLabel: textWithDefault(40, 'Subscribe, or Join the waitlist', 'Button label'),
  consent: richTextSchema
    .optional()
    .describe('How the email address is used, with a link to the privacy page. Rich text'),
  sentText: textWithDefault(120, 'Check your email and click the link to confirm.', 'Message after sending'),
  alreadyText: textWithDefault(
    120,
    'This address is already on the list.',
    'Message if the address is already subscribed and the server may reveal it',
  ),
  againLabel: textWithDefault(40, 'Use another address', 'Button that returns to the form'),
});

export type SignupFormContent = z.infer<typeof signupFormSchema>;
