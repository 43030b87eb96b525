import * as z from 'zod';
import { list, pathSchema, text, textUnlessGiven } from '../../content/schema.ts';

const ancestorSchema = z.strictObject({
  label: text(40).describe('The name of the page'),
  href: pathSchema.describe('Its path'),
});

/** The content of the breadcrumbs of a page. */
export const breadcrumbsSchema = z.strictObject({
  label: textUnlessGiven(40, 'Breadcrumb', 'Names the list for a screen reader'),
  ancestors: list(ancestorSchema, 1, 4).describe('The pages above this one, the home page first'),
  current: text(90).describe('The name of this page'),
});

export type BreadcrumbsContent = z.infer<typeof breadcrumbsSchema>;
