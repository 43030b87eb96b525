import * as z from 'zod';
import { areUniqueBy, list, richTextSchema, text, textWithDefault } from '../../content/schema.ts';

const categorySchema = z.strictObject({
  id: z.enum(['analytics', 'ads'], { error: 'analytics or ads' }).describe('Category that visitors allow or reject'),
  name: text(40).describe('Name'),
  text: text(200).describe('Purpose in one or two sentences'),
  tools: list(text(60), 1, 4).describe('Names of the tools in this category'),
});

/** Content of the consent banner and its dialog. */
export const consentBannerSchema = z.strictObject({
  text: richTextSchema.describe('Question in two sentences, with a link to the privacy policy. Rich text'),
  acceptLabel: text(30).describe('Button that allows everything'),
  neededLabel: text(30).describe('Button that rejects everything'),
  chooseLabel: text(30).describe('Button that opens the dialog'),
  heading: text(60).describe('Heading of the dialog'),
  lede: richTextSchema.describe('What visitors choose here, with a link to the privacy policy. Rich text'),
  needed: z
    .strictObject({
      name: text(40).describe('Name of what is always on'),
      text: text(200).describe('What it is and why it needs no consent'),
      always: text(20).describe('Replaces the checkbox'),
    })
    .describe('Necessary cookies and storage'),
  categories: list(categorySchema, 1, 2)
    .refine(areUniqueBy('id'), { error: 'unique IDs' })
    .describe('Categories to ask about. Include only those that a configured tool needs'),
  saveLabel: text(30).describe('Button that saves the choices'),
  closeLabel: text(30).describe('Button that closes the dialog without saving'),
  signalText: text(240).describe('Note in the dialog if the browser sends Global Privacy Control'),
  label: textWithDefault(40, 'Measuring', 'Label of the banner for screen readers'),
  askingText: textWithDefault(
    120,
    'There’s a question about cookies at the start of the page.',
    'Announces the banner to screen readers',
  ),
  savedText: textWithDefault(
    120,
    'Your choice has been saved.',
    'Announces to screen readers that the choice was saved',
  ),
});

export type ConsentBannerContent = z.infer<typeof consentBannerSchema>;
