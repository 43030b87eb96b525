import * as z from 'zod';
import { linkSchema, list, pathSchema, text } from '../../content/schema.ts';

/** The content of the site's header. */
export const siteHeaderSchema = z.strictObject({
  brand: z
    .strictObject({
      name: text(20).describe('The name of the product'),
      href: pathSchema.describe('The home page'),
    })
    .describe('The brand, which leads home'),
  links: list(linkSchema, 0, 6).describe('The main pages'),
  action: linkSchema.describe('The one thing a visitor is asked to do'),
  account: z
    .strictObject({
      logIn: linkSchema.describe('The way to log in'),
      profile: linkSchema.describe('The page of the account'),
      menuLabel: text(30).describe('Names the account menu'),
      logOutLabel: text(20).describe('The button that logs out'),
    })
    .describe('The account of the visitor'),
  menuLabel: text(20).describe('Names the menu of small screens'),
});

export type SiteHeaderContent = z.infer<typeof siteHeaderSchema>;
