import * as z from 'zod';
import { linkSchema, richTextSchema, textSchema, words } from '../../content/schema.ts';

/** The content of the site's footer. */
export const footerSchema = z.object({
  brand: words(20),
  tagline: textSchema,
  columns: z.array(z.object({ heading: words(30), links: z.array(linkSchema).min(1).max(10) })).max(5),
  contact: z.object({ label: words(40), email: textSchema }).optional(),
  themeLabel: words(20).describe('Names the choice of theme'),
  themes: z.object({ system: words(14), light: words(14), dark: words(14) }),
  legal: richTextSchema.describe('Who is behind it; that the product is fictional, if it is'),
});

export type FooterContent = z.infer<typeof footerSchema>;
