import * as z from 'zod';
import { pathSchema, pattern, textUnlessGiven } from '../../content/schema.ts';

const PAGE = 'the number of a page, from 1';
const page = () => z.int({ error: PAGE }).min(1, { error: PAGE }).max(999, { error: PAGE });

/** The content of the way through the pages of a list. */
export const paginationSchema = z
  .strictObject({
    label: textUnlessGiven(40, 'Pages', 'Names the navigation for a screen reader'),
    current: page().describe('The page this one is'),
    total: page().describe('How many there are'),
    firstHref: pathSchema.describe('The path of the first page, such as /blog'),
    otherHref: pattern(/^\/(?![/\\\s]).*\{page\}/, 'a path with {page} in it, such as /blog/page/{page}').describe(
      'The path of every other page, with {page} for its number',
    ),
    previousLabel: textUnlessGiven(20, 'Newer', 'The words of the link one page back'),
    nextLabel: textUnlessGiven(20, 'Older', 'The words of the link one page on'),
  })
  .refine(({ current, total }) => current <= total, { path: ['current'], error: 'a page up to the total' });

export type PaginationContent = z.infer<typeof paginationSchema>;
