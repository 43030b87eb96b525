import * as z from 'zod';
import { headingLevelUnlessGiven, linkSchema, pathSchema, richTextSchema, text } from '../../content/schema.ts';

/** The content of a call to action. */
export const callToActionSchema = z.strictObject({
  heading: text(75).describe('The heading of the last section of the page'),
  headingLevel: headingLevelUnlessGiven(2),
  lede: richTextSchema.optional().describe('What makes it easy, in a sentence or two. Rich text'),
  action: linkSchema.describe('The one thing to do'),
  handOff: z
    .strictObject({
      label: text(40).describe('The button'),
      done: text(60).describe('What it says when the address is on the clipboard'),
      failed: text(90).describe('What it says when neither sharing nor the clipboard is to be had'),
      path: pathSchema.describe('The page that is handed on'),
    })
    .optional()
    .describe('For those who read this on something that is no Mac: take the address to one'),
});

export type CallToActionContent = z.infer<typeof callToActionSchema>;
