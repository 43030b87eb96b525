import * as z from 'zod';
import { commonsTextSchema, linkSchema, list, richTextSchema, text } from '../../content/schema.ts';

const footerLinkSchema = linkSchema.extend({
  signedOutOnly: z.boolean().optional().describe('Not shown to somebody signed in, such as the way to log in'),
});

const columnSchema = z.strictObject({
  heading: text(30).describe('What the links have in common'),
  links: list(footerLinkSchema, 1, 10).describe('The links of the column'),
});

/** The content of the site's footer. */
export const footerSchema = z.strictObject({
  brand: text(20).describe('The name of the product'),
  tagline: commonsTextSchema.describe('What the product is, in one line'),
  columns: list(columnSchema, 0, 5).describe('Every way on'),
  contact: z
    .strictObject({
      label: text(40).describe('Before the address, such as "Questions? Write to"'),
      email: commonsTextSchema.describe('The address'),
    })
    .optional()
    .describe('Where to write to'),
  feed: linkSchema.optional().describe('The way to follow along: a feed of posts or releases'),
  cookieSettingsLabel: text(30).optional().describe('The button that opens the choice of cookies again'),
  themeLabel: text(20).describe('Names the choice of theme'),
  themes: z
    .strictObject({
      system: text(14).describe('The theme of the visitor’s system'),
      light: text(14).describe('The light theme'),
      dark: text(14).describe('The dark theme'),
    })
    .describe('The names of the themes'),
  legal: richTextSchema.describe('Who is behind it; that the product is fictional, if it is. Rich text'),
});

export type FooterContent = z.infer<typeof footerSchema>;
