import * as z from 'zod';
import { areUniqueBy, entryShape, linkSchema, list, pattern, text, textUnlessGiven } from '../../content/schema.ts';

/** The content of the page a link from an email leads to, where one button does what the link is for. */
export const linkFormSchema = z.strictObject({
  ...entryShape('what the button does'),
  submitLabel: text(40).describe('The button'),
  missingCodeText: textUnlessGiven(
    160,
    'This page needs the link from our email. Open the link again.',
    'What is said where the page was opened without the link of the mail',
  ),
  missingCodeLink: linkSchema.describe('Where to go from there'),
  tryAgainText: textUnlessGiven(
    160,
    'That didn’t work, and nothing was changed. Try again in a minute.',
    'What is said where the server cannot do it at the moment',
  ),
  outcomes: list(
    z.strictObject({
      id: pattern(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens, beginning with a letter').describe(
        'The anchor the server leads back to',
      ),
      tone: z.enum(['done', 'stopped'], { error: 'done or stopped' }).describe('Whether it worked'),
      text: text(80).describe('What came of it, in a sentence'),
      hint: text(240).optional().describe('What that means, and what to do now'),
      link: linkSchema.describe('Where to go from here'),
    }),
    1,
    6,
  )
    .refine(areUniqueBy('id'), { error: 'unique IDs' })
    .describe('Everything that can come of the button'),
});

export type LinkFormContent = z.infer<typeof linkFormSchema>;
export type LinkFormOutcome = LinkFormContent['outcomes'][number];
