import * as z from 'zod';
import { pathSchema, pattern, textWithDefault } from '../../content/schema.ts';

const PAGE_ERROR = 'the number of a page, from 1';
const createPageSchema = () =>
  z.int({ error: PAGE_ERROR }).min(1, { error: PAGE_ERROR }).max(999, { error: PAGE_ERROR });

/** Content of links to the pages of a list. */
export const paginationSchema = z
  .strictObject({
    label: textWithDefault(40, 'Pages', 'Label of the navigation for screen readers'),
    current: createPageSchema().describe('Current page number'),
    total: createPageSchema().describe('Total number of pages'),
    firstHref: pathSchema.describe('Path of the first page, such as /blog'),
    otherHref: pattern(/^\/(?![/\\\s]).*\{page\}/, 'a path with {page} in it, such as /blog/page/{page}').describe(
      'Path of the other pages, with {page} for the number',
    ),
    previousLabel: textWithDefault(20, 'Newer', 'Label of the link to the previous page'),
    nextLabel: textWithDefault(20, 'Older', 'Label of the link to the next page'),
  })
  .refine(({ current, total }) => current <= total, { path: ['current'], error: 'a page number up to the total' });

export type PaginationContent = z.infer<typeof paginationSchema>;
