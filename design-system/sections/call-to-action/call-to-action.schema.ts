import * as z from 'zod';
import { headingLevelSchema, linkSchema, richTextSchema, words } from '../../content/schema.ts';

/** The content of a call to action. */
export const callToActionSchema = z.object({
  heading: words(75),
  headingLevel: headingLevelSchema.optional(),
  lede: richTextSchema.optional(),
  action: linkSchema,
  handOff: z
    .object({
      label: words(40).describe('The button'),
      done: words(60).describe('What it says when the address is on the clipboard'),
      failed: words(90).describe('What it says when neither sharing nor the clipboard is to be had'),
      path: z.string().startsWith('/').describe('The page that is handed on'),
    })
    .optional()
    .describe('For those who read this on something that is no Mac: take the address to one'),
});

export type CallToActionContent = z.infer<typeof callToActionSchema>;
