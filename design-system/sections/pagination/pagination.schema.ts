import * as z from 'zod';
import { pathSchema, pattern, textWithDefault } from '../../content/schema.ts';

const PAGE = 'the number of a page, from 1';
const page = () => z.int({ error: PAGE }).min(1, { error: PAGE }).max(999, { error: PAGE });

/** Content of links to the pages of a list. */
export const paginationSchema = z
  .strictObject({
    label: textWithDefault(40, 'Pages', 'Label of the navigation for screen readers'),
    current: page().describe('Current page number'),
    total: page().describe('Total number of pages'),
    firstHref: pathSchema.describe('Path of the first page, such as /blog'),
    otherHref: pattern(/^\/(?![/\\\s]).*\{page\}/, 'a path with {page} in it, such as /blog/page/{page}').describe(
      'Path of the other pages, with {page} for the number',
    ),
    previousLabel: textWithDefault(20, 'Newer', 'Label of the link to the previous page'),
    nextLabel: textWithDefault(20, 'Older', 'Label of the link to the next page'),
  })
  .refine(({ current, total }) => current <= total, { path: ['current'], error: 'a page number up to the total' });

export type PaginationContent = z.infer<typeof paginationSchema>;
