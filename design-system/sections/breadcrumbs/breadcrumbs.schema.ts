import * as z from 'zod';
import { list, pathSchema, text, textWithDefault } from '../../content/schema.ts';

const ancestorSchema = z.strictObject({
  label: text(40).describe('Page name'),
  href: pathSchema.describe('Path of the page'),
});

/** Content of the breadcrumbs of a page. */
export const breadcrumbsSchema = z.strictObject({
  label: textWithDefault(40, 'Breadcrumb', 'Label of the navigation for screen readers'),
  ancestors: list(ancestorSchema, 1, 4).describe('Parent pages, starting with the home page'),
  current: text(90).describe('Name of the current page'),
});

export type BreadcrumbsContent = z.infer<typeof breadcrumbsSchema>;
