import * as z from 'zod';
import { linkSchema, words } from '../../content/schema.ts';

/** The content of the site's header. */
export const siteHeaderSchema = z.object({
  brand: z.object({ name: words(20), href: z.string().startsWith('/') }),
  links: z.array(linkSchema).max(6),
  action: linkSchema.describe('The one thing a visitor is asked to do'),
  account: z.object({
    logIn: linkSchema,
    profile: linkSchema,
    menuLabel: words(30).describe('Names the account menu'),
    logOutLabel: words(20),
  }),
  menuLabel: words(20).describe('Names the menu of small screens'),
});

export type SiteHeaderContent = z.infer<typeof siteHeaderSchema>;
