import * as z from 'zod';
import { areUniqueBy, list, richTextSchema, text, textUnlessGiven } from '../../content/schema.ts';

const categorySchema = z.strictObject({
  id: z.enum(['analytics', 'ads'], { error: 'analytics or ads' }).describe('What is allowed or refused as one'),
  name: text(40).describe('What it is called'),
  text: text(200).describe('What it is for, in a sentence or two'),
  tools: list(text(60), 1, 4).describe('The tools that are used for it, by name'),
});

/** The content of the question about measuring, and of the dialog with its parts. */
export const consentBannerSchema = z.strictObject({
  text: richTextSchema.describe('The question, in two sentences, with a link to the privacy policy. Rich text'),
  acceptLabel: text(30).describe('The button that allows everything'),
  neededLabel: text(30).describe('The button that refuses everything'),
  chooseLabel: text(30).describe('The button that opens the dialog'),
  heading: text(60).describe('The heading of the dialog'),
  lede: richTextSchema.describe('What is chosen here, with a link to the privacy policy. Rich text'),
  needed: z
    .strictObject({
      name: text(40).describe('What is always on'),
      text: text(200).describe('What it is, and why nobody is asked for it'),
      always: text(20).describe('Stands in place of a choice'),
    })
    .describe('What the site cannot do without'),
  categories: list(categorySchema, 1, 2)
    .refine(areUniqueBy('id'), { error: 'unique IDs' })
    .describe('What is asked for: only what a configured tool needs'),
  saveLabel: text(30).describe('The button that keeps the choices'),
  closeLabel: text(30).describe('The button that closes the dialog and changes nothing'),
  signalText: text(240).describe('Said in the dialog where the browser refuses for its user (Global Privacy Control)'),
  label: textUnlessGiven(40, 'Measuring', 'Names the question for a screen reader'),
  askingText: textUnlessGiven(
    120,
    'There’s a question about cookies at the start of the page.',
    'Tells a screen reader that there is a question',
  ),
  savedText: textUnlessGiven(120, 'Your choice has been saved.', 'Tells a screen reader that a choice was kept'),
});

export type ConsentBannerContent = z.infer<typeof consentBannerSchema>;
