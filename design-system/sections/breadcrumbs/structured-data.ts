import type { PageFacts, StructuredData } from '../section.ts';
import type { BreadcrumbsContent } from './breadcrumbs.schema.ts';

/** Returns the breadcrumbs as schema.org data: the parent pages and the page itself. */
export function breadcrumbsStructuredData(
  { ancestors, current }: BreadcrumbsContent,
  { url, siteUrl }: PageFacts,
): StructuredData[] {
  const listItems = [
    ...ancestors.map(({ label, href }) => ({ name: label, item: `${siteUrl}${href}` })),
    { name: current, item: url },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: listItems.map((listItem, index) => ({ '@type': 'ListItem', position: index + 1, ...listItem })),
    },
  ];
}
