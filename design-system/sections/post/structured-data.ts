import type { PageFacts, StructuredData } from '../section.ts';
import type { PostContent } from './post.schema.ts';

/** Returns the article in the format of schema.org. */
export function postStructuredData(
  { heading, lede, date, updated, author, minutes }: PostContent,
  { url, siteUrl }: PageFacts,
): StructuredData[] {
  return [
    {
      '@type': 'BlogPosting',
      headline: heading,
      description: lede,
      datePublished: date,
      dateModified: updated ?? date,
      timeRequired: `PT${minutes}M`,
      author: { '@type': 'Organization', name: author, url: siteUrl },
      mainEntityOfPage: url,
    },
  ];
}
