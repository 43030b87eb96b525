import * as z from 'zod';
import { hrefSchema, linkSchema, list, pathSchema, text, textUnlessGiven } from '../../content/schema.ts';
import { iconNames } from '../../primitives/icon/names.ts';

const menuLinkSchema = z.strictObject({
  icon: z.enum(iconNames, { error: `one of ${iconNames.join(', ')}` }).describe('The icon before the label'),
  label: text(30).describe('The name of the page'),
  text: text(80).describe('What is there, in one line'),
  href: hrefSchema.describe('Where it leads: a path, an anchor or an https: address'),
});

const menuSchema = z.strictObject({
  label: text(20).describe('What the pages have in common, in a word'),
  lede: text(120).describe('What the pages have in common, in a sentence'),
  children: list(menuLinkSchema, 2, 8).describe('The pages, two in a row; the most wanted first'),
  more: linkSchema.optional().describe('The way to all of them, under the lede'),
});

/** The content of the site's header. */
export const siteHeaderSchema = z.strictObject({
  brand: z
    .strictObject({
      name: text(20).describe('The name of the product'),
      href: pathSchema.describe('The home page'),
    })
    .describe('The brand, which leads home'),
  links: list(
    z.union([linkSchema, menuSchema], { error: 'a link, or a label and a lede with children' }),
    0,
    6,
  ).describe('The main pages, and menus of pages'),
  action: linkSchema.describe('The one thing a visitor is asked to do'),
  account: z
    .strictObject({
      logIn: linkSchema.describe('The way to log in'),
      profile: linkSchema.describe('The page of the account'),
      plan: linkSchema.optional().describe('The page of what was bought'),
      menuLabel: text(30).describe('Names the account menu'),
      logOutLabel: text(20).describe('The button that logs out'),
    })
    .describe('The account of the visitor'),
  menuLabel: text(20).describe('Names the menu of small screens'),
  closeMenuLabel: textUnlessGiven(20, 'Close menu', 'Its button while it is open'),
});

export type SiteHeaderContent = z.infer<typeof siteHeaderSchema>;
export type SiteHeaderMenu = z.infer<typeof menuSchema>;
