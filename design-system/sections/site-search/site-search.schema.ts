import * as z from 'zod';
import { headingLevelUnlessGiven, linkSchema, list, pathSchema, text, textUnlessGiven } from '../../content/schema.ts';

/** The content of a search over the site. */
export const siteSearchSchema = z.strictObject({
  heading: text(60).optional().describe('A heading above the field, where the search is an offer of its own'),
  headingLevel: headingLevelUnlessGiven(2),
  label: textUnlessGiven(30, 'Search', 'The name of the field'),
  placeholder: text(50).describe('What can be looked for, in the empty field'),
  href: pathSchema.describe(
    'The page with a search to which the form leads where it is sent before its script is there',
  ),
  noneText: textUnlessGiven(120, 'Try a simpler word, or start here:', 'What is said where nothing is found'),
  errorText: textUnlessGiven(
    120,
    'The search couldn’t be loaded. Check your connection and type again, or start here:',
    'What is said where the index cannot be had',
  ),
  links: list(linkSchema, 1, 4).describe('The ways on where nothing is found, or nothing can be searched'),
});

export type SiteSearchContent = z.infer<typeof siteSearchSchema>;
