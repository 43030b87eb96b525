import * as z from 'zod';
import {
  headingLevelUnlessGiven,
  richTextSchema,
  text,
  textUnlessGiven,
  timecodeSchema,
} from '../../content/schema.ts';

/** The content of a form that takes an address for a list. */
export const signupFormSchema = z.strictObject({
  purpose: z
    .enum(['newsletter', 'waitlist'], { error: 'newsletter or waitlist' })
    .describe('Which list the address is for'),
  layout: z
    .enum(['section', 'compact'], { error: 'section or compact' })
    .optional()
    .describe('As a section on the page’s columns, or compact, for a column of the footer: section unless given'),
  at: timecodeSchema
    .optional()
    .describe('Where the section stands on the timeline of the page. Not where it is compact'),
  label: text(40).optional().describe('What the section is, beside the timecode'),
  heading: text(75).describe('What comes to the address'),
  headingLevel: headingLevelUnlessGiven(2),
  lede: richTextSchema.optional().describe('How often, and what for. Rich text'),
  emailLabel: textUnlessGiven(30, 'Email', 'The label of the field'),
  submitLabel: textUnlessGiven(40, 'Subscribe, or Join the waitlist', 'The button'),
  consent: richTextSchema
    .optional()
    .describe('What is done with the address, with a link to the privacy page. Rich text'),
  sentText: textUnlessGiven(120, 'Check your email and click the link to confirm.', 'Once it is sent'),
  alreadyText: textUnlessGiven(
    120,
    'This address is already on the list.',
    'If the server may reveal that the address is subscribed',
  ),
  againLabel: textUnlessGiven(40, 'Use another address', 'The button that leads back to the form'),
});

export type SignupFormContent = z.infer<typeof signupFormSchema>;
