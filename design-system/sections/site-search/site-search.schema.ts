import * as z from 'zod';
import { headingLevelWithDefault, linkSchema, list, pathSchema, text, textWithDefault } from '../../content/schema.ts';

/** Content of a search. */
export const siteSearchSchema = z.strictObject({
  heading: text(60).optional().describe('Heading above the field, if the search is a separate section'),
  headingLevel: headingLevelWithDefault(2),
  label: textWithDefault(30, 'Search', 'Label of the field'),
  placeholder: text(50).describe('Placeholder of the field'),
  href: pathSchema.describe('Search page that receives the form before JavaScript has loaded'),
  noneText: textWithDefault(120, 'Try a simpler word, or start here:', 'Message if nothing is found'),
  errorText: textWithDefault(
    120,
    'The search couldn’t be loaded. Check your connection and type again, or start here:',
    'Message if the index can’t be loaded',
  ),
  links: list(linkSchema, 1, 4).describe('Links shown if nothing is found or the search fails'),
});

export type SiteSearchContent = z.infer<typeof siteSearchSchema>;
