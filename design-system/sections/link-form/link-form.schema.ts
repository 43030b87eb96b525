import * as z from 'zod';
import {
  areUniqueBy,
  createFormHeadShape,
  linkSchema,
  list,
  pattern,
  text,
  textWithDefault,
} from '../../content/schema.ts';

/** Content of a page that a link in an email opens. Its button performs the action that the email is about. */
export const linkFormSchema = z.strictObject({
  ...createFormHeadShape('what the button does'),
  submitLabel: text(40).describe('Button label'),
  missingCodeText: textWithDefault(
    160,
    'This page needs the link from our email. Open the link again.',
    'Message if the page was opened without the link from the email',
  ),
  missingCodeLink: linkSchema.describe('Link below the message'),
  tryAgainText: textWithDefault(
    160,
    'That didn’t work, and nothing was changed. Try again in a minute.',
    'Message if the server fails',
  ),
  illustration: z
    .enum(['letter', 'armchair'], { error: 'letter or armchair' })
    .optional()
    .describe('Illustration beside the form. Default: letter'),
  outcomes: list(
    z.strictObject({
      id: pattern(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens, beginning with a letter').describe(
        'Anchor that the server redirects to',
      ),
      tone: z.enum(['done', 'stopped'], { error: 'done or stopped' }).describe('Whether it succeeded'),
      text: text(80).describe('Result in one sentence'),
      hint: text(240).optional().describe('What the result means and what to do next'),
      link: linkSchema.describe('Link to the next step'),
    }),
    1,
    6,
  )
    .refine(areUniqueBy('id'), { error: 'unique IDs' })
    .describe('All possible results'),
});

export type LinkFormContent = z.infer<typeof linkFormSchema>;
export type LinkFormOutcome = LinkFormContent['outcomes'][number];
