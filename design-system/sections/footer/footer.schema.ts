import * as z from 'zod';
import { commonsTextSchema, linkSchema, list, richTextSchema, text } from '../../content/schema.ts';

const footerLinkSchema = linkSchema.extend({
  signedOutOnly: z.boolean().optional().describe('Hidden if the visitor is logged in, such as the login link'),
});

const columnSchema = z.strictObject({
  heading: text(30).describe('Heading of the column'),
  links: list(footerLinkSchema, 1, 10).describe('Links'),
});

/** Content of the footer. */
export const footerSchema = z.strictObject({
  brand: text(20).describe('Product name'),
  tagline: commonsTextSchema.describe('What the product is, in one line'),
  columns: list(columnSchema, 0, 5).describe('Columns of links'),
  contact: z
    .strictObject({
      label: text(40).describe('Text before the email address, such as "Questions? Write to"'),
      email: commonsTextSchema.describe('Email address'),
    })
    .optional()
    .describe('Contact'),
  feed: linkSchema.optional().describe('Feed of posts or releases'),
  cookieSettingsLabel: text(30).optional().describe('Button that reopens the cookie settings'),
  themeLabel: text(20).describe('Label of the theme switch'),
  themes: z
    .strictObject({
      system: text(14).describe('System theme'),
      light: text(14).describe('Light theme'),
      dark: text(14).describe('Dark theme'),
    })
    .describe('Names of the themes'),
  legal: richTextSchema.describe('Publisher, and a notice if the product is fictional. Rich text'),
});

export type FooterContent = z.infer<typeof footerSchema>;
