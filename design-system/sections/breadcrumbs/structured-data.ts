import type { PageFacts, StructuredData } from '../section.ts';
import type { BreadcrumbsContent } from './breadcrumbs.schema.ts';

/** Returns the ancestors of the page and the page itself in the format of schema.org. */
export function breadcrumbsStructuredData(
  { ancestors, current }: BreadcrumbsContent,
  { url, siteUrl }: PageFacts,
): StructuredData[] {
  const steps = [
    ...ancestors.map(({ label, href }) => ({ name: label, item: `${siteUrl}${href}` })),
    { name: current, item: url },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}
