import * as z from 'zod';
import { hrefSchema, linkSchema, list, pathSchema, pattern, text, textWithDefault } from '../../content/schema.ts';
import { iconNames } from '../../primitives/icon.tsx';

const menuLinkSchema = z.strictObject({
  icon: z.enum(iconNames, { error: `one of ${iconNames.join(', ')}` }).describe('Icon before the label'),
  label: text(30).describe('Page name'),
  text: text(80).describe('Description in one line'),
  href: hrefSchema.describe('Target: a path, an anchor or an https: URL'),
});

const menuSchema = z.strictObject({
  label: text(20).describe('Label of the menu, in one word'),
  lede: text(120).describe('Lede of the menu, in one sentence'),
  children: list(menuLinkSchema, 2, 8).describe('Pages, two per row, the most important first'),
  more: linkSchema.optional().describe('Link to all pages, below the lede'),
});

/** Content of the site's header. */
export const siteHeaderSchema = z.strictObject({
  brand: z
    .strictObject({
      name: text(20).describe('Product name'),
      href: pathSchema.describe('Path of the home page'),
    })
    .describe('Brand, linked to the home page'),
  links: list(
    z.union([linkSchema, menuSchema], { error: 'a link, or a label and a lede with children' }),
    0,
    6,
  ).describe('Links to the main pages, and menus'),
  action: linkSchema.optional().describe('Primary action'),
  account: z
    .strictObject({
      logIn: linkSchema.describe('Link to the login page'),
      profile: linkSchema.describe('Link to the account page'),
      plan: linkSchema.optional().describe('Link to the purchases page'),
      menuLabel: text(30).describe('Label of the account menu'),
      logOutLabel: text(20).describe('Button that logs out'),
      openApp: linkSchema
        .extend({ appUrl: pattern(/^[a-z][a-z0-9+.-]*:\/\//, 'a URL of the app, such as onset://open') })
        .optional()
        .describe('Replaces the primary action for customers with a license. On a Mac it opens `appUrl`'),
    })
    .describe('Account menu'),
  menuLabel: text(20).describe('Label of the menu on small screens'),
  closeMenuLabel: textWithDefault(20, 'Close menu', 'Label of the menu button while the menu is open'),
});

export type SiteHeaderContent = z.infer<typeof siteHeaderSchema>;
export type SiteHeaderMenu = z.infer<typeof menuSchema>;
